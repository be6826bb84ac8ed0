import { beforeEach, expect, jest, test } from '@jest/globals';

let waitForFirstInteraction: () => Promise<void>;
beforeEach(async () => {
  delete document.documentElement.dataset['interacted'];
  jest.resetModules();
  ({ waitForFirstInteraction } = await import('./waitForFirstInteraction.ts'));
});

/** Returns how often the promise was resolved after `act`: zero times or once. */
async function countResolutions(act: () => void): Promise<number> {
  let resolutionCount = 0;
  void waitForFirstInteraction().then(() => (resolutionCount += 1));
  act();
  await Promise.resolve();
  return resolutionCount;
}

const movePointerTo = (x: number, y: number) =>
  document.dispatchEvent(new MouseEvent('pointermove', { screenX: x, screenY: y }));

test('resolves once, on the first interaction', async () => {
  expect(await countResolutions(() => {})).toBe(0);
  // Imitates React, which stops the propagation of events inside a boundary that is not hydrated
  // yet.
  document.body.addEventListener('focusin', (event) => event.stopPropagation());
  const focus = () => document.body.dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(await countResolutions(focus)).toBe(1);
  expect(waitForFirstInteraction()).toBe(waitForFirstInteraction());
  expect(document.documentElement.dataset['interacted']).toBe('true');
});

test('ignores a resting pointer and resolves on a moving one', async () => {
  const rest = () => {
    movePointerTo(40, 30);
    movePointerTo(40, 30);
  };
  expect(await countResolutions(rest)).toBe(0);
  expect(await countResolutions(() => movePointerTo(41, 30))).toBe(1);
});

test('resolves on a single pointermove with movement', async () => {
  const event = new MouseEvent('pointermove', { screenX: 40, screenY: 30 });
  Object.defineProperty(event, 'movementX', { value: 7 });
  expect(await countResolutions(() => document.dispatchEvent(event))).toBe(1);
});

test('resolves when another script has already recorded an interaction', async () => {
  document.documentElement.dataset['interacted'] = 'true';
  expect(await countResolutions(() => {})).toBe(1);
});
