/** Maximum number of runs that the history covers. */
const MAX_RUNS = 10;

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
export function recordFlakyTests(history, flaky) {
  const next = [...history, [...new Set(flaky)]].slice(-MAX_RUNS);
  const countRuns = (test) => next.filter((run) => run.includes(test)).length;
  return {
    history: next,
    repeatedlyFlaky: next.at(-1).filter((test) => countRuns(test) > MAX_FLAKY_RUNS),
  };
}
