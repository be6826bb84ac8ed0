import type { Rule } from './rule.ts';

/** As JavaScript reads it: '' and ' ' are 0, '1,5' is no number, ['5'] is 5. */
function numeric(value: unknown): number {
  return typeof value === 'symbol' ? Number.NaN : Number(value);
}

/** A number in JavaScript's notation. */
export const number: Rule = (value) => !Number.isNaN(numeric(value));

/** Within both bounds, which may stand in either order. */
export const between: Rule = (value, [from, to]) => {
  const [number_, a, b] = [numeric(value), numeric(from), numeric(to)];
  if ([number_, a, b].some(Number.isNaN)) return false;
  return number_ >= Math.min(a, b) && number_ <= Math.max(a, b);
};

/** At least the argument (default 1); of an array the number of items. Texts are not measured. */
export const min: Rule = (value, [minimum = 1]) =>
  (Array.isArray(value) ? value.length : numeric(value)) >= numeric(minimum);

/** At most the argument (default 10); of an array the number of items. Texts are not measured. */
export const max: Rule = (value, [maximum = 10]) =>
  (Array.isArray(value) ? value.length : numeric(value)) <= numeric(maximum);
