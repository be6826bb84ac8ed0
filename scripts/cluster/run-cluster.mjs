import { join } from 'node:path';
import { run } from '../process/run.mjs';
import { PROJECT_NODE, ROOT } from '../project/paths.mjs';
import { duration, PlainError, say, sayStep } from '../project/terminal.mjs';
import { buildChanged } from '../start/builds.mjs';

/** Milliseconds that each service gets to end what it is doing. */
const GRACE = 6000;

/** In this order they come up, each group together. */
const GROUPS = [
  ['postgres', 'redis', 'embedded', 'releases'],
  // Who is told by the edge is there before it.
  ['api-1', 'api-2', 'shell-1', 'shell-2', 'edge-figures'],
  ['edge'],
];

/**
 * Builds what changed and brings a cluster up, telling every step.
 *
 * @param {Awaited<ReturnType<import('./cluster-services.mjs').createCluster>>} cluster
 * @param {{ signal: AbortSignal, backup?: string }} options `signal` ends the builds; `backup` is a
 *   folder to fill the empty database from.
 * @throws {PlainError} when it cannot come up
 */
export async function startCluster(cluster, { signal, backup }) {
  const onLine = (line) => say(`  build        ${line}`);
  const { shell, remotes } = await buildChanged({ env: cluster.environment, onLine, signal });
  if (!shell.ok) throw new PlainError('✗ build        the shell cannot be built');
  if (!remotes.ok) sayStep(false, 'build', 'not every remote is up to date, see above');
  const [stores, ...others] = GROUPS;
  await startGroup(cluster, stores);
  const { environment, migration } = cluster;
  if (backup !== undefined)
    await command(['backup-command.ts', 'load', backup], environment, signal);
  await command(['migrate-command.ts'], { ...environment, ...migration }, signal);
  for (const group of others) await startGroup(cluster, group);
}

async function startGroup(cluster, group) {
  await Promise.all(group.map((name) => startOne(cluster, name)));
}

/** Runs a command of the api and says how it ended. @throws {PlainError} when it failed */
async function command([file, ...words], env, signal) {
  const args = [join(ROOT, 'api/src', file), ...words];
  const { ok, output } = await run(PROJECT_NODE, args, { cwd: ROOT, env, signal });
  if (!ok) throw new PlainError(output.trim());
  say(output.trim());
}

async function startOne({ services, logs }, name) {
  const started = performance.now();
  try {
    await services[name].start();
  } catch (error) {
    throw new PlainError(`✗ ${name.padEnd(12)} ${error.message}; its log is ${logs}/${name}.log`);
  }
  sayStep(true, name, duration(performance.now() - started));
}

/** Ends everything, the edge first; afterwards no process is left. */
export async function stopCluster({ services }) {
  for (const group of GROUPS.toReversed()) {
    await Promise.all(group.map((name) => services[name].stop(GRACE)));
  }
}
