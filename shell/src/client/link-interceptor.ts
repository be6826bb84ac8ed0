import { isPagePath } from '@gruenland/shared-contracts/non-page-paths.ts';
import { setTransitionNames } from '@gruenland/shared-ui/view-transition/set-transition-names.ts';
import { hasModifierKey } from '#navigation/has-modifier-key.ts';
import type { NavigationClient } from '#navigation/navigation-client.ts';

/** Milliseconds a pointer must rest on a link before its page is prefetched. */
const HOVER_DELAY_MS = 65;

/**
 * Turns clicks on links into client navigations, including links in HTML that is not hydrated.
 * Prefetches the page on hover, focus or touch.
 */
export function interceptLinks(navigation: NavigationClient): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || hasModifierKey(event)) return;
    const target = findPageLink(event.target);
    if (!target || isFragmentOfThisPage(target)) return;
    event.preventDefault();
    if (event.target instanceof Element) setTransitionNames(event.target);
    navigation.navigate(target.pathname + target.search + target.hash);
  });
  document.addEventListener('submit', (event) => interceptGetForm(event, navigation));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedulePrefetch = (target: URL | null, delayMs: number) => {
    clearTimeout(timer);
    if (!target || isFragmentOfThisPage(target)) return;
    timer = setTimeout(() => navigation.prefetch(target.pathname + target.search), delayMs);
  };
  document.addEventListener('pointerover', (event) =>
    schedulePrefetch(findPageLink(event.target), HOVER_DELAY_MS),
  );
  document.addEventListener('focusin', (event) =>
    schedulePrefetch(findPageLink(event.target), HOVER_DELAY_MS),
  );
  document.addEventListener(
    'touchstart',
    (event) => schedulePrefetch(findPageLink(event.target), 0),
    {
      passive: true,
    },
  );
}

/** Submits GET forms (search, filters) as client navigations. */
function interceptGetForm(event: SubmitEvent, navigation: NavigationClient): void {
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

function findPageLink(node: EventTarget | null): URL | null {
  const anchor = node instanceof Element ? node.closest('a[href]') : null;
  if (!(anchor instanceof HTMLAnchorElement)) return null;
  if (anchor.target && anchor.target !== '_self') return null;
  if (anchor.hasAttribute('download') || anchor.hasAttribute('data-reload')) return null;
  const url = new URL(anchor.href);
  return url.origin === window.location.origin && isPagePath(url.pathname) ? url : null;
}

function isFragmentOfThisPage(url: URL): boolean {
  const { pathname, search } = window.location;
  return url.hash !== '' && url.pathname === pathname && url.search === search;
}
