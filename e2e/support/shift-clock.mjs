/**
 * Preload module (`node --import`) with which a test moves the clock of a process forward instead
 * of waiting. Timers are not affected.
 */
const realNow = Date.now.bind(Date);
let offsetMs = 0;

Date.now = () => realNow() + offsetMs;

process.on('message', (message) => {
  if (message?.kind === 'shift-clock') offsetMs += message.ms;
});
