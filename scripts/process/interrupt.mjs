/** Milliseconds between two looks at whether npm is still there. */
const LOOK = 500;

/**
 * Calls back when this process is told to stop: by Ctrl-C, by a signal, or because the npm that
 * started it is gone. (npm starts scripts through a shell, and a shell that is told to stop does
 * not pass it on.) Without npm a process may outlive who started it, as with `nohup`.
 *
 * @param {(why: 'signal' | 'parent gone') => void} callback Called for each of them.
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
  }, LOOK);
  timer.unref();
}

/** Aborted when this process is told to stop; then `run` ends its commands. */
export function interruptSignal() {
  const interrupt = new AbortController();
  onStop(() => {
    process.exitCode = 130;
    interrupt.abort(new Error('interrupted'));
  });
  return interrupt.signal;
}
