import type { Rule } from './rule.ts';

/** Strict deep equality; key order is ignored. */
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

/** Loose equality of the rules `is` and `confirm`: 5 equals "5". */
function looselyEqual(a: unknown, b: unknown): boolean {
  // oxlint-disable-next-line eqeqeq -- the rule's documented meaning
  return a == b;
}

/** Loosely equals one of the arguments; null, objects and arrays are compared strictly. */
export const is: Rule = (value, args) =>
  args.some((arg) => (typeof arg === 'object' ? same(arg, value) : looselyEqual(arg, value)));

/** Strictly equals none of the arguments. */
export const not: Rule = (value, args) => !args.some((arg) => same(arg, value));

/** Equals one of the strings or matches one of the patterns; a string `/…/` is a pattern. */
export const matches: Rule = (value, args) =>
  args.some((arg) => {
    const pattern = patternOf(arg);
    if (!pattern) return arg === value;
    // Patterns with the flag g or y keep the position of their last match.
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
 * Equals another field: `x_confirm` and `x_confirmed` are compared with `x`, any other name with
 * `name_confirm`. Arguments: another field address, `strict`.
 */
export const confirm: Rule = (value, [address, mode], { name, valueAt }) => {
  const stripped = name.replace(/_confirm(?:ed)?$/, '');
  const sibling = stripped === name ? `${name}_confirm` : stripped;
  const other = valueAt(typeof address === 'string' && address ? address : sibling);
  return mode === 'strict' ? value === other : looselyEqual(value, other);
};
