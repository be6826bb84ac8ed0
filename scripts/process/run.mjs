import { spawn } from 'node:child_process';

/**
 * Result of a command.
 *
 * @typedef {object} Ended
 * @property {boolean} ok Exit code 0.
 * @property {number | null} code null when a signal terminated it.
 * @property {string} output stdout and stderr in order of arrival.
 * @property {number} ms
 */

/**
 * Runs a command to its end. Never rejects: for a command that cannot be started, returns `ok:
 * false` with the reason as output.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, onLine?: (line: string) => void, timeoutMs?:
 *   number, signal?: AbortSignal, endBy?: NodeJS.Signals }} [options] `onLine` gets every line
 *   immediately; `signal` and `timeoutMs` terminate the command with its children, by `SIGTERM` or
 *   the signal in `endBy`.
 * @returns {Promise<Ended>}
 */
export async function run(command, args, options = {}) {
  const { cwd, env, onLine, timeoutMs, signal, endBy = 'SIGTERM' } = options;
  const started = performance.now();
  // A separate process group, so that the command's children can be terminated with it.
  const child = spawn(command, args, {
    cwd,
    env: env ?? process.env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const parts = collectOutput(child, onLine);
  const end = () => killProcessGroup(child, endBy);
  const timer = timeoutMs === undefined ? undefined : setTimeout(end, timeoutMs);
  if (signal?.aborted) end();
  signal?.addEventListener('abort', end);
  const code = await new Promise((done) => {
    child.once('error', (error) => {
      parts.push(`${error.message}\n`);
      done(127);
    });
    child.once('close', done);
  });
  clearTimeout(timer);
  signal?.removeEventListener('abort', end);
  return { ok: code === 0, code, output: parts.join(''), ms: performance.now() - started };
}

function collectOutput(child, onLine) {
  const parts = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text) => parts.push(text));
    if (onLine) stream.on('data', createLineSplitter(onLine));
  }
  return parts;
}

function killProcessGroup({ pid }, signal) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Returns a function that takes chunks of text and passes each complete line to `onLine`. */
export function createLineSplitter(onLine) {
  let rest = '';
  return (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop();
    for (const line of lines) onLine(line);
  };
}
