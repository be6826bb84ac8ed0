/** Aborted by Ctrl-C and by whoever tells this process to stop; then `run` ends its commands. */
export function interruptSignal() {
  const interrupt = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      process.exitCode = 130;
      interrupt.abort(new Error('interrupted'));
    });
  }
  return interrupt.signal;
}
