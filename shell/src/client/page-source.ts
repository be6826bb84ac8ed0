import type { NavigationAnswer, PagePayload } from '#page/page-payload.ts';

/** Milliseconds a page fetched ahead is used for. */
const PREFETCH_MS = 20_000;
const MAX_PREFETCHED = 20;

/** The tab's combination is no longer held, or the answer is none: load the page in full. */
export class FullLoadError extends Error {
  override readonly name = 'FullLoadError';
}

export interface PageSourceOptions {
  readonly combination: string;
  readonly build: string;
  readonly oneTimeToken: () => string | null;
  /** Fetches the files of a page, so that showing it waits for nothing. */
  readonly loadFiles: (page: PagePayload) => Promise<void>;
  readonly preloadFiles: (page: PagePayload) => void;
}

interface Prefetched {
  readonly answer: Promise<NavigationAnswer>;
  readonly at: number;
}

/** Asks the shell for pages; the server alone knows routes, loaders and access rules. */
export class PageSource {
  readonly #options: PageSourceOptions;
  readonly #prefetched = new Map<string, Prefetched>();
  #shown = '';
  #edited: unknown;

  constructor(options: PageSourceOptions) {
    this.#options = options;
  }

  /** A page for a navigation, files included. @throws FullLoadError when only a full load helps. */
  async page(url: string, signal: AbortSignal): Promise<NavigationAnswer> {
    this.#shown = url;
    const held = this.#prefetched.get(url);
    this.#prefetched.delete(url);
    const usable = held && Date.now() - held.at < PREFETCH_MS;
    const answer = await (usable ? held.answer : this.#fetch(url, signal));
    if (answer.kind === 'page') await this.#options.loadFiles(answer.page);
    return answer;
  }

  /** Fetches a page ahead; a failure is forgotten, the click will tell. */
  prefetch(url: string): void {
    // A click leaves focus and pointer on its link: the page it led to is not wanted again.
    if (url === this.#shown) return;
    const held = this.#prefetched.get(url);
    if (held && Date.now() - held.at < PREFETCH_MS) return;
    if (this.#prefetched.size >= MAX_PREFETCHED) this.#prefetched.clear();
    const answer = this.#fetch(url, AbortSignal.timeout(5000));
    this.#prefetched.set(url, { answer, at: Date.now() });
    answer.then(
      (result) => result.kind === 'page' && this.#options.preloadFiles(result.page),
      () => this.#prefetched.delete(url),
    );
  }

  /** From now on pages show this story as it is being edited; undefined shows what is saved. */
  edit(story: unknown): void {
    this.#edited = story;
    this.forget();
  }

  /** Forgets what was fetched ahead, for example after signing in or out. */
  forget(): void {
    this.#prefetched.clear();
  }

  async #fetch(url: string, signal: AbortSignal): Promise<NavigationAnswer> {
    const query = new URLSearchParams({ url, releases: this.#options.combination });
    const token = this.#options.oneTimeToken();
    const edited = this.#edited === undefined ? null : JSON.stringify({ story: this.#edited });
    const response = await fetch(`/_data?${query}`, {
      signal,
      ...(edited === null ? {} : { method: 'POST', body: edited }),
      headers: {
        accept: 'application/json',
        ...(edited === null ? {} : { 'content-type': 'application/json' }),
        ...(token ? { 'x-third-party-token': token } : {}),
      },
    });
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    if (response.status === 409 || !isJson)
      throw new FullLoadError(`no data for ${url}: ${response.status}`);
    return (await response.json()) as NavigationAnswer;
  }
}
