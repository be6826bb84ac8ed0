import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PROJECT_NODE, ROOT } from '../project/paths.mjs';
import { listMemoryOptions, MEMORY_ENV } from '../start/memory-settings.mjs';
import { createEmptyDatabase } from './create-empty-database.mjs';

/** Limits of the background work of an api with the rows of a large publisher. */
export const VOLUME_BENCH = {
  /** Longest time of a statement. A statement may keep the rows that it changes that long. */
  maxStatementMs: 3000,
  maxTaskMs: 60_000,
  maxMemoryMb: 400,
  /** Growth from a tenth of the rows. Times below `ignoredMs` are not compared. */
  maxGrowth: 12,
  ignoredMs: 2000,
  /** Longest time until a new ad is in the search, and until a blocked one has left it. */
  maxFollowMs: 5000,
  /** Longest response of a read, and its growth from a tenth of the rows. */
  maxReadMs: 800,
  maxReadGrowth: 1.5,
  /** Responses below this time are not compared. */
  ignoredReadMs: 100,
  /** Longest response of a table to download, which contains all rows. */
  maxTableMs: 10_000,
};

const VOLUME_FOLDER = join(ROOT, 'api/src/testing/volume');

/** Runs a script with the environment and the memory settings of an api. Yields its output lines. */
async function* runScript(name, args, env, signal) {
  const options = listMemoryOptions(VOLUME_FOLDER);
  const script = spawn(PROJECT_NODE, [...options, join(VOLUME_FOLDER, name), ...args], {
    env: { ...env, ...MEMORY_ENV },
    signal,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(script, 'close');
  for await (const line of createInterface({ input: script.stdout })) yield line;
  const [code] = await closed;
  if (code !== 0) throw new Error(`${name} exited with ${code}`);
}

/** Creates the environment of an api with an empty database of its own. */
export async function createVolumeEnvironment(serverUrl, scale, dataDir) {
  return {
    ...process.env,
    DATABASE_URL: await createEmptyDatabase(serverUrl, `gruenland_volume_${scale * 1000}`),
    DATA_DIR: join(dataDir, String(scale)),
    AUTH_SECRET: randomBytes(32).toString('hex'),
    DEMO_DATA: 'off',
    STAFF_SECOND_FACTOR: 'off',
    LOG_LEVEL: 'warn',
    SHED_DELAY_MS: '0',
  };
}

/** Fills the database of the environment. */
export async function fillVolume(env, scale, signal, report) {
  for await (const line of runScript('fill-volume-command.ts', [String(scale)], env, signal))
    report(line);
}

/**
 * Runs all background work of an api once in a process of its own.
 *
 * @returns {Promise<{ tasks: { name: string, durationMs: number, failure: string | null, slowest: {
 *   text: string, durationMs: number } | null }[], maxMemoryBytes: number }>}
 */
export async function measureTasks(env, signal) {
  const tasks = [];
  let maxMemoryBytes = 0;
  for await (const line of runScript('measure-tasks.ts', [], env, signal)) {
    const result = JSON.parse(line);
    if ('maxMemoryBytes' in result) ({ maxMemoryBytes } = result);
    else tasks.push(result);
  }
  return { tasks, maxMemoryBytes };
}
