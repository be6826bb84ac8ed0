import type { Rule } from './rule.ts';

/** Milliseconds; a `Date` is truncated to seconds, because its text form has none. */
function timeOf(value: unknown): number {
  return Date.parse(String(value));
}

/** Undefined, null, 0, '' and false mean now. */
function boundOf(arg: unknown): number {
  return timeOf(arg || new Date());
}

/** Later than the argument, default now; equal moments fail. */
export const dateAfter: Rule = (value, [bound]) => timeOf(value) > boundOf(bound);

/** Earlier than the argument, default now; equal moments fail. */
export const dateBefore: Rule = (value, [bound]) => timeOf(value) < boundOf(bound);

/** Replaced in this order, each once. */
const TOKENS = {
  MM: '(0[1-9]|1[012])',
  M: '([1-9]|1[012])',
  DD: '([012][0-9]|3[01])',
  D: '([012]?[0-9]|3[01])',
  YYYY: '\\d{4}',
  YY: '\\d{2}',
} as const;

/**
 * Matches the format in the argument (`DD.MM.YYYY`, each token once). Without an argument any
 * parseable date passes.
 */
export const dateFormat: Rule = (value, [format]) => {
  if (typeof format !== 'string' || format === '') return !Number.isNaN(timeOf(value));
  const escaped = format.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const pattern = Object.entries(TOKENS).reduce(
    (text, [token, digits]) => text.replace(token, digits),
    escaped,
  );
  return new RegExp(`^${pattern}$`).test(String(value));
};
