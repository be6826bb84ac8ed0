import {
  getJestCounts,
  getJestCountsAfterRetry,
  getPlaywrightCounts,
  sumCounts,
} from './counts.mjs';

const JEST_REPORT = {
  numPassedTests: 5,
  numFailedTests: 2,
  numRuntimeErrorTestSuites: 1,
  numPendingTests: 1,
  numTodoTests: 1,
};
const SUCCESSFUL_JEST_REPORT = { ...JEST_REPORT, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
const PLAYWRIGHT_REPORT = {
  stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 },
  errors: [{}],
};

test('Jest: counts failed tests and files that cannot be loaded', () => {
  expect(getJestCounts(JEST_REPORT, false)).toEqual({ passed: 5, failed: 3, skipped: 2 });
});

test('Jest: counts retried files by their retry only', () => {
  const again = {
    status: 'failed',
    assertionResults: [{ status: 'failed' }, { status: 'passed' }],
  };
  const report = { ...JEST_REPORT, numRuntimeErrorTestSuites: 0, testResults: [again] };
  expect(getJestCountsAfterRetry(report, { passed: 1, failed: 1 })).toEqual({
    passed: 5,
    failed: 1,
    skipped: 2,
  });
});

test('Playwright: counts failed tests, retried ones and failures outside of tests', () => {
  expect(getPlaywrightCounts(PLAYWRIGHT_REPORT, false)).toEqual({
    passed: 5,
    failed: 2,
    skipped: 2,
  });
});

test('an error exit code counts as a failure even without failed tests', () => {
  expect(getJestCounts(SUCCESSFUL_JEST_REPORT, false).failed).toBe(1);
  expect(getJestCounts(SUCCESSFUL_JEST_REPORT, true).failed).toBe(0);
  const stats = { expected: 4, unexpected: 0, flaky: 0, skipped: 0 };
  expect(getPlaywrightCounts({ stats }, false).failed).toBe(1);
});

test('a missing report counts as a failure', () => {
  expect(getJestCounts(undefined, true).failed).toBe(1);
  expect(getPlaywrightCounts(undefined, true).failed).toBe(1);
});

test('adds counts', () => {
  expect(
    sumCounts([
      { passed: 1, failed: 2 },
      { passed: 3, failed: 0, skipped: 5 },
    ]),
  ).toEqual({
    passed: 4,
    failed: 2,
  });
});
