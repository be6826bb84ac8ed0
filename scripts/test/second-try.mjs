/**
 * What gets a second try, and who needed one (decision 013): accidents of a busy machine must not
 * stop a release, and must not be hidden either.
 */

/** More failed files than this are no accident. */
const MOST_FILES = 4;

/**
 * Test files worth a second try, alone.
 *
 * @param {object | undefined} report Jest's
 * @returns {readonly string[]} paths; empty when nothing failed, or too much
 */
export function filesToRepeat(report) {
  const failed = (report?.testResults ?? []).filter(({ status }) => status === 'failed');
  return failed.length > MOST_FILES ? [] : failed.map(({ name }) => name);
}

/**
 * Browser tests that passed at the second try only.
 *
 * @param {object | undefined} report Playwright's
 * @returns {readonly string[]} file and title
 */
export function flakyTests(report) {
  return (report?.suites ?? []).flatMap(flakyOf);
}

function flakyOf(suite) {
  const own = (suite.specs ?? []).filter(({ tests }) =>
    tests.some(({ status }) => status === 'flaky'),
  );
  return [
    ...own.map(({ file, title }) => `${file} › ${title}`),
    ...(suite.suites ?? []).flatMap(flakyOf),
  ];
}
