/**
 * Holds the app's one-time token in memory only, never in storage. It is read from the URL once,
 * and only if none is held.
 */
export class OneTimeToken {
  #token: string | null = null;

  get current(): string | null {
    return this.#token;
  }

  /** The `?token=` of a URL; null if a token is held already. */
  fromQuery(query: URLSearchParams): string | null {
    return this.#token === null ? query.get('token') || null : null;
  }

  /** Stores an exchanged token unless one is held. */
  keep(token: string): void {
    this.#token ??= token;
  }

  clear(): void {
    this.#token = null;
  }
}

/** Path, query and hash of a URL without the `token` parameter. */
export function withoutToken(url: URL): string {
  const query = new URLSearchParams(url.search);
  query.delete('token');
  const search = query.toString();
  return `${url.pathname}${search ? `?${search}` : ''}${url.hash}`;
}
