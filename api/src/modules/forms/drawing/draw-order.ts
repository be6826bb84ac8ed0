import { createHash, createHmac, randomBytes } from 'node:crypto';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** 32 random bytes, hexadecimal. */
export const newSeed = (): string => randomBytes(32).toString('hex');

/** What stands for a list of entries: SHA-256 of their ids, sorted, one a line. */
export const entriesHashOf = (ids: readonly string[]): string => sha256(ids.toSorted().join('\n'));

/**
 * The rule of a draw, number 1. Each entry gets HMAC-SHA-256 over the name of the draw, the hash of
 * the list and its id, with the seed's text as key; the entries in the order of these values, smallest
 * first, get the prizes. Seed and list being fixed, so is the order; neither whoever drew nor whoever
 * took part could choose it. Anybody can draw again with nothing but the record.
 */
export function drawOrder(draw: string, seed: string, ids: readonly string[]): string[] {
  const list = entriesHashOf(ids);
  const valueOf = (id: string) =>
    createHmac('sha256', seed).update([draw, list, id].join('\n')).digest('hex');
  return ids
    .map((id) => ({ id, value: valueOf(id) }))
    .toSorted((left, right) => (left.value < right.value ? -1 : 1))
    .map(({ id }) => id);
}

/** JSON that does not depend on the order in which fields were written. */
function plainJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(plainJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .toSorted(([left], [right]) => (left < right ? -1 : 1));
  return `{${fields.map(([name, each]) => `${JSON.stringify(name)}:${plainJson(each)}`).join(',')}}`;
}

/** What ties a record to the one before it. */
export function recordHash(
  draw: string,
  number: number,
  previousHash: string,
  content: object,
): string {
  return sha256([draw, number, previousHash, plainJson(content)].join('\n'));
}
