/** `node watch-program.mjs <pid>`: terminates that process and its group when our parent exits. */
const pid = Number(process.argv[2]);

process.once('disconnect', () => {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The process has exited already.
  }
  process.exit();
});
