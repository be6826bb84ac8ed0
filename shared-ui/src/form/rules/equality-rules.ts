import type { Rule } from './rule.ts';

/** Deep equality, strict within; the order of keys does not count. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b)) return false;
  if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime();
  if (a instanceof RegExp && b instanceof RegExp) return String(a) === String(b);
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]))
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Loose equality as the rules `is` and `confirm` have it: 5 and "5" are the same. */
function looselyEqual(a: unknown, b: unknown): boolean {
  // oxlint-disable-next-line eqeqeq -- the rule's documented meaning
  return a == b;
}

/** Equals one of the arguments, loosely; null, objects and arrays strictly. */
export const is: Rule = (value, args) =>
  args.some((arg) => (typeof arg === 'object' ? same(arg, value) : looselyEqual(arg, value)));

/** Equals none of the arguments, strictly. */
export const not: Rule = (value, args) => !args.some((arg) => same(arg, value));

/** Equals one of the strings or fits one of the patterns; `/…/` in a string is a pattern. */
export const matches: Rule = (value, args) =>
  args.some((arg) => {
    const pattern = patternOf(arg);
    if (!pattern) return arg === value;
    // A pattern with the flag g or y would remember where it stopped last time.
    pattern.lastIndex = 0;
    return pattern.test(String(value));
  });

function patternOf(arg: unknown): RegExp | undefined {
  if (arg instanceof RegExp) return arg;
  if (typeof arg !== 'string' || arg.length < 2) return undefined;
  if (!arg.startsWith('/') || !arg.endsWith('/')) return undefined;
  return new RegExp(arg.slice(1, -1));
}

/**
 * Equals its sibling: `x_confirm` and `x_confirmed` look at `x`, any other name at `name_confirm`.
 * Arguments: another address, `strict`.
 */
export const confirm: Rule = (value, [address, mode], { name, valueAt }) => {
  const stripped = name.replace(/_confirm(?:ed)?$/, '');
  const sibling = stripped === name ? `${name}_confirm` : stripped;
  const other = valueAt(typeof address === 'string' && address ? address : sibling);
  return mode === 'strict' ? value === other : looselyEqual(value, other);
};
