import type { Rule } from './rule.ts';

/** Milliseconds; those of a `Date` are cut to the second, as its text has none. */
function timeOf(value: unknown): number {
  return Date.parse(String(value));
}

/** No bound, null, 0, '' and false stand for now. */
function boundOf(arg: unknown): number {
  return timeOf(arg || new Date());
}

/** Later than the argument, by default later than now; the same moment is not later. */
export const dateAfter: Rule = (value, [bound]) => timeOf(value) > boundOf(bound);

/** Earlier than the argument, by default earlier than now; the same moment is not earlier. */
export const dateBefore: Rule = (value, [bound]) => timeOf(value) < boundOf(bound);

/** In the order in which they are replaced, each once. */
const TOKENS = {
  MM: '(0[1-9]|1[012])',
  M: '([1-9]|1[012])',
  DD: '([012][0-9]|3[01])',
  D: '([012]?[0-9]|3[01])',
  YYYY: '\\d{4}',
  YY: '\\d{2}',
} as const;

/**
 * Written as the argument says (`DD.MM.YYYY`, each token once); without argument anything that can be
 * read.
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
