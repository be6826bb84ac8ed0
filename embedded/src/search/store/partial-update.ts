import type { SearchRecord } from '#search/records/search-record.ts';

type Fields = Record<string, unknown>;

interface BuiltIn {
  readonly _operation: string;
  readonly value: unknown;
}

const isBuiltIn = (value: unknown): value is BuiltIn =>
  typeof value === 'object' && value !== null && '_operation' in value;

const numberOr = (value: unknown, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Algolia's built-in operations on one attribute. */
function operate(before: unknown, { _operation: operation, value }: BuiltIn): unknown {
  const list = Array.isArray(before) ? (before as unknown[]) : [];
  switch (operation) {
    case 'Increment':
      return numberOr(before, 0) + numberOr(value, 0);
    case 'Decrement':
      return numberOr(before, 0) - numberOr(value, 0);
    case 'Add':
      return [...list, value];
    case 'AddUnique':
      return list.some((item) => same(item, value)) ? list : [...list, value];
    case 'Remove':
      return list.filter((item) => !same(item, value));
    case 'IncrementFrom':
      return numberOr(before, 0) === value ? numberOr(before, 0) + 1 : before;
    case 'IncrementSet':
      return numberOr(value, 0) > numberOr(before, 0) ? value : before;
    default:
      return before;
  }
}

/** The record with the given attributes changed. */
export function partialUpdate(
  before: SearchRecord | undefined,
  change: SearchRecord,
): SearchRecord {
  const after: Fields = { ...before };
  for (const [name, value] of Object.entries(change)) {
    after[name] = isBuiltIn(value) ? operate(after[name], value) : value;
  }
  return after as Fields & { objectID: string };
}
