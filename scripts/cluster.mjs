/**
 * `npm run cluster`: starts the production setup on one machine without containers: edge (nginx),
 * two shells, two apis, PostgreSQL, Redis and release origin. The edge uses CLUSTER_PORT, the other
 * services the following ports. Data is stored in the folder `cluster` of DATA_DIR, secrets in the
 * folder `cluster-keys` next to it. Other commands run against the cluster with
 * `ENV_FILE=data/cluster/cluster.env`. `-- --restore <folder>` loads a backup into an empty
 * database. Ctrl-C stops everything.
 */
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createClusterPorts } from './cluster/cluster-ports.mjs';
import { createCluster } from './cluster/cluster-services.mjs';
import { startCluster, stopCluster } from './cluster/run-cluster.mjs';
import { ensureInstalled } from './install/ensure-installed.mjs';
import { onStop } from './process/interrupt.mjs';
import { ROOT } from './project/paths.mjs';
import { formatDuration, PlainError, runMain, say } from './project/terminal.mjs';
import { readEnvironment } from './start/environment-file.mjs';

const started = performance.now();
const stopController = new AbortController();
let cluster;

onStop((cause) => {
  if (stopController.signal.aborted) {
    if (cause === 'signal') process.exit(1);
    return;
  }
  say('\n  stopping …');
  void stopAndExit(0);
});

await runMain(async () => {
  try {
    const env = readEnvironment();
    const { signal } = stopController;
    await ensureInstalled(signal);
    cluster = await createCluster({
      env,
      signal,
      ports: createClusterPorts(readFirstPort(env)),
      dataDir: join(resolve(ROOT, env.DATA_DIR || 'data'), 'cluster'),
      report: (name, line) => say(`  ${name.padEnd(12)} ${line}`),
    });
    await startCluster(cluster, { signal, backup: readBackupFolder() });
    const elapsedText = formatDuration(performance.now() - started);
    say(`\n  ${cluster.siteUrl}   (cluster, up in ${elapsedText}, Ctrl-C stops)`);
    const file = relative(ROOT, cluster.environmentFile);
    say(`commands: ENV_FILE=${file} npm run backup -- <folder>, staff, search, …\n`);
  } catch (error) {
    if (stopController.signal.aborted) return;
    say(error instanceof PlainError ? error.message : error.stack);
    await stopAndExit(1);
  }
});

async function stopAndExit(code) {
  stopController.abort();
  if (cluster) await stopCluster(cluster);
  process.exit(code);
}

function readBackupFolder() {
  try {
    const { values } = parseArgs({ options: { restore: { type: 'string' } } });
    return values.restore === undefined ? undefined : resolve(values.restore);
  } catch (error) {
    throw new PlainError(`✗ ${error.message}`);
  }
}

function readFirstPort(env) {
  const port = Number(env.CLUSTER_PORT || 3100);
  if (Number.isInteger(port) && port > 0 && port < 65_500) return port;
  throw new PlainError(
    `✗ CLUSTER_PORT is "${env.CLUSTER_PORT}"; it must be a port number below 65500`,
  );
}
