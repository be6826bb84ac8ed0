import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { CONSENT_EVENT } from '#consent/consent-client.ts';
import { startAppBridge } from './start-app-bridge.ts';

const HANDLER_NAME = 'gruenland';
const app = window as unknown as Record<string, unknown>;
let messages: Record<string, unknown>[] = [];
let isLoggedIn = true;
let hasDecided = false;
let notifySessionChanged = () => {};
let pageListeners: (() => void)[] = [];
let isNavigating = false;
const notifyPageChanged = () => {
  for (const listener of pageListeners) listener();
};

function startBridge(): void {
  startAppBridge({
    session: {
      getState: () => ({ ready: true, loggedIn: isLoggedIn, user: null }),
      subscribe: (listener) => {
        notifySessionChanged = listener;
        return () => {};
      },
    },
    consent: {
      getState: () => ({
        ready: true,
        decided: hasDecided,
        layer: 'none',
        services: { youtube: true },
        categories: {},
      }),
    },
    subscribeToNavigation: (listener) => void pageListeners.push(listener),
    isNavigating: () => isNavigating,
  });
}

let postMessage: (message: string) => void;

beforeEach(() => {
  // Each test has its own array: observers of earlier tests still write to the arrays of their
  // tests.
  const testMessages: typeof messages = [];
  messages = testMessages;
  postMessage = (message) =>
    void testMessages.push(JSON.parse(message) as (typeof messages)[number]);
  isLoggedIn = true;
  hasDecided = false;
  pageListeners = [];
  document.title = 'Heu';
  document.body.innerHTML = '<a id="own" href="/artikel">a</a><a id="tel" href="tel:+49441">t</a>';
  window.history.replaceState(null, '', '/artikel?is_app=true');
  app[HANDLER_NAME] = { postMessage };
});

afterEach(() => {
  delete app[HANDLER_NAME];
  delete app['webkit'];
  Reflect.deleteProperty(navigator, 'share');
});

test('does nothing outside the app', () => {
  delete app[HANDLER_NAME];
  startBridge();
  expect([messages, 'share' in navigator]).toEqual([[], false]);
});

test('reports that the page is ready and its title, with the bridge version', async () => {
  startBridge();
  expect(messages).toEqual([
    { version: 1, kind: 'ready', path: '/artikel' },
    { version: 1, kind: 'title', title: 'Heu', path: '/artikel' },
  ]);
  document.title = 'Stroh';
  await Promise.resolve();
  expect(messages.at(-1)).toMatchObject({ kind: 'title', title: 'Stroh' });
});

test('reports the title of the next page with its path, although the title changes first', async () => {
  startBridge();
  isNavigating = true;
  document.title = 'Stroh';
  await Promise.resolve();
  expect(messages.at(-1)).toMatchObject({ kind: 'title', title: 'Heu' });
  window.history.replaceState(null, '', '/artikel/stroh?is_app=true');
  isNavigating = false;
  notifyPageChanged();
  expect(messages.at(-1)).toMatchObject({ kind: 'title', title: 'Stroh', path: '/artikel/stroh' });
});

test('sends messages to the iOS handler too', () => {
  delete app[HANDLER_NAME];
  app['webkit'] = { messageHandlers: { [HANDLER_NAME]: { postMessage } } };
  startBridge();
  expect(messages[0]).toMatchObject({ kind: 'ready' });
});

test('reports a required sign-in and its target', () => {
  startBridge();
  window.history.replaceState(null, '', '/anmelden?ziel=%2Fmein-account%2Fdaten');
  notifyPageChanged();
  expect(messages.at(-1)).toEqual({
    version: 1,
    kind: 'sign-in-needed',
    target: '/mein-account/daten',
  });
});

test.each(['https://evil.example', '//evil.example', '/.//evil.example', 'javascript:alert(1)'])(
  'security finding 17: the app never gets a target on another site: %s',
  (target) => {
    startBridge();
    window.history.replaceState(null, '', `/anmelden?ziel=${encodeURIComponent(target)}`);
    notifyPageChanged();
    expect(messages.at(-1)).toEqual({
      version: 1,
      kind: 'sign-in-needed',
      target: '/mein-account',
    });
  },
);

test('reports a sign-out once', () => {
  startBridge();
  isLoggedIn = false;
  notifySessionChanged();
  notifySessionChanged();
  expect(messages.filter(({ kind }) => kind === 'signed-out')).toHaveLength(1);
});

test('reports a consent decision, but not a missing one', () => {
  startBridge();
  const decide = (decided: boolean) =>
    window.dispatchEvent(
      new CustomEvent(CONSENT_EVENT, { detail: { decided, services: { vimeo: true } } }),
    );
  decide(false);
  expect(messages.some(({ kind }) => kind === 'consent')).toBe(false);
  decide(true);
  expect(messages.at(-1)).toMatchObject({ kind: 'consent', services: { vimeo: true } });
});

test('reports a consent decision that was made before', () => {
  hasDecided = true;
  startBridge();
  expect(messages.filter(({ kind }) => kind === 'consent')).toEqual([
    { version: 1, kind: 'consent', services: { youtube: true } },
  ]);
});

test('lets the app open external links, but not links of the site', () => {
  startBridge();
  const clickLink = (id: string) =>
    document
      .getElementById(id)!
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(clickLink('tel')).toBe(false);
  expect(messages.at(-1)).toMatchObject({ kind: 'open-externally', url: 'tel:+49441' });
  const messageCountBefore = messages.length;
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  clickLink('own');
  expect(messages).toHaveLength(messageCountBefore);
});

test('shares through the app', async () => {
  startBridge();
  await navigator.share({ title: 'Heu', url: '/artikel/heu' });
  expect(messages.at(-1)).toEqual({
    version: 1,
    kind: 'share',
    title: 'Heu',
    url: new URL('/artikel/heu', window.location.href).href,
  });
});
