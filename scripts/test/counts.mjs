/**
 * How many tests of a stage passed and failed.
 *
 * @typedef {{ passed: number, failed: number, skipped?: number }} Counts
 */

/**
 * Counts of Jest's report. A file that cannot even be loaded has no tests to fail, so it counts
 * itself.
 *
 * @param {object | undefined} report undefined when Jest left none
 * @param {boolean} ok Jest's exit code was 0
 * @returns {Counts}
 */
export function jestCounts(report, ok) {
  if (!report) return { passed: 0, failed: 1 };
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return {
    passed: report.numPassedTests,
    failed: honest(failed, ok),
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Counts of Playwright's report; errors outside of tests (a server that does not start) count, and
 * a test that passes only when repeated has failed.
 *
 * @param {object | undefined} report
 * @param {boolean} ok
 * @returns {Counts}
 */
export function playwrightCounts(report, ok) {
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky + (report.errors?.length ?? 0);
  return { passed: expected, failed: honest(failed, ok), skipped };
}

/** A tool that ends with an error has failed, whatever it counted. */
function honest(failed, ok) {
  return failed === 0 && !ok ? 1 : failed;
}

/** Sum of several stages. */
export function sum(all) {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
  };
}
