import { firstSign } from './first-sign.ts';

test('comes with the first thing a visitor does, and once', async () => {
  let signs = 0;
  const waiting = firstSign().then(() => (signs += 1));
  await Promise.resolve();
  expect(signs).toBe(0);
  // React does the same to events from a place that it has not taken over yet.
  document.body.addEventListener('focusin', (event) => event.stopPropagation());
  document.body.dispatchEvent(new Event('focusin', { bubbles: true }));
  await waiting;
  expect(signs).toBe(1);
  expect(firstSign()).toBe(firstSign());
});
