/** Milliseconds between two checks whether npm's process still exists. */
const POLL_MS = 500;

/**
 * Calls `callback` when this process should stop: after Ctrl-C, another signal, or the exit of the
 * npm process that started it. (npm runs scripts in a shell, which does not forward signals.) A
 * process that npm did not start may outlive its parent, as with `nohup`.
 *
 * @param {(why: 'signal' | 'parent gone') => void} callback Called at each of these events.
 */
export function onStop(callback) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => callback('signal'));
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback('parent gone');
  }, POLL_MS);
  timer.unref();
}

/**
 * Returns an AbortSignal that aborts when this process should stop. `run` then terminates its
 * commands.
 */
export function createInterruptSignal() {
  const controller = new AbortController();
  onStop(() => {
    process.exitCode = 130;
    controller.abort(new Error('interrupted'));
  });
  return controller.signal;
}
