import type { Rule } from './rule.ts';

/** Whether two values are deeply equal, compared strictly; key order is ignored. */
function isDeepEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b)) return false;
  if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime();
  if (a instanceof RegExp && b instanceof RegExp) return String(a) === String(b);
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isDeepEqual(a[key], b[key]))
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Compares loosely for the rules `is` and `confirm`: 5 equals "5". */
function isLooselyEqual(a: unknown, b: unknown): boolean {
  // oxlint-disable-next-line eqeqeq -- the rule's documented meaning
  return a == b;
}

/**
 * Accepts values that loosely equal one of the arguments (5 equals "5"); null, objects and arrays
 * are compared strictly.
 */
export const is: Rule = (value, args) =>
  args.some((arg) =>
    typeof arg === 'object' ? isDeepEqual(arg, value) : isLooselyEqual(arg, value),
  );

/** Accepts values that strictly equal none of the arguments. */
export const not: Rule = (value, args) => !args.some((arg) => isDeepEqual(arg, value));

/**
 * Accepts values that equal one of the arguments or match an argument that is a pattern; a string
 * `/…/` is a pattern.
 */
export const matches: Rule = (value, args) =>
  args.some((arg) => {
    const pattern = getPattern(arg);
    if (!pattern) return arg === value;
    // Resets the search position: a pattern with the flag g or y would start at the end of its last
    // match.
    pattern.lastIndex = 0;
    return pattern.test(String(value));
  });

function getPattern(arg: unknown): RegExp | undefined {
  if (arg instanceof RegExp) return arg;
  if (typeof arg !== 'string' || arg.length < 2) return undefined;
  if (!arg.startsWith('/') || !arg.endsWith('/')) return undefined;
  return new RegExp(arg.slice(1, -1));
}

/**
 * Accepts values that equal the value of another field: the field `x_confirm` or `x_confirmed` is
 * compared with `x`, any other field `name` with `name_confirm`. The first argument can name a
 * different field; `strict` as the second argument compares strictly.
 */
export const confirm: Rule = (value, [fieldPath, mode], { name, getValueAt }) => {
  const nameWithoutSuffix = name.replace(/_confirm(?:ed)?$/, '');
  const siblingName = nameWithoutSuffix === name ? `${name}_confirm` : nameWithoutSuffix;
  const other = getValueAt(typeof fieldPath === 'string' && fieldPath ? fieldPath : siblingName);
  return mode === 'strict' ? value === other : isLooselyEqual(value, other);
};
