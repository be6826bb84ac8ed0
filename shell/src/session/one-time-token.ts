/**
 * Keeps the app's one-time token in memory only, never in storage. After a token is kept, tokens in
 * later URLs are ignored.
 */
export class OneTimeToken {
  #token: string | null = null;

  get current(): string | null {
    return this.#token;
  }

  /** Returns the `token` parameter of a URL; null if there is none or a token is already kept. */
  readFromQuery(query: URLSearchParams): string | null {
    return this.#token === null ? query.get('token') || null : null;
  }

  /** Keeps a token that was exchanged for a session, unless one is already kept. */
  keepToken(token: string): void {
    this.#token ??= token;
  }

  clear(): void {
    this.#token = null;
  }
}

/** Returns path, query and hash of a URL without the `token` parameter. */
export function getPathWithoutToken(url: URL): string {
  const query = new URLSearchParams(url.search);
  query.delete('token');
  const search = query.toString();
  return `${url.pathname}${search ? `?${search}` : ''}${url.hash}`;
}
