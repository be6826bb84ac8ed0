import { findForbiddenPatterns } from '../find-forbidden-patterns.mjs';

export const name = 'calendar days';

const CALENDAR_FILE = 'shared-contracts/src/german-calendar.ts';
const MESSAGE = `computes days outside ${CALENDAR_FILE}: deadlines are German calendar days`;

/** Patterns of day arithmetic in UTC or in the machine's time zone, each with its allowed file. */
const FORBIDDEN_PATTERNS = [
  [/\.toISOString\(\)\s*\.(?:slice\(0, (?:7|10)\)|split\(['"`]T)/, MESSAGE, [CALENDAR_FILE]],
  [/\.set(?:UTC)?(?:Date|Month|FullYear|Hours)\(/, MESSAGE, [CALENDAR_FILE]],
  [/\.getTimezoneOffset\(/, MESSAGE, [CALENDAR_FILE]],
];

/**
 * Forbids computing calendar days outside `CALENDAR_FILE`, which uses German time: for the first
 * one or two hours of a German day, UTC has the day before.
 * @param {import('../repository.mjs').Repository} repository
 */
export function check(repository) {
  return findForbiddenPatterns(repository, FORBIDDEN_PATTERNS);
}
