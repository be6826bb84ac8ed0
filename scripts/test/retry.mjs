/**
 * Selects failed tests for a retry and lists the tests that passed only on retry (decision 013):
 * random failures on a busy machine must not stop a release, but must not be hidden either.
 */

/** If more test files fail, the failures are not random and no file is retried. */
const MAX_RETRIED_FILES = 4;

/**
 * Lists the failed test files to retry in isolation.
 *
 * @param {object | undefined} report Jest's report.
 * @returns {readonly string[]} paths; empty when no file failed, or more than `MAX_RETRIED_FILES`
 */
export function listFilesToRetry(report) {
  const failed = (report?.testResults ?? []).filter(({ status }) => status === 'failed');
  return failed.length > MAX_RETRIED_FILES ? [] : failed.map(({ name }) => name);
}

/**
 * Lists the browser tests that passed only on retry.
 *
 * @param {object | undefined} report Playwright's report.
 * @returns {readonly string[]} file and title of each test
 */
export function listFlakyTests(report) {
  return (report?.suites ?? []).flatMap(listFlakyTestsOfSuite);
}

function listFlakyTestsOfSuite(suite) {
  const own = (suite.specs ?? []).filter(({ tests }) =>
    tests.some(({ status }) => status === 'flaky'),
  );
  return [
    ...own.map(({ file, title }) => `${file} › ${title}`),
    ...(suite.suites ?? []).flatMap(listFlakyTestsOfSuite),
  ];
}
