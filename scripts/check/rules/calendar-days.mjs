import { findForbiddenPatterns } from '../find-forbidden-patterns.mjs';

export const name = 'calendar days';

const CALENDAR_FILE = 'shared-contracts/src/german-calendar.ts';
const PROBLEM_MESSAGE = `computes days outside ${CALENDAR_FILE}: deadlines are German calendar days`;

/**
 * Regular expression, as a string, for calls that cut the year, month or day off an ISO timestamp.
 */
const DATE_SLICE_PATTERN = String.raw`\.(?:(?:slice|substring|substr)\(\s*0,\s*(?:4|7|10)\s*\)|replace\(\/T)`;

/**
 * Patterns of day arithmetic in UTC or in the machine's time zone. Each has its message and the
 * files that may contain it.
 */
const FORBIDDEN_PATTERNS = [
  [
    new RegExp(`\\.to(?:ISOString|JSON)\\(\\)\\s*${DATE_SLICE_PATTERN}`),
    PROBLEM_MESSAGE,
    [CALENDAR_FILE],
  ],
  // By convention, the names of variables with a timestamp end with `At` or `Iso`.
  [new RegExp(`(?:At|[iI]so)[!?]*\\s*${DATE_SLICE_PATTERN}`), PROBLEM_MESSAGE, [CALENDAR_FILE]],
  [/\.split\(\s*['"`]T['"`]/, PROBLEM_MESSAGE, [CALENDAR_FILE]],
  [/\.set(?:UTC)?(?:Date|Month|FullYear|Hours)\(/, PROBLEM_MESSAGE, [CALENDAR_FILE]],
  [/\.getTimezoneOffset\(/, PROBLEM_MESSAGE, [CALENDAR_FILE]],
];

/**
 * Forbids computing calendar days outside `CALENDAR_FILE`, which uses German time: during the first
 * one or two hours of a German day, the UTC date is still that of the day before.
 * @param {import('../repository.mjs').Repository} repository
 */
export function check(repository) {
  return findForbiddenPatterns(repository, FORBIDDEN_PATTERNS);
}
