import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { SessionApi } from '@gruenland/shared-contracts/shell-api.ts';
import { CONSENT_EVENT } from '#consent/consent-client.ts';
import { findApp } from './app-messages.ts';
import type { TellApp } from './app-messages.ts';

/** What the bridge listens to. */
export interface BridgeSurroundings {
  readonly session: Pick<SessionApi, 'getState' | 'subscribe'>;
  /** Calls back after each navigation. */
  readonly onPage: (listener: () => void) => void;
}

/** Tells the app what happens on the page, for as long as the page lives. */
export function startAppBridge({ session, onPage }: BridgeSurroundings): void {
  const tell = findApp(window);
  if (!tell) return;
  tell({ kind: 'ready', path: ownPath() });
  tellTitles(tell);
  tellSignIn(tell, onPage);
  tellSignOut(tell, session);
  tellConsent(tell);
  handOutLinks(tell);
  offerSharing(tell);
}

function ownPath(): string {
  return window.location.pathname;
}

function tellTitles(tell: TellApp): void {
  let last: string | undefined;
  const look = () => {
    if (document.title === last) return;
    last = document.title;
    tell({ kind: 'title', title: last, path: ownPath() });
  };
  look();
  new MutationObserver(look).observe(document.head, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}

/** The login page is how the site asks for a sign-in; an app may have one of its own. */
function tellSignIn(tell: TellApp, onPage: BridgeSurroundings['onPage']): void {
  const look = () => {
    if (ownPath() !== paths.login()) return;
    const wanted = new URLSearchParams(window.location.search).get('ziel');
    tell({ kind: 'sign-in-needed', target: wanted ?? paths.account() });
  };
  look();
  onPage(look);
}

function tellSignOut(tell: TellApp, session: BridgeSurroundings['session']): void {
  let { loggedIn } = session.getState();
  session.subscribe(() => {
    const before = loggedIn;
    loggedIn = session.getState().loggedIn;
    if (before && !loggedIn) tell({ kind: 'signed-out' });
  });
}

function tellConsent(tell: TellApp): void {
  window.addEventListener(CONSENT_EVENT, (event) => {
    const { detail } = event as CustomEvent<{
      readonly decided: boolean;
      readonly services: Readonly<Record<string, boolean>>;
    }>;
    if (detail.decided) tell({ kind: 'consent', services: detail.services });
  });
}

/** Links elsewhere open in the app's own way; ours stay where they are. */
function handOutLinks(tell: TellApp): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement)) return;
      if (!/^(?:https?|mailto|tel|sms):$/.test(link.protocol)) return;
      if (link.origin === window.location.origin) return;
      event.preventDefault();
      tell({ kind: 'open-externally', url: link.href });
    },
    { capture: true },
  );
}

/** Web views have no sharing of their own; where the page offers it, the app does it. */
function offerSharing(tell: TellApp): void {
  if (typeof navigator.share === 'function') return;
  const share = (data: ShareData = {}): Promise<void> => {
    tell({
      kind: 'share',
      title: data.title ?? document.title,
      url: new URL(data.url ?? '', window.location.href).href,
    });
    return Promise.resolve();
  };
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
}
