import { firstSign } from './first-sign.ts';

test('comes with the first thing a visitor does, and once', async () => {
  let signs = 0;
  const waiting = firstSign().then(() => (signs += 1));
  await Promise.resolve();
  expect(signs).toBe(0);
  document.dispatchEvent(new Event('focusin'));
  await waiting;
  expect(signs).toBe(1);
  expect(firstSign()).toBe(firstSign());
});
