import { beforeEach, expect, jest, test } from '@jest/globals';

let firstInteraction: () => Promise<void>;
beforeEach(async () => {
  delete document.documentElement.dataset['sign'];
  jest.resetModules();
  ({ firstInteraction } = await import('./firstInteraction.ts'));
});

/** Number of resolutions; zero or one. */
async function resolved(act: () => void): Promise<number> {
  let isMarked = 0;
  void firstInteraction().then(() => (isMarked += 1));
  act();
  await Promise.resolve();
  return isMarked;
}

const moveTo = (x: number, y: number) =>
  document.dispatchEvent(new MouseEvent('pointermove', { screenX: x, screenY: y }));

test('resolves once, on the first interaction', async () => {
  expect(await resolved(() => {})).toBe(0);
  // React also stops events from a boundary that is not hydrated yet.
  document.body.addEventListener('focusin', (event) => event.stopPropagation());
  const focus = () => document.body.dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(await resolved(focus)).toBe(1);
  expect(firstInteraction()).toBe(firstInteraction());
  expect(document.documentElement.dataset['sign']).toBe('seen');
});

test('ignores a resting pointer and resolves on a moving one', async () => {
  const rest = () => {
    moveTo(40, 30);
    moveTo(40, 30);
  };
  expect(await resolved(rest)).toBe(0);
  expect(await resolved(() => moveTo(41, 30))).toBe(1);
});

test('resolves on a single pointermove with movement', async () => {
  const event = new MouseEvent('pointermove', { screenX: 40, screenY: 30 });
  Object.defineProperty(event, 'movementX', { value: 7 });
  expect(await resolved(() => document.dispatchEvent(event))).toBe(1);
});

test('resolves when another script has already recorded an interaction', async () => {
  document.documentElement.dataset['sign'] = 'seen';
  expect(await resolved(() => {})).toBe(1);
});
