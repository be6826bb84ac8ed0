/**
 * Loaded before a server (`node --import`): lets a test move the clock forward instead of waiting
 * for minutes. Timers are not affected.
 */
const realNow = Date.now.bind(Date);
let ahead = 0;

Date.now = () => realNow() + ahead;

process.on('message', (message) => {
  if (message?.kind === 'shift-clock') ahead += message.ms;
});
