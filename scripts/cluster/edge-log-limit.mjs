import { renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { getPreviousLogFile, MAX_LOG_BYTES } from '../start/log-file.mjs';

/** The files that nginx writes itself. */
const LOGS = ['requests.log', 'errors.log'];
const INTERVAL_MS = 10_000;

/**
 * Renames the logs of the edge that are too large, and makes nginx begin new ones.
 *
 * @param {string} folder Folder of the edge.
 * @param {number | undefined} pid Process id of nginx; undefined while it does not run.
 * @param {number} [maxBytes]
 */
export function rotateEdgeLogs(folder, pid, maxBytes = MAX_LOG_BYTES) {
  if (pid === undefined) return;
  const files = LOGS.map((name) => join(folder, name));
  const large = files.filter(
    (file) => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > maxBytes,
  );
  if (large.length === 0) return;
  for (const file of large) renameSync(file, getPreviousLogFile(file));
  try {
    process.kill(pid, 'SIGUSR1');
  } catch (error) {
    // nginx has ended; it opens the logs when it starts.
    if (error.code !== 'ESRCH') throw error;
  }
}

/**
 * Returns what limits the size of the edge's logs while it is started.
 *
 * @param {string} folder Folder of the edge.
 * @param {() => number | undefined} readPid Returns the process id of nginx.
 */
export function createEdgeLogLimit(folder, readPid) {
  let timer;
  return {
    start() {
      timer = setInterval(() => rotateEdgeLogs(folder, readPid()), INTERVAL_MS);
    },
    stop() {
      clearInterval(timer);
    },
  };
}
