/**
 * Number of passed, failed and skipped tests of a stage.
 *
 * @typedef {{ passed: number, failed: number, skipped?: number }} Counts
 */

/**
 * Counts the tests in Jest's report. A file that cannot be loaded has no tests, so it counts as one
 * failure.
 *
 * @param {object | undefined} report undefined without a report of Jest
 * @param {boolean} ok Jest's exit code was 0
 * @returns {Counts}
 */
export function getJestCounts(report, ok) {
  if (!report) return { passed: 0, failed: 1 };
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return {
    passed: report.numPassedTests,
    failed: countFailures(failed, ok),
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Counts the tests of a run whose failed files were retried. For these files, the results of the
 * retry count.
 *
 * @param {object} report Jest's report of the first run.
 * @param {Counts} retryCounts Counts of the retry.
 * @returns {Counts}
 */
export function getJestCountsAfterRetry(report, retryCounts) {
  const first = getJestCounts(report, true);
  const failedFiles = report.testResults.filter(({ status }) => status === 'failed');
  const count = (statuses) =>
    failedFiles
      .flatMap((file) => file.assertionResults)
      .filter(({ status }) => statuses.includes(status)).length;
  return {
    passed: first.passed - count(['passed']) + retryCounts.passed,
    failed: retryCounts.failed,
    skipped: first.skipped - count(['pending', 'todo']) + (retryCounts.skipped ?? 0),
  };
}

/**
 * Counts the tests in Playwright's report and the errors outside of tests, for example of a server
 * that does not start. Tests that passed on retry count as passed and are listed.
 *
 * @param {object | undefined} report undefined without a report of Playwright
 * @param {boolean} ok Playwright's exit code was 0
 * @returns {Counts}
 */
export function getPlaywrightCounts(report, ok) {
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + (report.errors?.length ?? 0);
  return { passed: expected + flaky, failed: countFailures(failed, ok), skipped };
}

/** Returns the number of failures: at least one if Jest or Playwright has exited with an error. */
function countFailures(failed, ok) {
  return failed === 0 && !ok ? 1 : failed;
}

/** Adds up the counts of several stages. */
export function sumCounts(all) {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
  };
}
