import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { cp, readFile, realpath, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { bareEnvironment } from '@gruenland/shared-contracts/testing/bare-environment.ts';
import { freePortRange } from './ports.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** Number of consecutive ports of a cluster. */
const PORTS = 12;
/** Timeout in milliseconds for builds, system packages and all services. */
const START_TIMEOUT_MS = 240_000;

/** A cluster started by `npm run cluster` with its own data. */
export interface Cluster {
  /** URL of the edge. */
  readonly url: string;
  /** URL of the edge's metrics for Prometheus. */
  readonly figuresUrl: string;
  /** URL of the embedded services: content, mail. */
  readonly embeddedUrl: string;
  readonly dataDir: string;
  /** URLs of single instances by name: `shell-1`, `api-2`. */
  readonly instances: Readonly<Record<string, string>>;
  /** Current process id of a service; changes after a restart. */
  readonly pid: (name: string) => Promise<number>;
  readonly kill: (name: string, signal: NodeJS.Signals) => Promise<void>;
  readonly databaseUrl: string;
  /** Value of `ENV_FILE` for commands on this cluster. */
  readonly environmentFile: string;
  /** Stops it and deletes all data. */
  readonly stop: () => Promise<void>;
  /** Stops it and deletes its data like the handbook: `rm -rf data/cluster`. */
  readonly empty: () => Promise<void>;
}

export interface ClusterOptions {
  /** Folder with a backup to restore; files next to the data of the previous cluster are kept. */
  readonly restore?: string;
  /** Additional environment of its processes. */
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Starts an empty cluster and waits until it reports that it is up.
 *
 * @param folder its data, below the data of the browser tests
 * @throws with its output when it exits
 */
export async function startCluster(
  folder: string,
  { restore, env = {} }: ClusterOptions = {},
): Promise<Cluster> {
  const home = join(ROOT, '.cache/e2e', folder);
  if (restore === undefined) await removeCluster(home);
  const firstPort = await freePortRange(PORTS);
  // Stories that tests may change.
  const stories = join(home, 'content');
  await cp(join(ROOT, 'embedded/content'), stories, { recursive: true });
  const options = restore === undefined ? [] : ['--restore', restore];
  const child = spawn(process.execPath, ['scripts/cluster.mjs', ...options], {
    cwd: ROOT,
    env: {
      ...bareEnvironment(),
      ENV_FILE: '',
      CLUSTER_PORT: String(firstPort),
      DATA_DIR: home,
      CONTENT_DIR: stories,
      LOG_LEVEL: 'warn',
      // One machine runs the cluster and the tests: rejected requests would not indicate a faulty
      // release.
      SHED_DELAY_MS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await untilUp(child);
  const dataDir = join(home, 'cluster');
  const pid = async (name: string) => {
    const processes = JSON.parse(await readFile(join(dataDir, 'processes.json'), 'utf8'));
    return (processes as Record<string, number>)[name]!;
  };
  const at = (offset: number) => `http://127.0.0.1:${firstPort + offset}`;
  return {
    url: `http://localhost:${firstPort}`,
    figuresUrl: `${at(11)}/metrics`,
    embeddedUrl: at(6),
    dataDir,
    instances: { 'shell-1': at(2), 'shell-2': at(3), 'api-1': at(4), 'api-2': at(5) },
    pid,
    kill: async (name, signal) => void process.kill(await pid(name), signal),
    databaseUrl: `postgres://gruenland@127.0.0.1:${firstPort + 9}/postgres`,
    environmentFile: join(dataDir, 'cluster.env'),
    stop: async () => {
      await ended(child);
      await removeCluster(home);
    },
    empty: async () => {
      await ended(child);
      await rm(dataDir, { recursive: true });
    },
  };
}

async function ended(child: ChildProcess): Promise<void> {
  const end = new Promise((done) => child.once('close', done));
  child.kill('SIGTERM');
  await end;
}

async function removeCluster(home: string): Promise<void> {
  await removeDatabase(home);
  await rm(home, { recursive: true, force: true });
}

/** When run as root, the database is in another folder behind a symbolic link. */
async function removeDatabase(home: string): Promise<void> {
  const database = await realpath(join(home, 'cluster/postgres')).catch(() => null);
  if (database) await rm(database, { recursive: true, force: true });
}

async function untilUp(child: ChildProcess): Promise<void> {
  const output: string[] = [];
  await new Promise<void>((up, fail) => {
    const timer = setTimeout(
      () => fail(new Error(`the cluster did not start:\n${output.join('\n')}`)),
      START_TIMEOUT_MS,
    );
    for (const stream of [child.stdout!, child.stderr!])
      createInterface({ input: stream }).on('line', (line) => {
        output.push(line);
        if (line.includes('(cluster, up in')) {
          clearTimeout(timer);
          up();
        }
      });
    child.once('close', (code) => {
      clearTimeout(timer);
      fail(new Error(`the cluster exited with ${code}:\n${output.join('\n')}`));
    });
  });
}
