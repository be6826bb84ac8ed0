/** Milliseconds after the last change before the address follows (specification section 9). */
export const WRITE_DELAY_MS = 400;

/**
 * Writes the address behind what is shown, without a navigation. Once stopped it never writes again:
 * a page that was left must not touch the address of the next one.
 */
export class AddressWriter {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  write(href: string): void {
    clearTimeout(this.#timer);
    if (this.#stopped) return;
    const from = window.location.pathname;
    this.#timer = setTimeout(() => {
      // Left meanwhile by something that does not render, such as a full load under way.
      if (this.#stopped || window.location.pathname !== from) return;
      push(href);
    }, WRITE_DELAY_MS);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }
}

/** An entry as the router makes them, so that back and forward find it. */
function push(href: string): void {
  const target = new URL(href, window.location.href);
  if (new URLSearchParams(window.location.search).get('is_app') === 'true') {
    target.searchParams.set('is_app', 'true');
  }
  const address = target.pathname + target.search;
  if (address === window.location.pathname + window.location.search) return;
  const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
  const key = Math.random().toString(36).slice(2, 10);
  window.history.pushState({ usr: null, key, idx: idx + 1 }, '', address);
}
