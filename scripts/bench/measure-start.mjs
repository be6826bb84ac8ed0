import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../project/paths.mjs';
import { PlainError } from '../project/terminal.mjs';
import { parseServiceMemoryBytes } from './parse-service-memory-bytes.mjs';

/**
 * Pause in milliseconds after the start, before the memory is measured. In this time, the feeds
 * fill the search index and the first garbage collections finish.
 */
const SETTLE_MS = 30_000;
const START_TIMEOUT_MS = 180_000;

/**
 * Runs `npm start`, measures it and stops it.
 *
 * @param {NodeJS.ProcessEnv} env Ports and data folder of the site.
 * @returns {Promise<{ ms: number, memory: Readonly<Record<string, number>> }>} milliseconds until
 *   the site is up, and resident bytes by name of the service
 * @throws {PlainError} when the site does not start
 */
export async function measureStart(env) {
  const startedAt = performance.now();
  const site = spawn('npm', ['start'], {
    cwd: ROOT,
    env,
    // Starts npm in a new process group, so that one signal reaches npm and its child.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(site, 'close');
  const lines = createInterface({ input: site.stdout });
  const timer = setTimeout(() => process.kill(-site.pid, 'SIGKILL'), START_TIMEOUT_MS);
  try {
    await waitUntilUp(lines);
    const ms = performance.now() - startedAt;
    clearTimeout(timer);
    // Discards all further output, because a full pipe would block the site.
    site.stdout.resume();
    await wait(SETTLE_MS);
    const processList = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,args='], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    return { ms, memory: parseServiceMemoryBytes(processList, site.pid) };
  } finally {
    clearTimeout(timer);
    if (site.exitCode === null) process.kill(-site.pid, 'SIGINT');
    await closed;
  }
}

/** Reads output lines until one says that the site is up. */
async function waitUntilUp(lines) {
  const printedLines = [];
  for await (const line of lines) {
    if (/\bup in\b/u.test(line)) return;
    printedLines.push(line);
  }
  throw new PlainError(`✗ start        the site did not start\n${printedLines.join('\n')}`);
}
