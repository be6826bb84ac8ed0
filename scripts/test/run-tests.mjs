import { runChecks } from '../check/steps.mjs';
import { formatDuration, say } from '../project/terminal.mjs';
import { ensureBrowser } from './browser.mjs';
import { sumCounts } from './counts.mjs';
import { addFlakyTests } from './flaky-history.mjs';
import { readReport, writeReport } from './reports.mjs';
import {
  runBrowsersStage,
  runBuildStage,
  runCoverageStage,
  runE2eStage,
  runPostgresStage,
  runUnitStage,
} from './stages.mjs';

/**
 * Chooses the stages of `npm test -- …`: without arguments all stages, without the browser tests
 * that only `npm run soak` includes; with `e2e` all browser tests (further arguments are filters
 * for Playwright); with `browsers` stories in Chromium, Firefox and WebKit; with `postgres` the api on PostgreSQL; with
 * `--changed [commit]` the checks and the unit tests that a change affects; with `--coverage` the
 * unit tests and their coverage. Anything else is a filter for Jest.
 *
 * @param {readonly string[]} filters
 * @returns {{ stages: readonly string[], filters: readonly string[] }}
 */
export function planStages(filters) {
  const [first, ...others] = filters;
  if (first === undefined) return { stages: ['check', 'unit', 'build', 'e2e'], filters };
  if (first === 'e2e') return { stages: ['build', 'e2e'], filters: others };
  if (first === 'browsers') return { stages: ['build', 'browsers'], filters: others };
  if (first === '--changed') {
    // Without a commit, only uncommitted changes count.
    const [commit = 'HEAD'] = others;
    return {
      stages: ['check', 'unit'],
      filters: [`--changedSince=${commit}`, '--passWithNoTests'],
    };
  }
  if (first === '--coverage') return { stages: ['coverage'], filters: others };
  if (first === 'postgres') return { stages: ['postgres'], filters: others };
  if (first.startsWith('e2e/')) return { stages: ['build', 'e2e'], filters };
  return { stages: ['unit'], filters };
}

/**
 * Runs the stages one after the other; prints their durations and the sum of their counts.
 *
 * @param {object} options
 * @param {readonly string[]} options.filters
 * @param {Promise<void>} options.programs Resolves when the programs of the system are installed;
 *   the checks do not wait for it.
 * @param {AbortSignal} options.signal
 * @returns {Promise<import('./counts.mjs').Counts>}
 */
export async function runTests({ filters: args, programs, signal }) {
  const { stages, filters } = planStages(args);
  // The stories of `browsers` need the production site only.
  const isShort = args.length === 0 || stages.includes('browsers');
  const results = [];
  let tools;
  for (const name of stages) {
    if (name !== 'check') await (tools ??= prepareTools(stages, programs, signal));
    if (signal.aborted) break;
    const broken = results.find((result) => result.name === 'build' && result.failed > 0);
    if (PLAYWRIGHT_STAGES.includes(name) && broken)
      say(`\n— ${name}: skipped because the build failed`);
    else results.push(await runStage(name, { filters, signal, isShort }));
  }
  say('');
  for (const { name, passed, failed, skipped, ms } of results) {
    const left = skipped ? `, ${skipped} skipped` : '';
    say(`${name.padEnd(8)} ${passed} passed, ${failed} failed${left}, ${formatDuration(ms)}`);
  }
  const repeatedlyFlakyTests = reportFlakyTests(results.flatMap(({ flaky = [] }) => flaky));
  return sumCounts([...results, { passed: 0, failed: repeatedlyFlakyTests.length }]);
}

async function prepareTools(stages, programs, signal) {
  await programs;
  if (stages.some((name) => PLAYWRIGHT_STAGES.includes(name))) await ensureBrowser(signal);
}

/** Stages that run Playwright against the built site. */
const PLAYWRIGHT_STAGES = ['browsers', 'e2e'];

const STAGE_FUNCTIONS = {
  check: ({ signal }) => runChecks(signal),
  unit: runUnitStage,
  coverage: runCoverageStage,
  postgres: runPostgresStage,
  build: runBuildStage,
  browsers: runBrowsersStage,
  e2e: runE2eStage,
};

async function runStage(name, options) {
  say(`\n— ${name}`);
  const startedAt = performance.now();
  const counts = await STAGE_FUNCTIONS[name](options);
  return { name, ...counts, ms: performance.now() - startedAt };
}

/**
 * Prints and records the tests that needed a retry; returns those that also needed one in an
 * earlier run.
 */
function reportFlakyTests(flaky) {
  const { history, repeatedlyFlaky: repeatedlyFlakyTests } = addFlakyTests(
    readReport('flaky.json') ?? [],
    flaky,
  );
  writeReport('flaky.json', history);
  for (const test of flaky) say(`flaky    passed on retry only: ${test}`);
  for (const test of repeatedlyFlakyTests)
    say(`flaky    failed, because it needed a retry in an earlier run as well: ${test}`);
  return repeatedlyFlakyTests;
}
