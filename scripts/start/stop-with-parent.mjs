/**
 * Loaded into every service before its own code: when the parent process exits, even by SIGKILL,
 * the service stops like after a signal, and in any case within a few seconds.
 */
const HARD_END = 4000;

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), HARD_END).unref();
  process.kill(process.pid, 'SIGTERM');
});

// The listener must not keep a finished service running.
process.channel?.unref();
