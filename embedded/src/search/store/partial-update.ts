import type { SearchRecord } from '#search/records/search-record.ts';

type Fields = Record<string, unknown>;

interface BuiltInOperation {
  readonly _operation: string;
  readonly value: unknown;
}

const isBuiltInOperation = (value: unknown): value is BuiltInOperation =>
  typeof value === 'object' && value !== null && '_operation' in value;

const toNumber = (value: unknown, defaultNumber: number): number =>
  typeof value === 'number' ? value : defaultNumber;

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Applies one of Algolia's built-in operations, such as `Increment`, to the value of an attribute.
 * Returns the new value.
 */
function applyOperation(
  before: unknown,
  { _operation: operation, value }: BuiltInOperation,
): unknown {
  const list = Array.isArray(before) ? (before as unknown[]) : [];
  switch (operation) {
    case 'Increment':
      return toNumber(before, 0) + toNumber(value, 0);
    case 'Decrement':
      return toNumber(before, 0) - toNumber(value, 0);
    case 'Add':
      return [...list, value];
    case 'AddUnique':
      return list.some((item) => isEqual(item, value)) ? list : [...list, value];
    case 'Remove':
      return list.filter((item) => !isEqual(item, value));
    case 'IncrementFrom':
      return toNumber(before, 0) === value ? toNumber(before, 0) + 1 : before;
    case 'IncrementSet':
      return toNumber(value, 0) > toNumber(before, 0) ? value : before;
    default:
      return before;
  }
}

/** Returns a copy of a record after a partial update. */
export function applyPartialUpdate(
  before: SearchRecord | undefined,
  change: SearchRecord,
): SearchRecord {
  const updatedRecord: Fields = { ...before };
  for (const [name, value] of Object.entries(change)) {
    updatedRecord[name] = isBuiltInOperation(value)
      ? applyOperation(updatedRecord[name], value)
      : value;
  }
  return updatedRecord as Fields & { objectID: string };
}
