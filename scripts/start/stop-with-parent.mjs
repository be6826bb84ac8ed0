/**
 * Milliseconds after which a service is forced to exit when its parent process has exited, even by
 * SIGKILL. The service gets SIGTERM immediately. Every service loads this module before its own
 * code.
 */
const FORCED_EXIT_DELAY_MS = 4000;

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), FORCED_EXIT_DELAY_MS).unref();
  process.kill(process.pid, 'SIGTERM');
});

// The channel to the parent process must not keep the service running when it has nothing left to
// do.
process.channel?.unref();
