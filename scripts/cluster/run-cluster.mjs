import { join } from 'node:path';
import { run } from '../process/run.mjs';
import { PROJECT_NODE, ROOT } from '../project/paths.mjs';
import { formatDuration, PlainError, say, sayStep } from '../project/terminal.mjs';
import { buildChangedPackages } from '../start/builds.mjs';

/** Milliseconds after which a service that does not stop is killed. */
const STOP_TIMEOUT_MS = 6000;

/** Services in start order; the services of one group start at the same time. */
const START_GROUPS = [
  ['postgres', 'redis', 'embedded', 'releases'],
  ['pooler', 'replica'],
  // edge-metrics starts before the edge, because it must already listen when the edge starts.
  ['api-1', 'api-2', 'shell-1', 'shell-2', 'edge-metrics'],
  ['edge'],
];

/**
 * Builds the packages that changed and starts a cluster. Prints every step.
 *
 * @param {Awaited<ReturnType<import('./cluster-services.mjs').createCluster>>} cluster
 * @param {{ signal: AbortSignal, backup?: string }} options `signal` aborts builds and commands;
 *   `backup` is a folder whose backup is loaded into the empty database.
 * @throws {PlainError} when the cluster cannot start
 */
export async function startCluster(cluster, { signal, backup }) {
  const onLine = (line) => say(`  build        ${line}`);
  const { shell, remotes } = await buildChangedPackages({
    env: cluster.environment,
    onLine,
    signal,
  });
  if (!shell.ok) throw new PlainError('✗ build        the shell cannot be built');
  if (!remotes.ok) sayStep(false, 'build', 'not every remote is up to date, see above');
  const [stores, ...others] = START_GROUPS;
  await startGroup(cluster, stores);
  const { environment, migration } = cluster;
  if (backup !== undefined)
    await runCommand(['backup-command.ts', 'load', backup], environment, signal);
  await runCommand(['migrate-command.ts'], { ...environment, ...migration }, signal);
  for (const group of others) await startGroup(cluster, group);
  cluster.edgeLogLimit.start();
}

async function startGroup(cluster, group) {
  await Promise.all(group.map((name) => startClusterService(cluster, name)));
}

/**
 * Runs a command of the api package and prints its output. @throws {PlainError} when the command
 * failed
 */
async function runCommand([file, ...words], env, signal) {
  const args = [join(ROOT, 'api/src', file), ...words];
  const { ok, output } = await run(PROJECT_NODE, args, { cwd: ROOT, env, signal });
  if (!ok) throw new PlainError(output.trim());
  say(output.trim());
}

async function startClusterService({ services, logs }, name) {
  const started = performance.now();
  try {
    await services[name].start();
  } catch (error) {
    throw new PlainError(`✗ ${name.padEnd(12)} ${error.message}; its log is ${logs}/${name}.log`);
  }
  sayStep(true, name, formatDuration(performance.now() - started));
}

/** Stops all services, the edge first. Resolves when no process is left. */
export async function stopCluster({ services, edgeLogLimit }) {
  edgeLogLimit.stop();
  for (const group of START_GROUPS.toReversed()) {
    await Promise.all(group.map((name) => services[name].stop(STOP_TIMEOUT_MS)));
  }
}
