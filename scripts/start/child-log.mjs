import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { createLineSplitter } from '../process/run.mjs';
import { openLogFile } from './log-file.mjs';

/** Lowest pino level whose log lines are shown in the terminal (50 is `error`). */
const ERROR_LEVEL = 50;

/**
 * Matches warnings of Node itself, for example about a deprecation in a package; they are not
 * shown.
 */
const NODE_WARNING_PATTERN = /^\(node:\d+\)|^\(Use `node/;

/**
 * Writes all output of a service to a file of limited size and shows its errors.
 *
 * @param {string} file Path of the file; it is truncated first.
 * @param {(line: string) => void} showError Shows an error in the terminal.
 * @returns {{ follow: (child: import('node:child_process').ChildProcess) => void, close: () =>
 *   Promise<void> }}
 */
export function openChildLog(file, showError) {
  mkdirSync(dirname(file), { recursive: true });
  const log = openLogFile(file);
  const onOutput = createLineSplitter((line) => {
    log.write(`${line}\n`);
    const message = getErrorMessage(line);
    if (message !== undefined) showError(message);
  });
  const onError = createLineSplitter((line) => {
    log.write(`${line}\n`);
    if (line.trim() !== '' && !NODE_WARNING_PATTERN.test(line)) showError(line);
  });
  return {
    follow(child) {
      child.stdout.setEncoding('utf8').on('data', onOutput);
      child.stderr.setEncoding('utf8').on('data', onError);
    },
    close: () => log.close(),
  };
}

/** Returns the message of a log line with level error or higher; undefined for every other line. */
export function getErrorMessage(line) {
  if (!line.startsWith('{')) return undefined;
  try {
    const { level, msg, err, error } = JSON.parse(line);
    if (!(level >= ERROR_LEVEL)) return undefined;
    const reason = err?.message ?? error?.message ?? '';
    return [msg, reason]
      .filter((part, index, all) => part && all.indexOf(part) === index)
      .join(': ');
  } catch {
    return undefined;
  }
}
