import { isHostedSearch } from '@gruenland/shared-contracts/search/search-service.ts';

/** Milliseconds for which a failed host is not chosen (specification section 9). */
const HOST_DOWN_MS = 120_000;

/**
 * Returns the origins to which searches of browsers may be forwarded. For the hosted service these
 * are the host for reads and the three fallbacks that its own client knows.
 */
export function getSearchOrigins(endpoint: string, applicationId: string): readonly string[] {
  if (!isHostedSearch(endpoint)) return [endpoint];
  const id = applicationId.toLowerCase();
  const fallbacks = [1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`);
  return [`https://${id}-dsn.algolia.net`, ...fallbacks];
}

/** Chooses the origin for each request: the first one that has not failed recently. */
export class SearchHosts<Request extends object> {
  readonly #origins: readonly string[];
  readonly #now: () => number;
  readonly #failedAtMs = new Map<string, number>();
  readonly #originByRequest = new WeakMap<Request, string>();

  /** @param origins at least one origin, in the order of preference */
  constructor(origins: readonly string[], now: () => number = Date.now) {
    this.#origins = origins;
    this.#now = now;
  }

  /** Returns the origin for a request. If all have failed, returns the one that failed first. */
  choose(request: Request): string {
    const isUp = (origin: string) => this.#now() - this.#getFailureTimeMs(origin) >= HOST_DOWN_MS;
    const origin = this.#origins.find(isUp) ?? this.#findOldestFailure();
    this.#originByRequest.set(request, origin);
    return origin;
  }

  /** Records that the origin chosen for this request has failed. */
  recordFailure(request: Request): void {
    const origin = this.#originByRequest.get(request);
    if (origin !== undefined) this.#failedAtMs.set(origin, this.#now());
  }

  #findOldestFailure(): string {
    const [origin = ''] = this.#origins.toSorted(
      (a, b) => this.#getFailureTimeMs(a) - this.#getFailureTimeMs(b),
    );
    return origin;
  }

  #getFailureTimeMs(origin: string): number {
    return this.#failedAtMs.get(origin) ?? -Infinity;
  }
}
