import { runAfterPress, trackPointerPresses } from './run-after-press.ts';

const send = (type: string) => document.dispatchEvent(new Event(type));

test('waits until the current press and its click are over', async () => {
  trackPointerPresses();
  const done: string[] = [];
  runAfterPress(() => done.push('at once'));
  send('pointerdown');
  runAfterPress(() => done.push('afterwards'));
  expect(done).toEqual(['at once']);
  send('pointerup');
  done.push('click');
  await new Promise((turn) => setTimeout(turn));
  expect(done).toEqual(['at once', 'click', 'afterwards']);
});

test('runs the callbacks after a cancelled press', async () => {
  const done: string[] = [];
  send('pointerdown');
  runAfterPress(() => done.push('done'));
  send('pointercancel');
  await new Promise((turn) => setTimeout(turn));
  expect(done).toEqual(['done']);
});
