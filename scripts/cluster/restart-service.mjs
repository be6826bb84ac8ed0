import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PlainError } from '../project/terminal.mjs';
import { findServiceProcess } from './find-service-process.mjs';
import { assertOkResponse, createReadinessCheck } from './readiness-check.mjs';

/** Milliseconds after which a process that does not stop is killed. */
const STOP_TIMEOUT_MS = 5000;
const START_TIMEOUT_MS = 60_000;
const POLL_MS = 100;

/** SIGINT is the fast shutdown of these programs. */
const STOPPED_BY_SIGINT = ['postgres', 'replica', 'pooler'];

/**
 * Ends a process of a running cluster, which starts it again with the current settings. Resolves
 * when the new process is healthy.
 *
 * @param {string} folder Folder of the cluster.
 * @param {string} name Name of the service, for example `api-1`.
 * @returns {Promise<string>} text for the terminal
 * @throws {PlainError} when there is no such service, or when it does not come back
 */
export async function restartService(folder, name) {
  const pid = findServiceProcess(folder, name);
  end(pid, STOPPED_BY_SIGINT.includes(name) ? 'SIGINT' : 'SIGTERM');
  const killTime = performance.now() + STOP_TIMEOUT_MS;
  const signal = AbortSignal.timeout(START_TIMEOUT_MS);
  try {
    while (findServiceProcess(folder, name) === pid) {
      await wait(POLL_MS, undefined, { signal });
      if (performance.now() > killTime) end(pid, 'SIGKILL');
    }
    const url = JSON.parse(readFileSync(join(folder, 'addresses.json'), 'utf8'))[name];
    const check = createReadinessCheck(() => assertOkResponse(`${url}/health`, signal));
    if (url) await check(url, { deadlineMs: START_TIMEOUT_MS, signal });
  } catch (error) {
    const advice = `read ${join(folder, 'logs', `${name}.log`)}`;
    throw new PlainError(`✗ ${name.padEnd(12)} did not come back (${error.message}); ${advice}`);
  }
  return 'restarted';
}

function end(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // It has ended already.
    if (error.code !== 'ESRCH') throw error;
  }
}
