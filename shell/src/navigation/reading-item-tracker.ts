import { addAppModeParameter } from '@gruenland/shared-contracts/app-mode.ts';
import type { ReadingItem } from '@gruenland/shared-contracts/shell-api.ts';
import type { DataRouter } from 'react-router';

interface ReadingItemTrackerOptions {
  readonly router: DataRouter;
  readonly appMode: boolean;
  /**
   * Called when an item's URL replaces the page's URL for the first time since the last navigation.
   */
  readonly onFirstVisit: (itemUrl: string) => void;
}

/**
 * History entry and document head of the page before the URL and title of an item replaced them.
 */
interface OriginalPage {
  /**
   * Temporary key of the page's history entry, so that after a reload the browser does not restore
   * the scroll position of the whole page.
   */
  readonly key: string;
  readonly url: string;
  readonly state: unknown;
  readonly title: string;
  readonly canonical: string | undefined;
}

/**
 * Shows the URL and title of the item being read, without a navigation, on a page with several
 * items. The router still shows the original page. The history entry of that page is restored
 * before the next navigation, so that going back returns to the page and its scroll position.
 */
export class ReadingItemTracker {
  readonly #options: ReadingItemTrackerOptions;
  readonly #visitedUrls = new Set<string>();
  #originalPage: OriginalPage | undefined;

  constructor(options: ReadingItemTrackerOptions) {
    this.#options = options;
    options.router.subscribe(({ navigation }) => {
      if (navigation.state !== 'idle') this.#endReading();
    });
  }

  readonly show = (item: ReadingItem | null): void => {
    if (this.#options.router.state.navigation.state !== 'idle') return;
    if (!item) {
      this.#restoreOriginalPage();
      return;
    }
    this.#originalPage ??= readOriginalPage();
    const { key, state, canonical } = this.#originalPage;
    const url = addAppModeParameter(item.href, this.#options.appMode);
    window.history.replaceState({ ...(state as object | null), key }, '', url);
    // Moves the listener to the end, so that it runs after the router's own `pagehide` listener,
    // which turns the browser's scroll restoration on.
    window.removeEventListener('pagehide', this.#disableScrollRestoration);
    window.addEventListener('pagehide', this.#disableScrollRestoration);
    writeTitleAndCanonical(item.title, canonical && new URL(item.href, canonical).href);
    if (this.#visitedUrls.has(item.href)) return;
    this.#visitedUrls.add(item.href);
    this.#options.onFirstVisit(window.location.href);
  };

  /**
   * Disables scroll restoration, because a reload shows the item's own page, which starts at the
   * top.
   */
  readonly #disableScrollRestoration = (): void => {
    if (this.#originalPage) window.history.scrollRestoration = 'manual';
  };

  #endReading(): void {
    this.#restoreOriginalPage();
    this.#visitedUrls.clear();
  }

  #restoreOriginalPage(): void {
    const originalPage = this.#originalPage;
    this.#originalPage = undefined;
    if (!originalPage) return;
    // After going back or forward, the current history entry belongs to another page and must not
    // be changed.
    const { state } = window.history as { state: { key?: string } | null };
    if (state?.key === originalPage.key)
      window.history.replaceState(originalPage.state, '', originalPage.url);
    writeTitleAndCanonical(originalPage.title, originalPage.canonical);
  }
}

function readOriginalPage(): OriginalPage {
  return {
    key: `reading-${Date.now().toString(36)}`,
    url: window.location.href,
    state: window.history.state,
    title: document.title,
    canonical: findCanonicalLink()?.href,
  };
}

function writeTitleAndCanonical(title: string, canonical: string | undefined): void {
  document.title = title;
  const link = findCanonicalLink();
  if (link && canonical) link.href = canonical;
}

function findCanonicalLink(): HTMLLinkElement | null {
  return document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
}
