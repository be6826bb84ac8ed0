import type { Rule } from './rule.ts';

/** Converts a value as JavaScript does: '' and ' ' are 0, '1,5' is NaN, ['5'] is 5. */
function toNumber(value: unknown): number {
  return typeof value === 'symbol' ? Number.NaN : Number(value);
}

/** Accepts numbers in JavaScript notation. */
export const number: Rule = (value) => !Number.isNaN(toNumber(value));

/** Accepts numbers from the smaller to the larger of two arguments, inclusive. */
export const between: Rule = (value, [from, to]) => {
  const [numericValue, a, b] = [toNumber(value), toNumber(from), toNumber(to)];
  if ([numericValue, a, b].some(Number.isNaN)) return false;
  return numericValue >= Math.min(a, b) && numericValue <= Math.max(a, b);
};

/**
 * Accepts numbers of at least the argument (default 1), and arrays with at least that many items.
 * Text length is not checked.
 */
export const min: Rule = (value, [minimum = 1]) =>
  (Array.isArray(value) ? value.length : toNumber(value)) >= toNumber(minimum);

/**
 * Accepts numbers of at most the argument (default 10), and arrays with at most that many items.
 * Text length is not checked.
 */
export const max: Rule = (value, [maximum = 10]) =>
  (Array.isArray(value) ? value.length : toNumber(value)) <= toNumber(maximum);
