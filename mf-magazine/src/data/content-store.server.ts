import { BoundedCache } from './bounded-cache.server.ts';
import type { ContentResponse, ContentReadFunction } from './content-client.server.ts';
import { readSpaceVersion } from './content-client.server.ts';
import { ContentError } from './content-error.server.ts';
import { createQueryKey } from './content-query.ts';
import type { ContentQuery } from './content-query.ts';
import { ContentVersionWatch } from './content-version-watch.server.ts';
import { resolveWithin, rejectOnAbort } from './reject-on-abort.server.ts';

interface CachedResponse {
  /** Content version of the response. Undefined when the version could not be read. */
  readonly cv: number | undefined;
  readonly at: number;
  /** The response, or the error of a 404 response. The cache does not contain other errors. */
  readonly outcome: ContentResponse | ContentError;
}

/** Maximum size of the cache in bytes, per release of this remote. */
const MAX_CACHE_BYTES = 48 * 1024 * 1024;
/** Maximum age in milliseconds of a cached response whose content version is unknown. */
const UNVERSIONED_MAX_AGE_MS = 2000;
/** Maximum time in milliseconds that a page with a stale response waits for a newer response. */
const MAX_REFRESH_WAIT_MS = 400;
/**
 * Time in milliseconds after a failure. During this time, a page with a stale response does not
 * wait for a newer one.
 */
const FAILURE_PAUSE_MS = 2000;

/**
 * Reads published content and caches the responses until the content version changes. Concurrent
 * readers share one request. While the content system is slow, unavailable or responds with 429,
 * serves the last valid response and retries in the background.
 */
export class ContentStore {
  readonly #readContent: ContentReadFunction;
  readonly #watch: ContentVersionWatch;
  readonly #cache = new BoundedCache<CachedResponse>(MAX_CACHE_BYTES);
  readonly #requests = new Map<string, Promise<CachedResponse>>();
  #lastFailureAtMs = -Infinity;

  constructor(readContent: ContentReadFunction, versionMaxAgeMs: number) {
    this.#readContent = readContent;
    this.#watch = new ContentVersionWatch(() => readSpaceVersion(readContent), versionMaxAgeMs);
  }

  /**
   * Reads from the cache or the content system. Rejects with ContentError, or with the signal's
   * reason when the caller aborts.
   */
  async get(path: string, query: ContentQuery, signal: AbortSignal): Promise<ContentResponse> {
    signal.throwIfAborted();
    const contentVersion = this.#watch.isFresh
      ? this.#watch.version
      : await rejectOnAbort(this.#watch.current(), signal);
    const key = createQueryKey(path, query);
    const cachedResponse = this.#cache.get(key);
    if (cachedResponse && isCurrent(cachedResponse, contentVersion))
      return unwrapOutcome(cachedResponse);
    const request = this.startOrJoinRequest(key, path, query, contentVersion);
    if (!cachedResponse) return unwrapOutcome(await rejectOnAbort(request, signal));
    const isInFailurePause = performance.now() - this.#lastFailureAtMs < FAILURE_PAUSE_MS;
    const refreshedResponse = await resolveWithin(
      request,
      isInFailurePause ? 0 : MAX_REFRESH_WAIT_MS,
    );
    return unwrapOutcome(refreshedResponse ?? cachedResponse);
  }

  startOrJoinRequest(
    key: string,
    path: string,
    query: ContentQuery,
    contentVersion: number | undefined,
  ): Promise<CachedResponse> {
    const runningRequest = this.#requests.get(key);
    if (runningRequest) return runningRequest;
    const request = this.#fetch(key, path, query, contentVersion).finally(() =>
      this.#requests.delete(key),
    );
    // Records the time of a failure. The callers handle the failure itself. If all callers have
    // aborted, this handler prevents an unhandled rejection, which would end the process.
    request.catch(() => (this.#lastFailureAtMs = performance.now()));
    this.#requests.set(key, request);
    return request;
  }

  async #fetch(
    key: string,
    path: string,
    query: ContentQuery,
    contentVersion?: number,
  ): Promise<CachedResponse> {
    const outcome = await this.#readContent(path, query, contentVersion).catch(return404OrThrow);
    const responseVersion =
      outcome instanceof ContentError ? undefined : Number(outcome.data['cv']);
    if (responseVersion) this.#watch.recordVersion(responseVersion);
    const cachedResponse = {
      cv: responseVersion || contentVersion,
      at: performance.now(),
      outcome,
    };
    this.#cache.set(key, cachedResponse, getSize(outcome) + key.length);
    return cachedResponse;
  }
}

function isCurrent(cachedResponse: CachedResponse, contentVersion: number | undefined): boolean {
  if (contentVersion === undefined || cachedResponse.cv === undefined)
    return performance.now() - cachedResponse.at < UNVERSIONED_MAX_AGE_MS;
  return cachedResponse.cv >= contentVersion;
}

function unwrapOutcome({ outcome }: CachedResponse): ContentResponse {
  if (outcome instanceof ContentError) throw outcome;
  return outcome;
}

function return404OrThrow(error: unknown): ContentError {
  if (error instanceof ContentError && error.status === 404) return error;
  throw error;
}

function getSize(outcome: ContentResponse | ContentError): number {
  return outcome instanceof ContentError ? 200 : JSON.stringify(outcome.data).length * 2;
}
