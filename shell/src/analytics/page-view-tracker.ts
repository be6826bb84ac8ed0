import type { PublicConfig } from '#page/boot-data.ts';

/** Page view or event in the format of Plausible-compatible providers. */
interface PageView {
  /** Name of the event. */
  readonly n: string;
  /** URL of the page. */
  readonly u: string;
  /** Domain that the provider knows as the site's name. */
  readonly d: string;
  /** URL of the referring page. */
  readonly r: string;
  /** Width of the window in pixels. */
  readonly w: number;
  /** Properties of the event, as JSON. */
  readonly p?: string;
}

/** Whether page views are sent; false on localhost and for `file:` URLs. */
export function shouldSendViews(location: Pick<Location, 'protocol' | 'hostname'>): boolean {
  const isLocal = /^(?:localhost|127(?:\.\d+){3}|\[::1\]|.*\.localhost)$/.test(location.hostname);
  return location.protocol !== 'file:' && !isLocal;
}

/** Removes query and hash from a URL: they may contain tokens, codes and search terms. */
function removeQuery(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? '';
}

/** Sends page views and events to the configured analytics provider. Failures are ignored. */
export class PageViewTracker {
  readonly #target: PublicConfig['analytics'];
  readonly #isEnabled: boolean;
  #lastUrl: string | null = null;

  constructor(
    target: PublicConfig['analytics'],
    location: Pick<Location, 'protocol' | 'hostname'>,
  ) {
    this.#target = target;
    this.#isEnabled = target !== null && shouldSendViews(location);
  }

  /**
   * Sends a page view, unless the previous page view had the same URL apart from query and hash.
   */
  trackPage(fullUrl: string): void {
    const url = removeQuery(fullUrl);
    if (url === this.#lastUrl) return;
    const referrer = this.#lastUrl ?? removeQuery(document.referrer);
    this.#lastUrl = url;
    this.#send({ n: 'pageview', u: url, r: referrer });
  }

  readonly track = (event: string, props?: Readonly<Record<string, string>>): void => {
    this.#send({
      n: event,
      u: removeQuery(window.location.href),
      r: '',
      ...(props ? { p: JSON.stringify(props) } : {}),
    });
  };

  #send(view: Omit<PageView, 'd' | 'w'>): void {
    if (!this.#isEnabled || !this.#target) return;
    const body: PageView = { ...view, d: this.#target.domain, w: window.innerWidth };
    fetch(this.#target.url, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify(body),
      keepalive: true,
    }).catch(() => {});
  }
}
