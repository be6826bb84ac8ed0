import type { Rule } from './rule.ts';

/**
 * Parses a date and time to milliseconds since 1970. A `Date` is truncated to seconds, because its
 * text form has no milliseconds.
 */
function parseTimeMs(value: unknown): number {
  return Date.parse(String(value));
}

/**
 * Returns the time with which a rule compares, in milliseconds since 1970. Undefined, null, 0, ''
 * and false mean now.
 */
function getBoundMs(bound: unknown): number {
  return parseTimeMs(bound || new Date());
}

/** Accepts times later than the argument, default now; equal times fail. */
export const dateAfter: Rule = (value, [bound]) => parseTimeMs(value) > getBoundMs(bound);

/** Accepts times earlier than the argument, default now; equal times fail. */
export const dateBefore: Rule = (value, [bound]) => parseTimeMs(value) < getBoundMs(bound);

/** Pattern of each token in a date format. Tokens are replaced in this order, each once. */
const TOKEN_PATTERNS = {
  MM: '(0[1-9]|1[012])',
  M: '([1-9]|1[012])',
  DD: '([012][0-9]|3[01])',
  D: '([012]?[0-9]|3[01])',
  YYYY: '\\d{4}',
  YY: '\\d{2}',
} as const;

/**
 * Accepts dates in the format that the argument states (`DD.MM.YYYY`, each token once). Without an
 * argument any parseable date passes.
 */
export const dateFormat: Rule = (value, [format]) => {
  if (typeof format !== 'string' || format === '') return !Number.isNaN(parseTimeMs(value));
  const escapedFormat = format.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const pattern = Object.entries(TOKEN_PATTERNS).reduce(
    (text, [token, digits]) => text.replace(token, digits),
    escapedFormat,
  );
  return new RegExp(`^${pattern}$`).test(String(value));
};
