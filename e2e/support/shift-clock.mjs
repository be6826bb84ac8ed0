/**
 * Preload module (`node --import`) that lets a test move the clock of a process forward instead of
 * waiting. Does not change timers.
 */
const getRealNow = Date.now.bind(Date);
let offsetMs = 0;

Date.now = () => getRealNow() + offsetMs;

process.on('message', (message) => {
  if (message?.kind === 'shift-clock') offsetMs += message.ms;
});
