import { beforeEach, expect, jest, test } from '@jest/globals';
import { skipDeferredLayoutOnReturn, layOutDeferredParts } from './deferred-layout.ts';

const frames: FrameRequestCallback[] = [];
const getLaidOutAttribute = () => document.documentElement.dataset['laidOut'];
/** Stylesheet that keeps its text, because jsdom has no constructable stylesheets. */
class FakeStyleSheet {
  text = '';
  replaceSync(text: string) {
    this.text = text;
  }
}
const getSheets = () => document.adoptedStyleSheets as unknown as FakeStyleSheet[];
const listDeferredParts = () =>
  getSheets().flatMap(({ text }) =>
    [...text.matchAll(/\[data-part="(\w)"\]/g)].map(([, name]) => name),
  );

function mockNavigation(type: string, hash = ''): void {
  performance.getEntriesByType = () => [{ type }] as never;
  window.location.hash = hash;
}

/** Runs the callbacks of one animation frame and the promises that wait for the frame. */
async function runFrame(): Promise<void> {
  frames.shift()?.(0);
  await Promise.resolve();
}

beforeEach(() => {
  delete document.documentElement.dataset['laidOut'];
  document.body.innerHTML = ['a', 'b', 'c', 'd', 'e']
    .map((name) => `<div data-part="${name}"></div>`)
    .join('');
  frames.length = 0;
  document.adoptedStyleSheets = [];
  Object.assign(globalThis, {
    CSSStyleSheet: FakeStyleSheet,
    CSS: { supports: () => true, escape: (text: string) => text },
  });
  jest
    .spyOn(window, 'requestAnimationFrame')
    .mockImplementation((callback) => frames.push(callback));
});

test('lays out one deferred part per frame and the first two parts at once', async () => {
  mockNavigation('navigate');
  skipDeferredLayoutOnReturn();
  void layOutDeferredParts();
  expect([getLaidOutAttribute(), listDeferredParts()]).toEqual(['true', ['c', 'd', 'e']]);
  const remainingCounts: number[] = [];
  for (let i = 0; i < 3; i += 1) {
    await runFrame();
    remainingCounts.push(listDeferredParts().length);
  }
  expect(remainingCounts).toEqual([2, 1, 0]);
  expect(getSheets()).toEqual([]);
  expect(document.body.innerHTML).not.toContain('style');
});

test.each([
  ['reload', ''],
  ['back_forward', ''],
  ['navigate', '#kommentare'],
])('lays out the whole page after a %s navigation to "%s"', async (type, hash) => {
  mockNavigation(type, hash);
  skipDeferredLayoutOnReturn();
  expect(getLaidOutAttribute()).toBe('true');
  await layOutDeferredParts();
  expect(listDeferredParts()).toEqual([]);
});
