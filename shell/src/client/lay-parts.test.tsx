import { beforeEach, expect, jest, test } from '@jest/globals';
import { layAllForReturns, layParts } from './lay-parts.ts';

const frames: FrameRequestCallback[] = [];
const laid = () => document.documentElement.dataset['laid'];
const leftOut = () =>
  [...document.querySelectorAll<HTMLElement>('[data-part]')]
    .filter(({ style }) => style.contentVisibility === 'auto')
    .map(({ dataset }) => dataset['part']);

function arriveBy(type: string, hash = ''): void {
  performance.getEntriesByType = () => [{ type }] as never;
  window.location.hash = hash;
}

/** A frame, and what waited for it. */
async function frame(): Promise<void> {
  frames.shift()?.(0);
  await Promise.resolve();
}

beforeEach(() => {
  delete document.documentElement.dataset['laid'];
  document.body.innerHTML = ['a', 'b', 'c', 'd', 'e']
    .map((name) => `<div data-part="${name}"></div>`)
    .join('');
  frames.length = 0;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((asked) => frames.push(asked));
});

test('parts are laid out one in each frame, those before the third at once', async () => {
  arriveBy('navigate');
  layAllForReturns();
  void layParts();
  expect([laid(), leftOut()]).toEqual(['true', ['c', 'd', 'e']]);
  const left: number[] = [];
  for (let i = 0; i < 3; i += 1) {
    await frame();
    left.push(leftOut().length);
  }
  expect(left).toEqual([2, 1, 0]);
});

test.each([
  ['reload', ''],
  ['back_forward', ''],
  ['navigate', '#kommentare'],
])('who comes by %s to "%s" finds the whole page laid out', async (type, hash) => {
  arriveBy(type, hash);
  layAllForReturns();
  expect(laid()).toBe('true');
  await layParts();
  expect(leftOut()).toEqual([]);
});
