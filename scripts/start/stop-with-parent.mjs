/**
 * Loaded into every service before its own code: when the process that started it is gone, even by
 * a hard kill, the service stops as if told to, and in any case within a few seconds.
 */
const HARD_END = 4000;

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), HARD_END).unref();
  process.kill(process.pid, 'SIGTERM');
});

// Listening for the end of the channel must not keep alive a service that has ended its work.
process.channel?.unref();
