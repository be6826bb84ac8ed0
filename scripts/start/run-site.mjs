import { join, relative, resolve } from 'node:path';
import { ROOT } from '../project/paths.mjs';
import { formatDuration, PlainError, say, sayStep } from '../project/terminal.mjs';
import { readPorts } from './addresses.mjs';
import { acceptRestartRequests } from './control.mjs';
import { buildChangedPackages } from './builds.mjs';
import { describeDatabaseLock } from './database-lock.mjs';
import { waitForHealth } from './health.mjs';
import { describeTakenPorts } from './ports.mjs';
import { BACKGROUND_SERVICES, createServices } from './services.mjs';

const SERVICE_LABELS = {
  embedded: 'content, search, pictures, mail',
  api: 'accounts, market, events',
  releases: 'release origin',
  shell: 'the site',
};

/** Milliseconds that `printRemotesNotLive` waits until the shell has tried to load every remote. */
const REMOTES_DEADLINE_MS = 10_000;

/**
 * Builds the packages that changed and starts the whole site. Prints every step.
 *
 * @param {object} options
 * @param {NodeJS.ProcessEnv} options.env
 * @param {'production' | 'development'} options.mode
 * @param {AbortSignal} options.signal Aborts the builds.
 * @param {(stop: () => Promise<void>) => void} options.onStoppable Called before the first service
 *   starts, with the function that stops all services.
 * @returns {Promise<string>} the URL
 * @throws {PlainError} when the site cannot start
 */
export async function runSite({ env, mode, signal, onStoppable }) {
  const ports = readSitePorts(env);
  const dataDir = resolve(ROOT, env.DATA_DIR || 'data');
  const problems = [
    ...(await describeTakenPorts(ports)),
    describeDatabaseLock(dataDir, env),
  ].filter((line) => line !== undefined);
  if (problems.length > 0) throw new PlainError(problems.map((line) => `✗ ${line}`).join('\n'));
  const site = createServices({
    ports,
    dataDir,
    mode,
    env,
    report: (name, line) => say(`  ${name.padEnd(12)} ${line}`),
  });
  onStoppable(site.stop);
  const start = async (name) => startService(site, name, ports[name], dataDir);
  const background = Object.fromEntries(BACKGROUND_SERVICES.map((name) => [name, start(name)]));
  // The shell starts when the builds are done and the release origin runs. It does not wait for the
  // other services.
  const shell = Promise.all([buildAndPrintResult(site, signal), background.releases]).then(() =>
    start('shell'),
  );
  await Promise.all([...Object.values(background), shell]);
  const stopAcceptingRestarts = await acceptRestartRequests(dataDir, site.services);
  onStoppable(async () => {
    await stopAcceptingRestarts();
    await site.stop();
  });
  await printRemotesNotLive(site.services.shell.url, signal);
  return site.siteUrl;
}

/** Prints the remotes that are not live, with the reason. The site works without them. */
async function printRemotesNotLive(url, signal) {
  const deadlineMs = REMOTES_DEADLINE_MS;
  const { remotes } = await waitForHealth(url, { deadlineMs, signal, isReady: isSettled }).catch(
    async () => waitForHealth(url, { deadlineMs, signal }),
  );
  for (const { name, state, problem } of remotes) {
    if (state !== 'live') sayStep(false, name, `${state}: ${problem ?? 'no release yet'}`);
  }
}

function isSettled({ remotes }) {
  return remotes.every(({ state }) => state !== 'loading');
}

function readSitePorts(env) {
  try {
    return readPorts(env);
  } catch (error) {
    throw new PlainError(`✗ ${error.message}`);
  }
}

async function startService(site, name, port, dataDir) {
  const startedAt = performance.now();
  try {
    const health = await site.services[name].start();
    const elapsedText = formatDuration(performance.now() - startedAt);
    sayStep(true, name, `${SERVICE_LABELS[name]}, port ${port}, ${elapsedText}`);
    return health;
  } catch (error) {
    const logFile = relative(ROOT, join(dataDir, 'logs', `${name}.log`));
    throw new PlainError(`✗ ${name.padEnd(12)} ${error.message}; its log is ${logFile}`);
  }
}

/**
 * Builds the packages that changed and prints the result. If a remote cannot be built, its last
 * release stays in use; if the shell cannot be built, throws.
 */
async function buildAndPrintResult(site, signal) {
  printBuildLine('building what changed …');
  const { shell, remotes } = await buildChangedPackages({
    env: site.environment,
    onLine: printBuildLine,
    signal,
  });
  if (!shell.ok) throw new PlainError('✗ build        the shell cannot be built');
  if (!remotes.ok) sayStep(false, 'build', 'not every remote is up to date, see above');
  else sayStep(true, 'build', `done, ${formatDuration(Math.max(shell.ms, remotes.ms))}`);
}

function printBuildLine(line) {
  say(`  build        ${line}`);
}
