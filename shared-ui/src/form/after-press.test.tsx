import { afterPress, watchPresses } from './after-press.ts';

const send = (type: string) => document.dispatchEvent(new Event(type));

test('waits for the press that is under way, and for its click', async () => {
  watchPresses();
  const done: string[] = [];
  afterPress(() => done.push('at once'));
  send('pointerdown');
  afterPress(() => done.push('afterwards'));
  expect(done).toEqual(['at once']);
  send('pointerup');
  done.push('click');
  await new Promise((turn) => setTimeout(turn));
  expect(done).toEqual(['at once', 'click', 'afterwards']);
});

test('a press that is taken away ends too', async () => {
  const done: string[] = [];
  send('pointerdown');
  afterPress(() => done.push('done'));
  send('pointercancel');
  await new Promise((turn) => setTimeout(turn));
  expect(done).toEqual(['done']);
});
