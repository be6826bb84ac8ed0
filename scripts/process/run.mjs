import { spawn } from 'node:child_process';

/**
 * Result of a command.
 *
 * @typedef {object} CommandResult
 * @property {boolean} ok Whether the exit code is 0.
 * @property {number | null} code Exit code; null when a signal terminated the command.
 * @property {string} output Text of stdout and stderr, in the order in which it arrived.
 * @property {number} ms Duration in milliseconds.
 */

/**
 * Runs a command until it ends. Never rejects: if the command cannot be started, `ok` is false and
 * the output contains the reason.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, onLine?: (line: string) => void, timeoutMs?:
 *   number, signal?: AbortSignal, stopSignal?: NodeJS.Signals }} [options] `onLine` gets each
 *   complete line at once; `signal` and `timeoutMs` terminate the command and its
 *   children with the signal in `stopSignal`, by default `SIGTERM`.
 * @returns {Promise<CommandResult>}
 */
export async function run(command, args, options = {}) {
  const { cwd, env, onLine, timeoutMs, signal, stopSignal = 'SIGTERM' } = options;
  const started = performance.now();
  // Starts a process group of its own, so that the command can be terminated together with its
  // children.
  const child = spawn(command, args, {
    cwd,
    env: env ?? process.env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const parts = collectOutput(child, onLine);
  const end = () => killProcessGroup(child, stopSignal);
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

/** Returns a function that receives chunks of text and calls `onLine` with each complete line. */
export function createLineSplitter(onLine) {
  let rest = '';
  return (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop();
    for (const line of lines) onLine(line);
  };
}
