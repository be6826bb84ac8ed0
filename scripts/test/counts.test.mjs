import { jestCounts, jestCountsAfter, playwrightCounts, sum } from './counts.mjs';

const JEST = {
  numPassedTests: 5,
  numFailedTests: 2,
  numRuntimeErrorTestSuites: 1,
  numPendingTests: 1,
  numTodoTests: 1,
};
const NOTHING_FAILED = { ...JEST, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
const PLAYWRIGHT = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] };

test('Jest: counts failed tests and files that cannot be loaded', () => {
  expect(jestCounts(JEST, false)).toEqual({ passed: 5, failed: 3, skipped: 2 });
});

test('Jest: counts retried files by their retry only', () => {
  const again = {
    status: 'failed',
    assertionResults: [{ status: 'failed' }, { status: 'passed' }],
  };
  const report = { ...JEST, numRuntimeErrorTestSuites: 0, testResults: [again] };
  expect(jestCountsAfter(report, { passed: 1, failed: 1 })).toEqual({
    passed: 5,
    failed: 1,
    skipped: 2,
  });
});

test('Playwright: counts failed tests, retried ones and failures outside of tests', () => {
  expect(playwrightCounts(PLAYWRIGHT, false)).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

test('an error exit code counts as a failure even without failed tests', () => {
  expect(jestCounts(NOTHING_FAILED, false).failed).toBe(1);
  expect(jestCounts(NOTHING_FAILED, true).failed).toBe(0);
  const stats = { expected: 4, unexpected: 0, flaky: 0, skipped: 0 };
  expect(playwrightCounts({ stats }, false).failed).toBe(1);
});

test('a missing report counts as a failure', () => {
  expect(jestCounts(undefined, true).failed).toBe(1);
  expect(playwrightCounts(undefined, true).failed).toBe(1);
});

test('adds counts', () => {
  expect(
    sum([
      { passed: 1, failed: 2 },
      { passed: 3, failed: 0, skipped: 5 },
    ]),
  ).toEqual({
    passed: 4,
    failed: 2,
  });
});
