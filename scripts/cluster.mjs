/**
 * `npm run cluster`: starts the production setup on one machine without containers: edge (nginx),
 * two shells, two apis, PostgreSQL, Redis and release origin. The edge uses CLUSTER_PORT, the other
 * services the following ports. Data is stored in the folder `cluster` of DATA_DIR, secrets in the
 * folder `cluster-keys` next to it. Other commands run against the cluster with
 * `ENV_FILE=data/cluster/cluster.env`. `-- --restore <folder>` loads a backup into an empty
 * database. Ctrl-C stops everything.
 *
 * While it runs, in another terminal: `-- --restart <service>` restarts a service with the current
 * settings, `-- --reload edge` makes nginx read its configuration and certificate again.
 */
import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createClusterPorts } from './cluster/cluster-ports.mjs';
import { createCluster } from './cluster/cluster-services.mjs';
import { reloadService } from './cluster/reload-service.mjs';
import { restartService } from './cluster/restart-service.mjs';
import { startCluster, stopCluster } from './cluster/run-cluster.mjs';
import { ensureInstalled } from './install/ensure-installed.mjs';
import { onStop } from './process/interrupt.mjs';
import { ROOT } from './project/paths.mjs';
import { formatDuration, PlainError, runMain, say, sayStep } from './project/terminal.mjs';
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
  const { restore, restart, reload } = readOptions();
  const env = readEnvironment();
  const dataDir = env.DATA_DIR || 'data';
  // `cluster.env` contains the cluster's own folder as DATA_DIR.
  const isClusterFolder = existsSync(resolve(ROOT, dataDir, 'addresses.json'));
  const folder = resolve(ROOT, dataDir, isClusterFolder ? '' : 'cluster');
  if (restart !== undefined) return sayStep(true, restart, await restartService(folder, restart));
  if (reload !== undefined) return sayStep(true, reload, reloadService(folder, reload));
  try {
    const { signal } = stopController;
    await ensureInstalled(signal);
    cluster = await createCluster({
      readEnv: readEnvironment,
      signal,
      ports: createClusterPorts(readFirstPort(env)),
      dataDir: folder,
      report: (name, line) => say(`  ${name.padEnd(12)} ${line}`),
    });
    await startCluster(cluster, { signal, backup: restore });
    const elapsedText = formatDuration(performance.now() - started);
    say(`\n  ${cluster.siteUrl}   (cluster, up in ${elapsedText}, Ctrl-C stops)`);
    const file = relative(ROOT, cluster.environmentFile);
    say(`commands: ENV_FILE=${file} npm run backup -- <folder>, staff, search, …`);
    for (const { name, url } of Object.values(cluster.services))
      if (url) say(`  ${name.padEnd(12)} ${url}`);
    say('');
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

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        restore: { type: 'string' },
        restart: { type: 'string' },
        reload: { type: 'string' },
      },
    });
    return { ...values, restore: values.restore && resolve(values.restore) };
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
