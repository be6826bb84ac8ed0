import { createHash, createHmac, randomBytes } from 'node:crypto';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** 32 random bytes, hexadecimal. */
export const newSeed = (): string => randomBytes(32).toString('hex');

/** Hash of a list of entries: SHA-256 of the sorted ids, one per line. */
export const hashEntries = (ids: readonly string[]): string => sha256(ids.toSorted().join('\n'));

/**
 * Drawing rule number 1. Each entry gets HMAC-SHA-256 over the draw's name, the list's hash and its
 * id, with the seed's text as the key. Entries in ascending order of these values win the prizes.
 * The order depends only on seed and list, so neither staff nor participants can influence it. The
 * record alone suffices to repeat the drawing.
 */
export function drawOrder(draw: string, seed: string, ids: readonly string[]): string[] {
  const list = hashEntries(ids);
  const valueOf = (id: string) =>
    createHmac('sha256', seed).update([draw, list, id].join('\n')).digest('hex');
  return ids
    .map((id) => ({ id, value: valueOf(id) }))
    .toSorted((left, right) => (left.value < right.value ? -1 : 1))
    .map(({ id }) => id);
}

/** JSON with sorted keys, so that equal values have equal text. */
function plainJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(plainJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .toSorted(([left], [right]) => (left < right ? -1 : 1));
  return `{${fields.map(([name, each]) => `${JSON.stringify(name)}:${plainJson(each)}`).join(',')}}`;
}

/** Hash of a record, chained to the previous record's hash. */
export function recordHash(
  draw: string,
  number: number,
  previousHash: string,
  content: object,
): string {
  return sha256([draw, number, previousHash, plainJson(content)].join('\n'));
}
