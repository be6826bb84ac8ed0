import { beforeEach, expect, jest, test } from '@jest/globals';
import { layAllForReturns, layParts } from './lay-parts.ts';

const frames: FrameRequestCallback[] = [];
const laid = () => document.documentElement.dataset['laid'];
/** What jsdom has not: sheets made by script. */
class MadeSheet {
  text = '';
  replaceSync(text: string) {
    this.text = text;
  }
}
const sheets = () => document.adoptedStyleSheets as unknown as MadeSheet[];
const leftOut = () =>
  sheets().flatMap(({ text }) =>
    [...text.matchAll(/\[data-part="(\w)"\]/g)].map(([, name]) => name),
  );

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
  document.adoptedStyleSheets = [];
  Object.assign(globalThis, {
    CSSStyleSheet: MadeSheet,
    CSS: { supports: () => true, escape: (text: string) => text },
  });
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
  expect(sheets()).toEqual([]);
  expect(document.body.innerHTML).not.toContain('style');
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
