import { fireEvent } from '@testing-library/react';
import { waitForIntent } from './wait-for-intent.ts';

/** Returns whether an intent was seen after all pending work. */
async function isSeen(intent: Promise<void>): Promise<boolean> {
  return Promise.race([
    intent.then(() => true),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false))),
  ]);
}

beforeEach(() => {
  document.body.innerHTML = `<div id="app"><p>Text</p><a href="/a"><b>Link</b></a>
    <input name="q"></div><section><button>Alle ablehnen</button></section>`;
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

test.each([
  ['touching a link', () => fireEvent.touchStart(find('b')), true],
  ['pressing a link', () => fireEvent.pointerDown(find('b')), true],
  ['focusing a field', () => find('input').focus(), true],
  ['typing', () => fireEvent.input(find('input')), true],
  ['touching text, for example to scroll', () => fireEvent.touchStart(find('p')), false],
  ['pressing a button of the consent banner', () => fireEvent.click(find('button')), false],
])('%s: an intent is seen: %s', async (_case, act, expected) => {
  const intent = waitForIntent();
  act();
  expect(await isSeen(intent)).toBe(expected);
});

test('a pointer that rests on a link shows no intent until it moves', async () => {
  const intent = waitForIntent();
  const rest = { bubbles: true, screenX: 5, screenY: 5 };
  fireEvent(find('b'), new MouseEvent('pointermove', rest));
  expect(await isSeen(intent)).toBe(false);
  fireEvent(find('b'), new MouseEvent('pointermove', { ...rest, screenX: 6 }));
  expect(await isSeen(intent)).toBe(true);
});

test('a field that was focused before the script counts', async () => {
  find('input').focus();
  expect(await isSeen(waitForIntent())).toBe(true);
});
