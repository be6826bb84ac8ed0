/**
 * `npm run cluster`: the production setup on one machine without containers: edge (nginx), two
 * shells, two apis, PostgreSQL, Redis, release origin. CLUSTER_PORT is the first of its ports, the
 * edge's. Its data is in `cluster` of DATA_DIR, its secrets in `cluster-keys` next to it.
 * `ENV_FILE=data/cluster/cluster.env` runs other commands on it. `-- --restore <folder>` starts
 * from a backup and requires an empty database. Ctrl-C stops everything.
 */
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { clusterPorts } from './cluster/cluster-ports.mjs';
import { createCluster } from './cluster/cluster-services.mjs';
import { startCluster, stopCluster } from './cluster/run-cluster.mjs';
import { ensureInstalled } from './install/ensure-installed.mjs';
import { onStop } from './process/interrupt.mjs';
import { ROOT } from './project/paths.mjs';
import { duration, PlainError, runMain, say } from './project/terminal.mjs';
import { readEnvironment } from './start/environment-file.mjs';

const started = performance.now();
const ending = new AbortController();
let cluster;

onStop((why) => {
  if (ending.signal.aborted) {
    if (why === 'signal') process.exit(1);
    return;
  }
  say('\n  stopping …');
  void end(0);
});

await runMain(async () => {
  try {
    const env = readEnvironment();
    const { signal } = ending;
    await ensureInstalled(signal);
    cluster = await createCluster({
      env,
      signal,
      ports: clusterPorts(firstPort(env)),
      dataDir: join(resolve(ROOT, env.DATA_DIR || 'data'), 'cluster'),
      tell: (name, line) => say(`  ${name.padEnd(12)} ${line}`),
    });
    await startCluster(cluster, { signal, backup: backupFolder() });
    const spent = duration(performance.now() - started);
    say(`\n  ${cluster.siteUrl}   (cluster, up in ${spent}, Ctrl-C stops)`);
    const file = relative(ROOT, cluster.environmentFile);
    say(`commands: ENV_FILE=${file} npm run backup -- <folder>, staff, search, …\n`);
  } catch (error) {
    if (ending.signal.aborted) return;
    say(error instanceof PlainError ? error.message : error.stack);
    await end(1);
  }
});

async function end(code) {
  ending.abort();
  if (cluster) await stopCluster(cluster);
  process.exit(code);
}

function backupFolder() {
  try {
    const { values } = parseArgs({ options: { restore: { type: 'string' } } });
    return values.restore === undefined ? undefined : resolve(values.restore);
  } catch (error) {
    throw new PlainError(`✗ ${error.message}`);
  }
}

function firstPort(env) {
  const port = Number(env.CLUSTER_PORT || 3100);
  if (Number.isInteger(port) && port > 0 && port < 65_500) return port;
  throw new PlainError(`✗ CLUSTER_PORT is "${env.CLUSTER_PORT}", it must be a port`);
}
