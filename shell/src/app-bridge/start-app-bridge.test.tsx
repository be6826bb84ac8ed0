import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { CONSENT_EVENT } from '#consent/consent-client.ts';
import { startAppBridge } from './start-app-bridge.ts';

const NAME = 'gruenland';
const app = window as unknown as Record<string, unknown>;
let told: Record<string, unknown>[] = [];
let loggedIn = true;
let sessionChanged = () => {};
let pageShown = () => {};

function start(): void {
  startAppBridge({
    session: {
      getState: () => ({ ready: true, loggedIn, user: null }),
      subscribe: (listener) => {
        sessionChanged = listener;
        return () => {};
      },
    },
    onPage: (listener) => {
      pageShown = listener;
    },
  });
}

let postMessage: (message: string) => void;

beforeEach(() => {
  // An array for each test: what earlier tests watch goes on telling theirs.
  const mine: typeof told = [];
  told = mine;
  postMessage = (message) => void mine.push(JSON.parse(message) as (typeof told)[number]);
  loggedIn = true;
  document.title = 'Heu';
  document.body.innerHTML = '<a id="own" href="/artikel">a</a><a id="tel" href="tel:+49441">t</a>';
  window.history.replaceState(null, '', '/artikel?is_app=true');
  app[NAME] = { postMessage };
});

afterEach(() => {
  delete app[NAME];
  delete app['webkit'];
  Reflect.deleteProperty(navigator, 'share');
});

test('without an app nothing is changed', () => {
  delete app[NAME];
  start();
  expect([told, 'share' in navigator]).toEqual([[], false]);
});

test('says that it is ready and what the page is called, with the version', async () => {
  start();
  expect(told).toEqual([
    { version: 1, kind: 'ready', path: '/artikel' },
    { version: 1, kind: 'title', title: 'Heu', path: '/artikel' },
  ]);
  document.title = 'Stroh';
  await Promise.resolve();
  expect(told.at(-1)).toMatchObject({ kind: 'title', title: 'Stroh' });
});

test('speaks to the handler of iOS alike', () => {
  delete app[NAME];
  app['webkit'] = { messageHandlers: { [NAME]: { postMessage } } };
  start();
  expect(told[0]).toMatchObject({ kind: 'ready' });
});

test('says when a sign-in is needed and where it leads', () => {
  start();
  window.history.replaceState(null, '', '/anmelden?ziel=%2Fmein-account%2Fdaten');
  pageShown();
  expect(told.at(-1)).toEqual({
    version: 1,
    kind: 'sign-in-needed',
    target: '/mein-account/daten',
  });
});

test('says once that somebody has signed out', () => {
  start();
  loggedIn = false;
  sessionChanged();
  sessionChanged();
  expect(told.filter(({ kind }) => kind === 'signed-out')).toHaveLength(1);
});

test('tells a decision about consent, not that there is none yet', () => {
  start();
  const decide = (decided: boolean) =>
    window.dispatchEvent(
      new CustomEvent(CONSENT_EVENT, { detail: { decided, services: { vimeo: true } } }),
    );
  decide(false);
  expect(told.some(({ kind }) => kind === 'consent')).toBe(false);
  decide(true);
  expect(told.at(-1)).toMatchObject({ kind: 'consent', services: { vimeo: true } });
});

test('hands links elsewhere to the app and keeps its own', () => {
  start();
  const click = (id: string) =>
    document
      .getElementById(id)!
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(click('tel')).toBe(false);
  expect(told.at(-1)).toMatchObject({ kind: 'open-externally', url: 'tel:+49441' });
  const before = told.length;
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  click('own');
  expect(told).toHaveLength(before);
});

test('lets the app share', async () => {
  start();
  await navigator.share({ title: 'Heu', url: '/artikel/heu' });
  expect(told.at(-1)).toEqual({
    version: 1,
    kind: 'share',
    title: 'Heu',
    url: new URL('/artikel/heu', window.location.href).href,
  });
});
