import { createHash, createHmac, randomBytes } from 'node:crypto';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Creates a seed of 32 random bytes, in hexadecimal. */
export const createSeed = (): string => randomBytes(32).toString('hex');

/** Returns the hash of a list of entries: SHA-256 of the sorted ids, one per line. */
export const hashEntries = (ids: readonly string[]): string => sha256(ids.toSorted().join('\n'));

/**
 * Orders the entries by drawing rule 1 (`rule` in the record). The value of an entry is
 * HMAC-SHA-256 over the draw's name, the hash of the list and the entry's id, with the seed's text
 * as the key. Entries win the prizes in ascending order of these values. The order depends only on
 * seed and list, so neither staff nor participants can influence it, and the record alone suffices
 * to repeat the drawing.
 */
export function computeDrawOrder(draw: string, seed: string, ids: readonly string[]): string[] {
  const listHash = hashEntries(ids);
  const computeDrawValue = (id: string) =>
    createHmac('sha256', seed).update([draw, listHash, id].join('\n')).digest('hex');
  return ids
    .map((id) => ({ id, value: computeDrawValue(id) }))
    .toSorted((left, right) => (left.value < right.value ? -1 : 1))
    .map(({ id }) => id);
}

/** Returns JSON with sorted keys, so that equal values have equal JSON. */
function toCanonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .toSorted(([left], [right]) => (left < right ? -1 : 1));
  return `{${fields.map(([name, each]) => `${JSON.stringify(name)}:${toCanonicalJson(each)}`).join(',')}}`;
}

/** Returns the hash of a drawing record; it covers the hash of the previous record. */
export function computeRecordHash(
  draw: string,
  number: number,
  previousHash: string,
  content: object,
): string {
  return sha256([draw, number, previousHash, toCanonicalJson(content)].join('\n'));
}
