import { jest } from '@jest/globals';
import { markPartHydrated } from '#page/hydrated-parts.ts';
import { holdPresses } from './hold-presses.ts';
import type { HeldPress, HeldPresses } from './hold-presses.ts';
import { createPressRepeater } from './press-repeater.ts';
import { waitForNextTask } from './wait-for-next-task.ts';

const INTERACTIVE_PARTS = ['umfrage', 'rechner'];
let held: HeldPresses;

beforeEach(() => {
  document.body.innerHTML = `<div id="app">
    <button type="button" id="share">Teilen</button>
    <form><button id="send">Suchen</button><select id="filter"><option>1</option></select></form>
    <a href="/artikel" id="link">Artikel</a>
    <a href="/m/bild.webp" data-picture="" id="picture">Bild</a>
    <div data-part="umfrage"><button type="button" id="vote">Abstimmen</button></div>
    <div data-part="rechner">
      <button type="button" id="sum">Rechnen</button>
      <a href="/m/skizze.webp" data-picture="" id="sketch">Skizze</a>
    </div>
    <a href="/cookies" data-opens-consent="" id="consent">Einstellungen</a>
  </div>`;
  document.querySelector('form')!.addEventListener('submit', (event) => event.preventDefault());
  held = holdPresses();
});
/** Ends the listeners of the test. */
afterEach(() => held.end());

const find = (id: string) => document.getElementById(id)!;

/** Returns the held presses instead of repeating them. */
async function listHeld(): Promise<string[]> {
  const presses: HeldPress[] = [];
  held.startRepeating({
    isHandledByReact: () => true,
    waitUntilRepeatable: () => Promise.resolve(),
    repeat: (press) => presses.push(press),
  });
  await waitForNextTask();
  return presses.map(({ element, type }) => `${type} ${element.id}`);
}

/** Returns the ids of elements in the order in which their presses reach them. */
function recordPresses(...ids: readonly string[]): string[] {
  const pressed: string[] = [];
  for (const id of ids) find(id).addEventListener('click', () => pressed.push(id));
  return pressed;
}

/** Follows no link, because jsdom cannot navigate. @returns whether the browser would follow it */
function isLinkFollowed(id: string, init: MouseEventInit = {}): boolean {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  let isPrevented = true;
  const stopNavigation = (event: Event) => {
    isPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  find('app').addEventListener('click', stopNavigation, { capture: true });
  find(id).dispatchEvent(click);
  find('app').removeEventListener('click', stopNavigation, { capture: true });
  return !isPrevented;
}

test('holds what does nothing as HTML; links and forms go on as HTML', async () => {
  for (const id of ['share', 'send', 'vote', 'share']) find(id).click();
  expect(isLinkFollowed('link')).toBe(true);
  find('filter').dispatchEvent(new Event('change', { bubbles: true }));
  expect(isLinkFollowed('picture')).toBe(false);
  expect(await listHeld()).toEqual(['click share', 'click vote', 'change filter', 'click picture']);
});

test('leaves a link to the browser that is opened with a key, for example in a new tab', async () => {
  expect(isLinkFollowed('picture', { ctrlKey: true })).toBe(true);
  expect(await listHeld()).toEqual([]);
});

test('hands over the presses of one owner before the others', async () => {
  find('consent').click();
  find('share').click();
  expect(held.take('[data-opens-consent]').map(({ element }) => element.id)).toEqual(['consent']);
  expect(isLinkFollowed('consent')).toBe(true);
  expect(await listHeld()).toEqual(['click share']);
});

test('repeats a press when its owner is hydrated', async () => {
  find('share').click();
  find('vote').click();
  const pressed = recordPresses('share', 'vote');
  const page = Promise.withResolvers<void>();
  held.startRepeating(createPressRepeater(page.promise, INTERACTIVE_PARTS));
  await waitForNextTask();
  expect(pressed).toEqual([]);
  page.resolve();
  await waitForNextTask();
  await waitForNextTask();
  expect(pressed).toEqual(['share']);
  markPartHydrated('umfrage');
  await waitForNextTask();
  await waitForNextTask();
  expect(pressed).toEqual(['share', 'vote']);
});

test('while React hydrates, holds only presses in parts whose script is still loading', async () => {
  held.startRepeating(createPressRepeater(Promise.resolve(), INTERACTIVE_PARTS));
  const pressed = recordPresses('share', 'sum');
  for (const id of ['share', 'sum', 'sum']) find(id).click();
  expect(pressed).toEqual(['share']);
  expect(isLinkFollowed('sketch')).toBe(true);
  markPartHydrated('rechner');
  await waitForNextTask();
  await waitForNextTask();
  expect(pressed).toEqual(['share', 'sum']);
  find('sum').click();
  expect(pressed).toEqual(['share', 'sum', 'sum']);
});

test('repeats a change of a field as an event', async () => {
  const listener = jest.fn();
  find('filter').dispatchEvent(new Event('change', { bubbles: true }));
  document.querySelector('form')!.addEventListener('change', listener);
  held.startRepeating(createPressRepeater(Promise.resolve(), INTERACTIVE_PARTS));
  await waitForNextTask();
  await waitForNextTask();
  expect(listener).toHaveBeenCalledTimes(1);
});

test('forgets a held press when the visitor presses again and React handles it', async () => {
  const pressed = recordPresses('share');
  find('share').click();
  held.startRepeating(createPressRepeater(Promise.resolve(), INTERACTIVE_PARTS));
  find('share').click();
  await waitForNextTask();
  await waitForNextTask();
  expect(pressed).toEqual(['share', 'share']);
});

test('forgets the presses when another page is shown', async () => {
  find('vote').click();
  held.end();
  expect(await listHeld()).toEqual([]);
  const pressed = recordPresses('vote');
  find('vote').click();
  expect(pressed).toEqual(['vote']);
});
