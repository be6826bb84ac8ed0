import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { ConsentApi, SessionApi } from '@gruenland/shared-contracts/shell-api.ts';
import { CONSENT_EVENT } from '#consent/consent-client.ts';
import { findAppMessageSender } from './app-messages.ts';
import type { AppMessageSender } from './app-messages.ts';

export interface AppBridgeOptions {
  readonly session: Pick<SessionApi, 'getState' | 'subscribe'>;
  readonly consent: Pick<ConsentApi, 'getState'>;
  /** Registers a listener that runs when a navigation begins or ends. */
  readonly subscribeToNavigation: (listener: () => void) => void;
  /** Whether a navigation has begun and the address is still that of the page before. */
  readonly isNavigating: () => boolean;
}

/** Reports events of the page to the app until the page is closed. */
export function startAppBridge(options: AppBridgeOptions): void {
  const { session, consent, subscribeToNavigation } = options;
  const send = findAppMessageSender(window);
  if (!send) return;
  send({ kind: 'ready', path: getCurrentPath() });
  reportTitles(send, options);
  reportSignInNeeded(send, subscribeToNavigation);
  reportSignOut(send, session);
  reportConsent(send, consent);
  openExternalLinksInApp(send);
  polyfillShare(send);
}

function getCurrentPath(): string {
  return window.location.pathname;
}

/**
 * Reports the title whenever it changes. A navigation writes the title before the address, so that
 * the title is reported when the navigation ends.
 */
function reportTitles(
  send: AppMessageSender,
  { subscribeToNavigation, isNavigating }: AppBridgeOptions,
): void {
  let lastTitle: string | undefined;
  const reportTitle = () => {
    if (isNavigating() || document.title === lastTitle) return;
    lastTitle = document.title;
    send({ kind: 'title', title: lastTitle, path: getCurrentPath() });
  };
  reportTitle();
  subscribeToNavigation(reportTitle);
  new MutationObserver(reportTitle).observe(document.head, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}

/**
 * Whenever the site shows its login page, reports that the visitor must sign in, so that the app
 * can show a native login instead.
 */
function reportSignInNeeded(
  send: AppMessageSender,
  subscribeToNavigation: AppBridgeOptions['subscribeToNavigation'],
): void {
  const reportIfLoginPage = () => {
    if (getCurrentPath() !== paths.login()) return;
    const requestedPath = new URLSearchParams(window.location.search).get('ziel') ?? '';
    const target = paths.isPathOnThisSite(requestedPath) ? requestedPath : paths.account();
    send({ kind: 'sign-in-needed', target });
  };
  reportIfLoginPage();
  subscribeToNavigation(reportIfLoginPage);
}

function reportSignOut(send: AppMessageSender, session: AppBridgeOptions['session']): void {
  let { loggedIn } = session.getState();
  session.subscribe(() => {
    const wasLoggedIn = loggedIn;
    loggedIn = session.getState().loggedIn;
    if (wasLoggedIn && !loggedIn) send({ kind: 'signed-out' });
  });
}

/** Reports a decision that was made before, and each later one. */
function reportConsent(send: AppMessageSender, consent: AppBridgeOptions['consent']): void {
  const { decided, services } = consent.getState();
  if (decided) send({ kind: 'consent', services });
  window.addEventListener(CONSENT_EVENT, (event) => {
    const { detail } = event as CustomEvent<{
      readonly decided: boolean;
      readonly services: Readonly<Record<string, boolean>>;
    }>;
    if (detail.decided) send({ kind: 'consent', services: detail.services });
  });
}

/** Lets the app open links to other sites; leaves links within the site unchanged. */
function openExternalLinksInApp(send: AppMessageSender): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement)) return;
      if (!/^(?:https?|mailto|tel|sms):$/.test(link.protocol)) return;
      if (link.origin === window.location.origin) return;
      event.preventDefault();
      send({ kind: 'open-externally', url: link.href });
    },
    { capture: true },
  );
}

/** Adds `navigator.share`, which web views lack. The added function asks the app to share. */
function polyfillShare(send: AppMessageSender): void {
  if (typeof navigator.share === 'function') return;
  const share = (data: ShareData = {}): Promise<void> => {
    send({
      kind: 'share',
      title: data.title ?? document.title,
      url: new URL(data.url ?? '', window.location.href).href,
    });
    return Promise.resolve();
  };
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
}
