import type { Rule } from './rule.ts';

/** Converts like JavaScript: '' and ' ' are 0, '1,5' is NaN, ['5'] is 5. */
function numeric(value: unknown): number {
  return typeof value === 'symbol' ? Number.NaN : Number(value);
}

/** A number in JavaScript notation. */
export const number: Rule = (value) => !Number.isNaN(numeric(value));

/** Within both bounds, given in any order. */
export const between: Rule = (value, [from, to]) => {
  const [number_, a, b] = [numeric(value), numeric(from), numeric(to)];
  if ([number_, a, b].some(Number.isNaN)) return false;
  return number_ >= Math.min(a, b) && number_ <= Math.max(a, b);
};

/**
 * At least the argument (default 1); for arrays the number of items. Text length is not checked.
 */
export const min: Rule = (value, [minimum = 1]) =>
  (Array.isArray(value) ? value.length : numeric(value)) >= numeric(minimum);

/**
 * At most the argument (default 10); for arrays the number of items. Text length is not checked.
 */
export const max: Rule = (value, [maximum = 10]) =>
  (Array.isArray(value) ? value.length : numeric(value)) <= numeric(maximum);
