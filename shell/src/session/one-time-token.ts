/**
 * The one-time token of the app, kept in state only (never in storage). It is taken from the
 * address once, and only when none is held.
 */
export class OneTimeToken {
  #token: string | null = null;

  get current(): string | null {
    return this.#token;
  }

  /** Takes `?token=` from an address when none is held. Returns whether it did. */
  takeFrom(query: URLSearchParams): boolean {
    const token = query.get('token');
    if (this.#token !== null || !token) return false;
    this.#token = token;
    return true;
  }

  drop(): void {
    this.#token = null;
  }
}

/** An own address without its `token` parameter. */
export function withoutToken(url: URL): string {
  const query = new URLSearchParams(url.search);
  query.delete('token');
  const search = query.toString();
  return `${url.pathname}${search ? `?${search}` : ''}${url.hash}`;
}
