import { dateAfter, dateBefore, dateFormat } from './date-rules.ts';
import { confirm, is, matches, not } from './equality-rules.ts';
import { between, max, min, number } from './number-rules.ts';
import { isEmpty } from './rule.ts';
import type { Rule } from './rule.ts';
import { alpha, alphanumeric, email, endsWith, length, startsWith, url } from './text-rules.ts';

const YES_VALUES: readonly unknown[] = ['yes', 'on', '1', 1, true, 'true'];

/** Accepts the values that mean "yes". */
const accepted: Rule = (value) => YES_VALUES.includes(value);

/**
 * Accepts values that are not empty. `false` is not empty, so use `accepted` for checkboxes. With
 * the argument `trim`, text of whitespace alone counts as empty.
 */
const required: Rule = (value, [action]) =>
  !isEmpty(action === 'trim' && typeof value === 'string' ? value.trim() : value);

/** Validation rules of specification section 5, with the semantics of FormKit. */
export const rules = {
  accepted,
  alpha,
  alphanumeric,
  between,
  confirm,
  date_after: dateAfter,
  date_before: dateBefore,
  date_format: dateFormat,
  email,
  ends_with: endsWith,
  is,
  length,
  matches,
  max,
  min,
  not,
  number,
  required,
  starts_with: startsWith,
  url,
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;
