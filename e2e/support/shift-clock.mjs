/**
 * A preload module (`node --import`). With it, a test can move the clock of a process forward
 * instead of waiting. Timers do not change.
 */
const getRealNow = Date.now.bind(Date);
let offsetMs = 0;

Date.now = () => getRealNow() + offsetMs;

process.on('message', (message) => {
  if (message?.kind === 'shift-clock') offsetMs += message.ms;
});
