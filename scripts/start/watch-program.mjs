/**
 * `node watch-program.mjs <pid>`: terminates the process with this id and its group when our parent
 * exits.
 */
const pid = Number(process.argv[2]);

process.once('disconnect', () => {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The process had exited already.
  }
  process.exit();
});
