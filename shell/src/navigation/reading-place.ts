import { withAppMode } from '@gruenland/shared-contracts/app-mode.ts';
import type { ReadingPlace } from '@gruenland/shared-contracts/shell-api.ts';
import type { DataRouter } from 'react-router';

interface ReadingPlacesOptions {
  readonly router: DataRouter;
  readonly appMode: boolean;
  /** A place was reached for the first time on this page. */
  readonly onFirst: (address: string) => void;
}

/** What the page itself said before the address followed the reader. */
interface OwnPlace {
  /** Sets the entry apart meanwhile: reloaded, it must not find the scroll position of the whole page. */
  readonly key: string;
  readonly url: string;
  readonly state: unknown;
  readonly title: string;
  readonly canonical: string | undefined;
}

/**
 * Address and title of what is read on a page that holds several things. No navigation: the router
 * goes on knowing the page it shows, and the entry gets its own address back before another page is
 * put on top of it, so that going back leads to the whole page, where one was.
 */
export class ReadingPlaces {
  readonly #options: ReadingPlacesOptions;
  readonly #reached = new Set<string>();
  #own: OwnPlace | undefined;

  constructor(options: ReadingPlacesOptions) {
    this.#options = options;
    options.router.subscribe(({ navigation }) => {
      if (navigation.state !== 'idle') this.#leave();
    });
  }

  readonly show = (place: ReadingPlace | null): void => {
    if (this.#options.router.state.navigation.state !== 'idle') return;
    if (!place) {
      this.#giveBack();
      return;
    }
    this.#own ??= ownPlace();
    const { key, state, canonical } = this.#own;
    const url = withAppMode(place.href, this.#options.appMode);
    window.history.replaceState({ ...(state as object | null), key }, '', url);
    // After the router's own listener, which leaves scrolling to the browser: that knows the whole page.
    window.removeEventListener('pagehide', this.#startsAtTop);
    window.addEventListener('pagehide', this.#startsAtTop);
    write(place.title, canonical && new URL(place.href, canonical).href);
    if (this.#reached.has(place.href)) return;
    this.#reached.add(place.href);
    this.#options.onFirst(window.location.href);
  };

  /** Loaded again, the address shows its own page, from the start. */
  readonly #startsAtTop = (): void => {
    if (this.#own) window.history.scrollRestoration = 'manual';
  };

  #leave(): void {
    this.#giveBack();
    this.#reached.clear();
  }

  #giveBack(): void {
    const own = this.#own;
    this.#own = undefined;
    if (!own) return;
    // After going back or forward another entry is the present one; it is not ours to change.
    const { state } = window.history as { state: { key?: string } | null };
    if (state?.key === own.key) window.history.replaceState(own.state, '', own.url);
    write(own.title, own.canonical);
  }
}

function ownPlace(): OwnPlace {
  return {
    key: `reading-${Date.now().toString(36)}`,
    url: window.location.href,
    state: window.history.state,
    title: document.title,
    canonical: canonicalLink()?.href,
  };
}

function write(title: string, canonical: string | undefined): void {
  document.title = title;
  const link = canonicalLink();
  if (link && canonical) link.href = canonical;
}

function canonicalLink(): HTMLLinkElement | null {
  return document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
}
