import { findForbiddenPatterns } from '../find-forbidden-patterns.mjs';

export const name = 'calendar days';

const CALENDAR_FILE = 'shared-contracts/src/german-calendar.ts';
const MESSAGE = `computes days outside ${CALENDAR_FILE}: deadlines are German calendar days`;

/** Day arithmetic in UTC or in the time zone of the machine, and the files that may contain it. */
const FORBIDDEN_PATTERNS = [
  [/\.toISOString\(\)\s*\.(?:slice\(0, (?:7|10)\)|split\(['"`]T)/, MESSAGE, [CALENDAR_FILE]],
  [/\.set(?:UTC)?(?:Date|Month|FullYear|Hours)\(/, MESSAGE, [CALENDAR_FILE]],
  [/\.getTimezoneOffset\(/, MESSAGE, [CALENDAR_FILE]],
];

/**
 * Forbids computing calendar days outside one file. Between midnight and two o'clock, the UTC day is
 * the day before the German one.
 * @param {import('../repository.mjs').Repository} repository
 */
export function check(repository) {
  return findForbiddenPatterns(repository, FORBIDDEN_PATTERNS);
}
