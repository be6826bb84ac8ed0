import { beforeEach, expect, jest, test } from '@jest/globals';

let firstSign: () => Promise<void>;
beforeEach(async () => {
  delete document.documentElement.dataset['sign'];
  jest.resetModules();
  ({ firstSign } = await import('./firstSign.ts'));
});

/** How often the sign was told; zero or once. */
async function told(act: () => void): Promise<number> {
  let signs = 0;
  void firstSign().then(() => (signs += 1));
  act();
  await Promise.resolve();
  return signs;
}

const moveTo = (x: number, y: number) =>
  document.dispatchEvent(new MouseEvent('pointermove', { screenX: x, screenY: y }));

test('comes with the first thing a visitor does, and once', async () => {
  expect(await told(() => {})).toBe(0);
  // React does the same to events from a place that it has not taken over yet.
  document.body.addEventListener('focusin', (event) => event.stopPropagation());
  const focus = () => document.body.dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(await told(focus)).toBe(1);
  expect(firstSign()).toBe(firstSign());
  expect(document.documentElement.dataset['sign']).toBe('seen');
});

test('a pointer that lies there is none, one that moves is', async () => {
  const rest = () => {
    moveTo(40, 30);
    moveTo(40, 30);
  };
  expect(await told(rest)).toBe(0);
  expect(await told(() => moveTo(41, 30))).toBe(1);
});

test('a single way from elsewhere is a move', async () => {
  const event = new MouseEvent('pointermove', { screenX: 40, screenY: 30 });
  Object.defineProperty(event, 'movementX', { value: 7 });
  expect(await told(() => document.dispatchEvent(event))).toBe(1);
});

test('what another script has seen counts', async () => {
  document.documentElement.dataset['sign'] = 'seen';
  expect(await told(() => {})).toBe(1);
});
