import { jest } from '@jest/globals';
import { markPartHydrated } from '#page/hydrated-parts.ts';
import { holdPresses } from './hold-presses.ts';
import { replayPresses } from './replay-presses.ts';
import { waitForNextTask } from './wait-for-next-task.ts';

beforeEach(() => {
  document.body.innerHTML = `<div id="app">
    <button type="button" id="share">Teilen</button>
    <form><button id="send">Suchen</button><select id="filter"><option>1</option></select></form>
    <a href="/artikel" id="link">Artikel</a>
    <a href="/m/bild.webp" data-picture="" id="picture">Bild</a>
    <div data-part="umfrage"><button type="button" id="vote">Abstimmen</button></div>
    <a href="/cookies" data-opens-consent="" id="consent">Einstellungen</a>
  </div>`;
  document.querySelector('form')!.addEventListener('submit', (event) => event.preventDefault());
});

const find = (id: string) => document.getElementById(id)!;
test('holds what does nothing as HTML; links and forms go on as HTML', () => {
  const held = holdPresses();
  for (const id of ['share', 'send', 'link', 'vote', 'share']) find(id).click();
  find('filter').dispatchEvent(new Event('change', { bubbles: true }));
  const isFollowed = find('picture').dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true }),
  );
  expect(isFollowed).toBe(false);
  expect(held.take().map(({ element, type }) => [element.id, type])).toEqual([
    ['share', 'click'],
    ['vote', 'click'],
    ['filter', 'change'],
    ['picture', 'click'],
  ]);
  find('share').click();
  expect(held.take()).toEqual([]);
});

test('leaves a link to the browser that is opened with a key, for example in a new tab', () => {
  const held = holdPresses();
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  expect(find('picture').dispatchEvent(click)).toBe(true);
  expect(held.take()).toEqual([]);
});

test('hands over the presses of one owner before the others', () => {
  const held = holdPresses();
  find('consent').click();
  find('share').click();
  expect(held.take('[data-opens-consent]').map(({ element }) => element.id)).toEqual(['consent']);
  find('consent').click();
  expect(held.take().map(({ element }) => element.id)).toEqual(['share']);
});

test('repeats a press when its owner is hydrated', async () => {
  const held = holdPresses();
  find('share').click();
  find('vote').click();
  const pressed: string[] = [];
  for (const id of ['share', 'vote']) find(id).addEventListener('click', () => pressed.push(id));
  replayPresses(held.take(), ['umfrage']);
  await waitForNextTask();
  expect(pressed).toEqual(['share']);
  markPartHydrated('umfrage');
  await waitForNextTask();
  await waitForNextTask();
  expect(pressed).toEqual(['share', 'vote']);
});

test('repeats a change of a field as an event', async () => {
  const held = holdPresses();
  const listener = jest.fn();
  find('filter').dispatchEvent(new Event('change', { bubbles: true }));
  document.querySelector('form')!.addEventListener('change', listener);
  replayPresses(held.take(), []);
  await waitForNextTask();
  expect(listener).toHaveBeenCalledTimes(1);
});
