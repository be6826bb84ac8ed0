/**
 * The one-time token of the app, kept in state only (never in storage). It is taken from the
 * address once, and only when none is held.
 */
export class OneTimeToken {
  #token: string | null = null;

  get current(): string | null {
    return this.#token;
  }

  /** The `?token=` of an address; null while one is held already. */
  broughtBy(query: URLSearchParams): string | null {
    return this.#token === null ? query.get('token') || null : null;
  }

  /** Holds a token that was exchanged, unless there is one. */
  take(token: string): void {
    this.#token ??= token;
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
