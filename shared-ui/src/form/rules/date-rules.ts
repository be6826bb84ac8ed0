import type { Rule } from './rule.ts';

function timeOf(value: unknown): number {
  return value instanceof Date ? value.getTime() : Date.parse(String(value));
}

function boundOf(arg: unknown): number {
  return arg === undefined || arg === '' || arg === false ? Date.now() : timeOf(arg);
}

/** Later than the argument, by default later than now; the same moment is not later. */
export const dateAfter: Rule = (value, [bound]) => timeOf(value) > boundOf(bound);

/** Earlier than the argument, by default earlier than now; the same moment is not earlier. */
export const dateBefore: Rule = (value, [bound]) => timeOf(value) < boundOf(bound);

const TOKENS = {
  MM: '(0[1-9]|1[012])',
  M: '([1-9]|1[012])',
  DD: '([012][0-9]|3[01])',
  D: '([012]?[0-9]|3[01])',
  YYYY: '\\d{4}',
  YY: '\\d{2}',
} as const;

/** Written as the argument says (`DD.MM.YYYY`); without argument anything that can be read. */
export const dateFormat: Rule = (value, [format]) => {
  if (typeof format !== 'string' || format === '') return !Number.isNaN(timeOf(value));
  const escaped = format.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const pattern = escaped.replace(
    /MM|M|DD|D|YYYY|YY/g,
    (token) => TOKENS[token as keyof typeof TOKENS],
  );
  return new RegExp(`^${pattern}$`).test(String(value));
};
