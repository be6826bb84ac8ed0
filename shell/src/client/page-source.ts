import type { NavigationResponse, PagePayload } from '#page/page-payload.ts';

/** Milliseconds for which a prefetched page may be used. */
const PREFETCH_LIFETIME_MS = 20_000;
/** Maximum number of prefetched pages that are kept. */
const MAX_PREFETCHED_PAGES = 20;

/**
 * Thrown when the page must be loaded in full: there is no response, the server no longer has the
 * tab's release combination, or the response is not JSON.
 */
export class FullLoadError extends Error {
  override readonly name = 'FullLoadError';
}

export interface PageSourceOptions {
  readonly combination: string;
  readonly getOneTimeToken: () => string | null;
  /** Loads the files of a page before it is shown. */
  readonly loadFiles: (page: PagePayload) => Promise<void>;
  readonly preloadFiles: (page: PagePayload) => void;
}

interface PrefetchedPage {
  readonly navigationResponse: Promise<NavigationResponse>;
  readonly fetchedAt: number;
}

/** Requests pages from the shell. Only the server has routes, loaders and access rules. */
export class PageSource {
  readonly #options: PageSourceOptions;
  readonly #prefetchedPages = new Map<string, PrefetchedPage>();
  #shownUrl = '';
  #editedStory: unknown;

  constructor(options: PageSourceOptions) {
    this.#options = options;
  }

  /**
   * Returns a page for a navigation after loading its files.
   * @throws FullLoadError if the page must be loaded in full
   */
  async loadPage(url: string, signal: AbortSignal): Promise<NavigationResponse> {
    this.#shownUrl = url;
    const prefetchedPage = this.#prefetchedPages.get(url);
    this.#prefetchedPages.delete(url);
    const isFresh = prefetchedPage && Date.now() - prefetchedPage.fetchedAt < PREFETCH_LIFETIME_MS;
    const navigationResponse = await (isFresh
      ? prefetchedPage.navigationResponse
      : this.#fetchPage(url, signal));
    if (navigationResponse.kind === 'page') await this.#options.loadFiles(navigationResponse.page);
    return navigationResponse;
  }

  /** Prefetches a page. A failure is ignored, because the navigation requests the page again. */
  prefetch(url: string): void {
    // Does not prefetch the current page: after a click, focus and pointer stay on the link to this
    // page.
    if (url === this.#shownUrl) return;
    const prefetchedPage = this.#prefetchedPages.get(url);
    if (prefetchedPage && Date.now() - prefetchedPage.fetchedAt < PREFETCH_LIFETIME_MS) return;
    if (this.#prefetchedPages.size >= MAX_PREFETCHED_PAGES) this.#prefetchedPages.clear();
    const navigationResponse = this.#fetchPage(url, AbortSignal.timeout(5000));
    this.#prefetchedPages.set(url, { navigationResponse, fetchedAt: Date.now() });
    navigationResponse.then(
      (result) => result.kind === 'page' && this.#options.preloadFiles(result.page),
      () => this.#prefetchedPages.delete(url),
    );
  }

  /**
   * Sends this unsaved Storyblok story with every page request, so that pages show it. If `story`
   * is undefined, pages show the saved content.
   */
  setEditedStory(story: unknown): void {
    this.#editedStory = story;
    this.clearPrefetchedPages();
  }

  /** Makes the next navigation to this URL show this page, without a request. */
  providePage(url: string, page: PagePayload): void {
    const navigationResponse = Promise.resolve<NavigationResponse>({ kind: 'page', page });
    this.#prefetchedPages.set(url, { navigationResponse, fetchedAt: Date.now() });
  }

  /** Drops all prefetched pages, for example after signing in or out. */
  clearPrefetchedPages(): void {
    this.#prefetchedPages.clear();
  }

  async #fetchPage(url: string, signal: AbortSignal): Promise<NavigationResponse> {
    const query = new URLSearchParams({ url, releases: this.#options.combination });
    const token = this.#options.getOneTimeToken();
    const editedStory =
      this.#editedStory === undefined ? null : JSON.stringify({ story: this.#editedStory });
    const response = await fetch(`/_data?${query}`, {
      signal,
      ...(editedStory === null ? {} : { method: 'POST', body: editedStory }),
      headers: {
        accept: 'application/json',
        ...(editedStory === null ? {} : { 'content-type': 'application/json' }),
        ...(token ? { 'x-third-party-token': token } : {}),
      },
    }).catch((cause: unknown) => {
      throw new FullLoadError(`no response for ${url}`, { cause });
    });
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    if (response.status === 409 || !isJson)
      throw new FullLoadError(`no data for ${url}: ${response.status}`);
    return (await response.json()) as NavigationResponse;
  }
}
