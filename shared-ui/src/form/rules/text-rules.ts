import type { Rule } from './rule.ts';

const LETTERS = { latin: /^[a-z]+$/i, default: /^\p{L}+$/u };
const LETTERS_AND_DIGITS = { latin: /^[0-9a-z]+$/i, default: /^[0-9\p{L}]+$/u };
const EMAIL =
  /^(([^<>()[\].,;:\s@"]+(\.[^<>()[\].,;:\s@"]+)*)|(".+"))@(([^<>()[\].,;:\s@"]+\.)+[^<>()[\].,;:\s@"]{2,})$/i;

function setOf<Set>(sets: { readonly latin: Set; readonly default: Set }, name: unknown): Set {
  return name === 'latin' ? sets.latin : sets.default;
}

/** Letters only; argument `latin`: a to z only. */
export const alpha: Rule = (value, [set]) => setOf(LETTERS, set).test(String(value));

/** Letters and digits only; argument `latin`: a to z and 0 to 9 only. */
export const alphanumeric: Rule = (value, [set]) =>
  setOf(LETTERS_AND_DIGITS, set).test(String(value));

/** An email address with a top-level domain. */
export const email: Rule = (value) => EMAIL.test(String(value));

/** Starts with one of the arguments; without arguments any text passes. */
export const startsWith: Rule = (value, args) =>
  typeof value === 'string' &&
  (args.length === 0 || args.some((arg) => value.startsWith(String(arg))));

/** Ends with one of the arguments; without arguments any text passes. */
export const endsWith: Rule = (value, args) =>
  typeof value === 'string' &&
  (args.length === 0 || args.some((arg) => value.endsWith(String(arg))));

/** An absolute URL; arguments: protocols with colon instead of http and https. */
export const url: Rule = (value, args) => {
  try {
    const protocols = args.length > 0 ? args : ['http:', 'https:'];
    return protocols.includes(new URL(String(value)).protocol);
  } catch {
    return false;
  }
};

/**
 * Minimum and maximum number of UTF-16 units, items or keys, in any order. A non-numeric first
 * bound accepts nothing; a non-numeric second bound means no limit.
 */
export const length: Rule = (value, [first = 0, second]) => {
  const a = Number.parseInt(String(first), 10);
  const given = Number.parseInt(String(second), 10);
  const b = Number.isNaN(given) ? Infinity : given;
  const size = sizeOf(value);
  return size !== undefined && size >= Math.min(a, b) && size <= Math.max(a, b);
};

function sizeOf(value: unknown): number | undefined {
  if (typeof value === 'string' || Array.isArray(value)) return value.length;
  return typeof value === 'object' && value !== null ? Object.keys(value).length : undefined;
}
