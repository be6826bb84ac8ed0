import { describeMissedLimits, printCoreCount } from './missed-limits.mjs';

test('returns null when all limits are met', () => {
  expect(describeMissedLimits({ search: true, session: true })).toBeNull();
});

test.each([
  [{ search: false, session: true }, ['search']],
  [{ search: true, session: false }, ['session']],
  [{ search: false, session: false }, ['search', 'session']],
])('names each missed limit: %j', (isWithinLimitByName, names) => {
  const lines = describeMissedLimits(isWithinLimitByName)?.split('\n') ?? [];
  expect(lines.map((line) => line.split(/\s+/u)[1])).toEqual(names);
});

test('prints the number of cores', () => {
  const reportedLines = [];
  printCoreCount(2, (line) => reportedLines.push(line));
  printCoreCount(1, (line) => reportedLines.push(line));
  expect(reportedLines[0]).toMatch(/cores +2$/u);
  expect(reportedLines[1]).toMatch(/cores +1 \(/u);
});
