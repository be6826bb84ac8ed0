import { createHash, createHmac, randomBytes } from 'node:crypto';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Creates a seed of 32 random bytes, in hexadecimal. */
export const createSeed = (): string => randomBytes(32).toString('hex');

/** Returns the hash of a list of entries: SHA-256 over the sorted ids, one id per line. */
export const hashEntryIds = (entryIds: readonly string[]): string =>
  sha256(entryIds.toSorted().join('\n'));

/**
 * Orders the entries by drawing rule 1 (`rule` in the record). The value of an entry is
 * HMAC-SHA-256 over the name of the draw, the hash of all entry ids and the id of the entry. The
 * key is the hexadecimal text of the seed. Entries win the prizes in ascending order of these
 * values. The order depends only on seed, draw and entry ids, so neither staff nor participants can
 * influence it. The drawing can be repeated from the record alone.
 */
export function computeDrawOrder(
  draw: string,
  seed: string,
  entryIds: readonly string[],
): string[] {
  const listHash = hashEntryIds(entryIds);
  const computeDrawValue = (id: string) =>
    createHmac('sha256', seed).update([draw, listHash, id].join('\n')).digest('hex');
  return entryIds
    .map((id) => ({ id, value: computeDrawValue(id) }))
    .toSorted((a, b) => (a.value < b.value ? -1 : 1))
    .map(({ id }) => id);
}

/** Returns JSON with sorted keys, so that equal values have equal JSON. */
function toCanonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, fieldValue]) => fieldValue !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, fieldValue]) => `${JSON.stringify(name)}:${toCanonicalJson(fieldValue)}`).join(',')}}`;
}

/**
 * Returns the hash of a drawing record. The hash of the previous record is part of the hashed text.
 */
export function computeRecordHash(
  draw: string,
  number: number,
  previousHash: string,
  content: object,
): string {
  return sha256([draw, number, previousHash, toCanonicalJson(content)].join('\n'));
}
