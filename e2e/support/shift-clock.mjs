/**
 * Loaded before a server (`node --import`): lets a test move its clock ahead, in place of waiting for
 * minutes. Timers keep their own time.
 */
const realNow = Date.now.bind(Date);
let ahead = 0;

Date.now = () => realNow() + ahead;

process.on('message', (message) => {
  if (message?.kind === 'shift-clock') ahead += message.ms;
});
