/**
 * Milliseconds within which a service exits after its parent process has exited, even by SIGKILL.
 * Every service loads this module before its own code. The module first sends SIGTERM to the
 * service.
 */
const FORCED_EXIT_DELAY_MS = 4000;

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), FORCED_EXIT_DELAY_MS).unref();
  process.kill(process.pid, 'SIGTERM');
});

// The channel to the parent process must not keep the service running when it has nothing left to
// do.
process.channel?.unref();
