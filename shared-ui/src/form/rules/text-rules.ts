import type { Rule } from './rule.ts';

const LETTER_PATTERNS = { latin: /^[a-z]+$/i, default: /^\p{L}+$/u };
const LETTER_OR_DIGIT_PATTERNS = { latin: /^[0-9a-z]+$/i, default: /^[0-9\p{L}]+$/u };
const EMAIL_PATTERN =
  /^(([^<>()[\].,;:\s@"]+(\.[^<>()[\].,;:\s@"]+)*)|(".+"))@(([^<>()[\].,;:\s@"]+\.)+[^<>()[\].,;:\s@"]{2,})$/i;

function choosePattern<Pattern>(
  patterns: { readonly latin: Pattern; readonly default: Pattern },
  name: unknown,
): Pattern {
  return name === 'latin' ? patterns.latin : patterns.default;
}

/** Accepts letters only; with the argument `latin` only a to z. */
export const alpha: Rule = (value, [set]) =>
  choosePattern(LETTER_PATTERNS, set).test(String(value));

/** Accepts letters and digits only; with the argument `latin` only a to z and 0 to 9. */
export const alphanumeric: Rule = (value, [set]) =>
  choosePattern(LETTER_OR_DIGIT_PATTERNS, set).test(String(value));

/** Accepts an email address whose domain has a top-level domain. */
export const email: Rule = (value) => EMAIL_PATTERN.test(String(value));

/** Accepts text that starts with one of the arguments; without arguments any text passes. */
export const startsWith: Rule = (value, args) =>
  typeof value === 'string' &&
  (args.length === 0 || args.some((arg) => value.startsWith(String(arg))));

/** Accepts text that ends with one of the arguments; without arguments any text passes. */
export const endsWith: Rule = (value, args) =>
  typeof value === 'string' &&
  (args.length === 0 || args.some((arg) => value.endsWith(String(arg))));

/**
 * Accepts an absolute URL whose protocol is one of the arguments, each written with a colon
 * (`https:`); default http and https.
 */
export const url: Rule = (value, args) => {
  try {
    const protocols = args.length > 0 ? args : ['http:', 'https:'];
    return protocols.includes(new URL(String(value)).protocol);
  } catch {
    return false;
  }
};

/**
 * Accepts texts, arrays and objects whose number of UTF-16 units, items or keys is between both
 * arguments, in any order. A non-numeric first argument accepts nothing; a non-numeric second one
 * means no limit.
 */
export const length: Rule = (value, [first = 0, second]) => {
  const a = Number.parseInt(String(first), 10);
  const parsedLimit = Number.parseInt(String(second), 10);
  const b = Number.isNaN(parsedLimit) ? Infinity : parsedLimit;
  const size = getSize(value);
  return size !== undefined && size >= Math.min(a, b) && size <= Math.max(a, b);
};

function getSize(value: unknown): number | undefined {
  if (typeof value === 'string' || Array.isArray(value)) return value.length;
  return typeof value === 'object' && value !== null ? Object.keys(value).length : undefined;
}
