/** Maximum number of runs that the history covers. */
const MAX_RECORDED_RUNS = 10;

/** Maximum number of runs in the history in which a test may need a retry (decision 013). */
const MAX_FLAKY_RUNS = 1;

/**
 * Adds the tests that passed only on retry to the history of the last ten runs.
 *
 * @param {readonly (readonly string[])[]} history Flaky tests of each run, the oldest run first.
 * @param {readonly string[]} flaky Flaky tests of this run.
 * @returns {{ history: readonly (readonly string[])[], repeatedlyFlaky: readonly string[] }}
 *   `repeatedlyFlaky` lists the flaky tests of this run that also needed a retry in an earlier run
 */
export function addFlakyTests(history, flaky) {
  const newHistory = [...history, [...new Set(flaky)]].slice(-MAX_RECORDED_RUNS);
  const countFlakyRuns = (test) => newHistory.filter((run) => run.includes(test)).length;
  return {
    history: newHistory,
    repeatedlyFlaky: newHistory.at(-1).filter((test) => countFlakyRuns(test) > MAX_FLAKY_RUNS),
  };
}
