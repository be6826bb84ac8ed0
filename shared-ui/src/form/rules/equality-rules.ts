import type { Rule } from './rule.ts';

/** Deep equality of plain values, for objects and arrays given as arguments. */
function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

/** Loose equality as the rules `is` and `confirm` have it: 5 and "5" are the same. */
function looselyEqual(a: unknown, b: unknown): boolean {
  // oxlint-disable-next-line eqeqeq -- the rule's documented meaning
  return a == b;
}

/** Equals one of the arguments, loosely. */
export const is: Rule = (value, args) =>
  args.some((arg) => (isObject(arg) ? same(arg, value) : looselyEqual(arg, value)));

/** Equals none of the arguments, strictly. */
export const not: Rule = (value, args) =>
  !args.some((arg) => (isObject(arg) ? same(arg, value) : arg === value));

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
