/** `node watch-program.mjs <pid>`: ends that process, with its group, when our parent is gone. */
const pid = Number(process.argv[2]);

process.once('disconnect', () => {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
  process.exit();
});
