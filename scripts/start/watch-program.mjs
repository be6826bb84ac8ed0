/**
 * `node watch-program.mjs <pid>`: kills the process with this id and its group when the parent of
 * this script exits.
 */
const pid = Number(process.argv[2]);

process.once('disconnect', () => {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The process has exited already.
  }
  process.exit();
});
