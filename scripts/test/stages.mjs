import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { PROJECT_NODE, ROOT, getToolPath } from '../project/paths.mjs';
import { say } from '../project/terminal.mjs';
import { run } from '../process/run.mjs';
import { buildChangedPackages } from '../start/builds.mjs';
import { ensureEngines } from './engine-packages.mjs';
import { getJestCounts, getJestCountsAfterRetry, getPlaywrightCounts } from './counts.mjs';
import { formatCoverage, listCoverageArguments, sumCoverage } from './coverage.mjs';
import { findMemoryFolder, startPostgres } from './postgres.mjs';
import { prepareReportFile, readReport } from './reports.mjs';
import { listFilesToRetry, listFlakyTests } from './retry.mjs';

/**
 * Number of Jest's workers. At least three: tests wait for processes, databases and timers, so that two
 * workers leave a quarter of two cores unused.
 */
const WORKER_COUNT = Math.max(3, availableParallelism() - 1);

/** Node options of Jest and its workers: most tests end before optimised code pays for its compilation. */
const NODE_ARGUMENTS = ['--no-opt'];

/** Sites that the browser tests use, one per mode, with separate data folders. */
const E2E_SITES = ['production', 'development'];

/**
 * Runs the unit tests in Jest. A complete run uses PostgreSQL for the api if it is installed:
 * PGlite cannot show concurrency, and the browser stage uses PGlite anyway (decision 067).
 *
 * @param {{ signal: AbortSignal, filters?: readonly string[] }} options
 * @returns {Promise<import('./counts.mjs').Counts>}
 */
export async function runUnitStage({ signal, filters = [] }) {
  if (filters.length > 0) return runJest('unit.json', filters, {}, signal);
  return runWithPostgres(signal, (env) => runJest('unit.json', [], env, signal));
}

/**
 * Runs the unit tests and measures the covered lines and branches of each package. A package with
 * too few covered branches counts as a failure.
 *
 * @param {{ signal: AbortSignal, filters?: readonly string[] }} options
 */
export async function runCoverageStage({ signal, filters = [] }) {
  const folder = prepareReportFile('coverage');
  const words = listCoverageArguments(folder, filters);
  const counts = await runWithPostgres(signal, (env) => runJest('unit.json', words, env, signal));
  const summary = readReport('coverage/coverage-summary.json') ?? {};
  const testFiles = (readReport('unit.json')?.testResults ?? []).map(({ name }) => name);
  const packages = sumCoverage(summary, testFiles);
  for (const coverage of packages) say(formatCoverage(coverage));
  const lowCoverageCount = packages.filter(({ isTooLow }) => isTooLow).length;
  return { ...counts, failed: counts.failed + lowCoverageCount };
}

/**
 * Runs the api's tests on PostgreSQL.
 *
 * @param {{ signal: AbortSignal, filters?: readonly string[] }} options
 */
export async function runPostgresStage({ signal, filters = [] }) {
  const jestFilters = filters.length > 0 ? filters.map((word) => `api/src/.*${word}`) : ['api/src'];
  return runWithPostgres(signal, (env) => runJest('postgres.json', jestFilters, env, signal));
}

/**
 * Calls a function with the environment variables of a PostgreSQL test server. If PostgreSQL cannot
 * be started, prints a message and passes no variables, so that the api's tests use PGlite.
 */
async function runWithPostgres(signal, runWithVariables) {
  const server = await startPostgres(signal, { parentFolder: findMemoryFolder() });
  if ('reason' in server) {
    say(`PostgreSQL   skipped, the api is tested on PGlite: ${server.reason}`);
    return runWithVariables({});
  }
  try {
    return await runWithVariables({ TEST_DATABASE_URL: server.url });
  } finally {
    await server.stop();
  }
}

async function runJest(name, jestArgs, env, signal) {
  const { report, counts } = await runJestOnce(
    name,
    [`--maxWorkers=${WORKER_COUNT}`, ...jestArgs],
    env,
    signal,
  );
  const filesToRetry = listFilesToRetry(report);
  if (counts.failed === 0 || filesToRetry.length === 0 || signal.aborted) return counts;
  say('retry in isolation:');
  for (const file of filesToRetry) say(`  ${relative(ROOT, file)}`);
  // `--forceExit` ends the run even if a failed test has left handles open.
  const isolationArgs = ['--runInBand', '--forceExit', '--runTestsByPath', ...filesToRetry];
  const retryRun = await runJestOnce(`again-${name}`, isolationArgs, env, signal);
  const flaky = filesToRetry.filter((file) => !hasFailed(retryRun.report, file));
  return {
    ...getJestCountsAfterRetry(report, retryRun.counts),
    flaky: flaky.map((file) => relative(ROOT, file)),
  };
}

const hasFailed = (report, file) =>
  !report?.testResults.some(({ name, status }) => name === file && status === 'passed');

async function runJestOnce(name, jestArgs, env, signal) {
  const file = prepareReportFile(name);
  const ended = await run(
    PROJECT_NODE,
    [...NODE_ARGUMENTS, getToolPath('jest'), '--json', `--outputFile=${file}`, ...jestArgs],
    {
      cwd: ROOT,
      signal,
      env: {
        ...process.env,
        ...env,
        NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
      },
      // Hides the JSON report, which Jest prints in addition to writing the file.
      onLine: (line) => line.startsWith('{"num') || say(line),
    },
  );
  const report = readReport(name);
  return { report, counts: getJestCounts(report, ended.ok) };
}

/**
 * Builds shell and remotes for the sites of the browser tests. The builds of one site count as one
 * test.
 *
 * @param {object} options
 * @param {AbortSignal} options.signal
 * @param {boolean} [options.isShort] Whether only the production site is needed, see `runE2eStage`.
 */
export async function runBuildStage({ signal, isShort = false }) {
  const modes = isShort ? ['production'] : E2E_SITES;
  let failed = 0;
  for (const mode of modes) {
    const env = {
      ...createTestEnvironment(),
      GRUENLAND_MODE: mode,
      DATA_DIR: getDataFolder(mode),
      // Notifies no shell: the developer's own site may run on the default port and does not trust
      // these releases.
      RELEASE_HOOKS: 'off',
    };
    const { shell, remotes } = await buildChangedPackages({ env, signal, onLine: say });
    if (!shell.ok || !remotes.ok) failed += 1;
  }
  return { passed: modes.length - failed, failed };
}

/**
 * Runs the tests of user journeys, quality and faults in a browser.
 *
 * @param {object} options
 * @param {AbortSignal} options.signal
 * @param {readonly string[]} [options.filters]
 * @param {boolean} [options.isShort] Whether to leave out the development site and the tests tagged
 *   `@soak` (decision 097).
 */
export async function runE2eStage({ signal, filters = [], isShort = false }) {
  if (!hasBrowserTests()) {
    say('  e2e          has no tests yet');
    return { passed: 0, failed: 0 };
  }
  // Only `npm test` runs stories in other engines together with all other tests.
  const engines = isShort ? await ensureEngines(signal) : { names: [], missing: [] };
  for (const sentence of engines.missing) say(`  browsers     ${sentence}`);
  return runPlaywright('e2e.json', filters, { isShort, engines: engines.names }, signal);
}

/**
 * Runs the stories that all browser engines must show, those tagged `@soak` too, in Chromium, Firefox
 * and WebKit. A missing engine counts as a failure.
 *
 * @param {object} options
 * @param {AbortSignal} options.signal
 * @param {readonly string[]} [options.filters]
 */
export async function runBrowsersStage({ signal, filters = [] }) {
  const { names, missing } = await ensureEngines(signal);
  for (const sentence of missing) say(`  browsers     ${sentence}`);
  const engines = ['chromium', ...names];
  const words = [...engines.map((name) => `--project=${name}`), ...filters];
  const counts = await runPlaywright('browsers.json', words, { isShort: false, engines }, signal);
  return { ...counts, failed: counts.failed + missing.length };
}

async function runPlaywright(reportName, filters, { isShort, engines }, signal) {
  const file = prepareReportFile(reportName);
  const ended = await run(
    PROJECT_NODE,
    [getToolPath('playwright'), 'test', '--config', 'e2e/playwright.config.ts', ...filters],
    {
      cwd: ROOT,
      signal,
      // Playwright stops the sites that it has started on SIGINT, but not on SIGTERM.
      stopSignal: 'SIGINT',
      // Only a run of all chaos tests covers all faults of docs/resilience.md.
      env: {
        ...createTestEnvironment(),
        E2E_REPORT: file,
        E2E_SHORT: isShort ? '1' : '',
        E2E_ENGINES: engines.join(','),
        E2E_WHOLE: includesAllChaosTests(filters) ? '1' : '',
      },
      onLine: say,
    },
  );
  const report = readReport(reportName);
  return { ...getPlaywrightCounts(report, ended.ok), flaky: listFlakyTests(report) };
}

/**
 * Whether Playwright with these filters runs all chaos tests that record cases; none of them is
 * tagged `@soak`. Other options can exclude tests.
 *
 * @param {readonly string[]} filters
 */
export function includesAllChaosTests(filters) {
  const hasExcludingOption = filters.some((word) =>
    /^-(?!-workers=|-grep-invert=@soak$)/.test(word),
  );
  const includesFolder = filters.length === 0 || filters.includes('chaos/');
  return includesFolder && !hasExcludingOption;
}

function hasBrowserTests() {
  const files = readdirSync(join(ROOT, 'e2e'), { recursive: true });
  return files.some((file) => file.endsWith('.spec.ts') && !file.includes('node_modules'));
}

/**
 * Returns the environment for Jest and Playwright, so that tests do not depend on a local `.env`.
 */
function createTestEnvironment() {
  return { ...process.env, ENV_FILE: '' };
}

function getDataFolder(mode) {
  return join(ROOT, '.cache/e2e', mode);
}
