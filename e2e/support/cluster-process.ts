import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { cp, readFile, realpath, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { bareEnvironment } from '@gruenland/shared-contracts/testing/bare-environment.ts';
import { freeRow } from './ports.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** How many ports a cluster takes, one after the other. */
const PORTS = 12;
/** Milliseconds for builds, packages of the system and all services. */
const UP_WITHIN = 240_000;

/** A cluster run by `npm run cluster`, with data of its own. */
export interface Cluster {
  /** The edge. */
  readonly url: string;
  /** The edge's own, for Prometheus. */
  readonly figuresUrl: string;
  /** Embedded services: content, mail. */
  readonly embeddedUrl: string;
  readonly dataDir: string;
  /** Addresses of single instances, by name: `shell-1`, `api-2`. */
  readonly instances: Readonly<Record<string, string>>;
  /** Process that runs a service now; another one after a fall. */
  readonly pid: (name: string) => Promise<number>;
  readonly kill: (name: string, signal: NodeJS.Signals) => Promise<void>;
  readonly databaseUrl: string;
  /** What `ENV_FILE` names for commands about it. */
  readonly environmentFile: string;
  /** Ends it and removes everything. */
  readonly stop: () => Promise<void>;
  /** Ends it and empties it as the handbook says: `rm -rf data/cluster`. */
  readonly empty: () => Promise<void>;
}

export interface ClusterOptions {
  /** Folder with a backup to begin with; what a cluster before left beside its data is kept. */
  readonly restore?: string;
  /** What its processes see besides. */
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Starts it, empty, and waits until it says that it is up.
 *
 * @param folder its data, below the browser tests' own
 * @throws with its output when it ends
 */
export async function startCluster(
  folder: string,
  { restore, env = {} }: ClusterOptions = {},
): Promise<Cluster> {
  const home = join(ROOT, '.cache/e2e', folder);
  if (restore === undefined) await removeCluster(home);
  const firstPort = await freeRow(PORTS);
  // Stories that the tests may change.
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
      // One machine carries all of it and the tests: what is refused then is no fault of a release.
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

/** The database of root lies elsewhere, behind a link. */
async function removeDatabase(home: string): Promise<void> {
  const database = await realpath(join(home, 'cluster/postgres')).catch(() => null);
  if (database) await rm(database, { recursive: true, force: true });
}

async function untilUp(child: ChildProcess): Promise<void> {
  const output: string[] = [];
  await new Promise<void>((up, fail) => {
    const timer = setTimeout(
      () => fail(new Error(`the cluster is not up:\n${output.join('\n')}`)),
      UP_WITHIN,
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
      fail(new Error(`the cluster ended with ${code}:\n${output.join('\n')}`));
    });
  });
}
