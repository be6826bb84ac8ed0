import type { NavigationClient } from '#navigation/navigation-client.ts';

/** Milliseconds a pointer must rest on a link before its page is fetched. */
const INTENT_MS = 65;

/** Addresses that are no pages of the router. */
const NO_PAGES =
  /^\/(?:api|f|1|_releases|_data|_views|assets|builds|health|_internal\/postausgang)(?:\/|$)|\.(?:csv|ics|json|txt|xml)$/;

/**
 * Makes every plain link a client navigation, links inside server-rendered HTML too, and fetches
 * the page once somebody means to go there (hover, focus, touch).
 */
export function interceptLinks(navigation: NavigationClient): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const target = pageLink(event.target);
    if (!target || isJumpOnThisPage(target)) return;
    event.preventDefault();
    navigation.navigate(target.pathname + target.search + target.hash);
  });
  document.addEventListener('submit', (event) => interceptSearch(event, navigation));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const intend = (target: URL | null, delay: number) => {
    clearTimeout(timer);
    if (!target || isJumpOnThisPage(target)) return;
    timer = setTimeout(() => navigation.prefetch(target.pathname + target.search), delay);
  };
  document.addEventListener('pointerover', (event) => intend(pageLink(event.target), INTENT_MS));
  document.addEventListener('focusin', (event) => intend(pageLink(event.target), INTENT_MS));
  document.addEventListener('touchstart', (event) => intend(pageLink(event.target), 0), {
    passive: true,
  });
}

/** GET forms (search, filters) are links with input. */
function interceptSearch(event: SubmitEvent, navigation: NavigationClient): void {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return;
  const target = new URL(form.action);
  if (target.origin !== window.location.origin || form.hasAttribute('data-reload')) return;
  event.preventDefault();
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form, event.submitter)) {
    if (typeof value === 'string' && value !== '') query.append(name, value);
  }
  const search = query.toString();
  navigation.navigate(target.pathname + (search ? `?${search}` : ''));
}

function pageLink(node: EventTarget | null): URL | null {
  const anchor = node instanceof Element ? node.closest('a[href]') : null;
  if (!(anchor instanceof HTMLAnchorElement)) return null;
  if (anchor.target && anchor.target !== '_self') return null;
  if (anchor.hasAttribute('download') || anchor.hasAttribute('data-reload')) return null;
  const url = new URL(anchor.href);
  return url.origin === window.location.origin && !NO_PAGES.test(url.pathname) ? url : null;
}

function isJumpOnThisPage(url: URL): boolean {
  const { pathname, search } = window.location;
  return url.hash !== '' && url.pathname === pathname && url.search === search;
}
