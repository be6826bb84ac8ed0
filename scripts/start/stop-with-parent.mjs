/**
 * Loaded into every service before its own code: when the parent process exits, even by SIGKILL,
 * the service stops as after SIGTERM, at the latest after these milliseconds.
 */
const FORCED_EXIT_MS = 4000;

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), FORCED_EXIT_MS).unref();
  process.kill(process.pid, 'SIGTERM');
});

// The channel to the parent process must not keep a finished service running.
process.channel?.unref();
