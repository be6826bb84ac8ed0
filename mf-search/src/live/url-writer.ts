import { pushUrl } from './push-url.ts';

/** Delay in milliseconds between the last change and the URL update (specification section 9). */
export const WRITE_DELAY_MS = 400;

const getCurrentUrl = (): string => window.location.pathname + window.location.search;

/**
 * Updates the URL to the current search without a navigation. Call `stop` when the visitor leaves
 * the page, so that a pending update does not change the next page's URL.
 */
export class UrlWriter {
  #timer: ReturnType<typeof setTimeout> | undefined;

  write(href: string): void {
    clearTimeout(this.#timer);
    const startUrl = getCurrentUrl();
    this.#timer = setTimeout(() => {
      // Skips the update if the visitor has navigated in the meantime.
      if (getCurrentUrl() === startUrl) pushUrl(href);
    }, WRITE_DELAY_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
