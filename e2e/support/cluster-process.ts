import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readFile, realpath, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { createMinimalEnvironment } from '@gruenland/shared-contracts/testing/minimal-environment.ts';
import { findFreePortRange } from './ports.ts';
import { resolveSiteUnderTest } from './site-under-test.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** Number of consecutive ports that a cluster uses. */
const PORT_COUNT = 14;
/**
 * Time limit until all services run. It includes builds and the installation of system packages.
 */
const START_TIMEOUT_MS = 240_000;

/** A running cluster that `npm run cluster` has started with data of its own. */
export interface Cluster {
  /** URL of the nginx edge, through which visitors reach the cluster. */
  readonly url: string;
  /** URL of the edge's metrics for Prometheus. */
  readonly metricsUrl: string;
  /** URL of the embedded services: content, pictures, search and mail. */
  readonly embeddedUrl: string;
  readonly dataDir: string;
  /** URLs of the instances by name, for example `shell-1` or `api-2`. */
  readonly instanceUrls: Readonly<Record<string, string>>;
  /** Reads the process id of a service, which changes with each restart. */
  readonly pid: (name: string) => Promise<number>;
  readonly kill: (name: string, signal: NodeJS.Signals) => Promise<void>;
  readonly databaseUrl: string;
  /**
   * Path of the environment file. Commands run for this cluster if `ENV_FILE` contains this path.
   */
  readonly environmentFile: string;
  /** Stops the cluster and deletes all its data. */
  readonly stop: () => Promise<void>;
  /** Stops the cluster and deletes its data with the command in docs/operations.md. */
  readonly stopAndDeleteData: () => Promise<void>;
}

export interface ClusterOptions {
  /** Folder of the backup to restore at the start. By default, the cluster starts empty. */
  readonly backupFolder?: string;
  /** Additional environment variables of the cluster's processes. */
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Starts a cluster and waits until it reports that all services run.
 *
 * @param folder name of the cluster's folder in `.cache/e2e`
 * @throws Error with the output of the command if the command exits
 */
export async function startCluster(
  folder: string,
  { backupFolder, env = {} }: ClusterOptions = {},
): Promise<Cluster> {
  const clusterFolder = join(ROOT, '.cache/e2e', folder);
  if (backupFolder === undefined) await removeCluster(clusterFolder);
  const firstPort = await findFreePortRange(PORT_COUNT);
  // Copies the shipped Storyblok stories for the cluster, because tests change them.
  const storiesFolder = join(clusterFolder, 'content');
  await cp(join(ROOT, 'embedded/content'), storiesFolder, { recursive: true });
  await copySandboxChecks(join(clusterFolder, 'cluster'));
  const restoreOptions = backupFolder === undefined ? [] : ['--restore', backupFolder];
  const child = spawn(process.execPath, ['scripts/cluster.mjs', ...restoreOptions], {
    cwd: ROOT,
    env: {
      ...createMinimalEnvironment(),
      ENV_FILE: '',
      CLUSTER_PORT: String(firstPort),
      DATA_DIR: clusterFolder,
      CONTENT_DIR: storiesFolder,
      LOG_LEVEL: 'warn',
      // 0 disables load shedding. The tests put load on the same machine, and could not tell a
      // rejected request from a request that failed because of a faulty release.
      SHED_DELAY_MS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await waitUntilRunning(child);
  const dataDir = join(clusterFolder, 'cluster');
  const readProcessId = async (name: string) => {
    const processIds = JSON.parse(await readFile(join(dataDir, 'processes.json'), 'utf8'));
    return (processIds as Record<string, number>)[name]!;
  };
  const getUrlAtPortOffset = (offset: number) => `http://127.0.0.1:${firstPort + offset}`;
  return {
    url: `http://localhost:${firstPort}`,
    metricsUrl: `${getUrlAtPortOffset(11)}/metrics`,
    embeddedUrl: getUrlAtPortOffset(6),
    dataDir,
    instanceUrls: {
      'shell-1': getUrlAtPortOffset(2),
      'shell-2': getUrlAtPortOffset(3),
      'api-1': getUrlAtPortOffset(4),
      'api-2': getUrlAtPortOffset(5),
    },
    pid: readProcessId,
    kill: async (name, signal) => void process.kill(await readProcessId(name), signal),
    databaseUrl: `postgres://gruenland@127.0.0.1:${firstPort + 9}/postgres`,
    environmentFile: join(dataDir, 'cluster.env'),
    stop: async () => {
      await stopProcess(child);
      await removeCluster(clusterFolder);
    },
    stopAndDeleteData: async () => {
      await stopProcess(child);
      await rm(dataDir, { recursive: true });
    },
  };
}

/**
 * Copies the results of the site's sandbox checks to both shells, so that they do not check the same
 * releases again.
 */
async function copySandboxChecks(dataDir: string): Promise<void> {
  const { sandboxCheckCache } = await resolveSiteUnderTest();
  if (!existsSync(sandboxCheckCache)) return;
  for (const shell of ['shell-1', 'shell-2'])
    await cp(
      sandboxCheckCache,
      join(dataDir, shell, 'shell-releases', basename(sandboxCheckCache)),
    );
}

async function stopProcess(child: ChildProcess): Promise<void> {
  const closeEvent = new Promise((done) => child.once('close', done));
  child.kill('SIGTERM');
  await closeEvent;
}

async function removeCluster(clusterFolder: string): Promise<void> {
  await removeDatabase(clusterFolder);
  await rm(clusterFolder, { recursive: true, force: true });
}

/**
 * Deletes the folders of database and replica. If the cluster runs as root, `cluster/postgres` and
 * `cluster/replica` are symbolic links to them.
 */
async function removeDatabase(clusterFolder: string): Promise<void> {
  for (const name of ['postgres', 'replica']) {
    const database = await realpath(join(clusterFolder, 'cluster', name)).catch(() => null);
    if (database) await rm(database, { recursive: true, force: true });
  }
}

async function waitUntilRunning(child: ChildProcess): Promise<void> {
  const output: string[] = [];
  await new Promise<void>((resolvePromise, rejectPromise) => {
    const timer = setTimeout(
      () => rejectPromise(new Error(`the cluster did not start:\n${output.join('\n')}`)),
      START_TIMEOUT_MS,
    );
    for (const stream of [child.stdout!, child.stderr!])
      createInterface({ input: stream }).on('line', (line) => {
        output.push(line);
        if (line.includes('(cluster, up in')) {
          clearTimeout(timer);
          resolvePromise();
        }
      });
    child.once('close', (code) => {
      clearTimeout(timer);
      rejectPromise(new Error(`the cluster exited with ${code}:\n${output.join('\n')}`));
    });
  });
}
