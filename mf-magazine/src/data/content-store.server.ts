import { BoundedCache } from './bounded-cache.server.ts';
import type { ContentAnswer, ContentReadFunction } from './content-client.server.ts';
import { readSpaceVersion } from './content-client.server.ts';
import { ContentError } from './content-error.server.ts';
import { createQueryKey } from './content-query.ts';
import type { ContentQuery } from './content-query.ts';
import { ContentVersionWatch } from './content-version-watch.server.ts';
import { resolveWithin, rejectOnAbort } from './reject-on-abort.server.ts';

interface CachedAnswer {
  /** Content version of the response. Undefined when the version could not be read. */
  readonly cv: number | undefined;
  readonly at: number;
  /** The response, or the error of a 404 response. Other errors are not cached. */
  readonly outcome: ContentAnswer | ContentError;
}

/** Maximum size of the cache in bytes, per release of this remote. */
const MAX_CACHE_BYTES = 48 * 1024 * 1024;
/** Maximum age in milliseconds of cached responses without a known content version. */
const UNVERSIONED_MAX_AGE_MS = 2000;
/** Maximum time in milliseconds that a page with a stale response waits for a newer response. */
const MAX_REFRESH_WAIT_MS = 400;
/**
 * Time in milliseconds after a failure during which pages with a stale response do not wait for a
 * newer response.
 */
const FAILURE_PAUSE_MS = 2000;

/**
 * Reads published content with a cache. Concurrent readers share one request. Responses are valid
 * until the content version changes. The last valid response is served while the content system is
 * slow or unavailable, or while it answers 429 (retries continue in the background).
 */
export class ContentStore {
  readonly #readContent: ContentReadFunction;
  readonly #watch: ContentVersionWatch;
  readonly #cache = new BoundedCache<CachedAnswer>(MAX_CACHE_BYTES);
  readonly #requests = new Map<string, Promise<CachedAnswer>>();
  #failedAt = -Infinity;

  constructor(readContent: ContentReadFunction, versionMaxAgeMs: number) {
    this.#readContent = readContent;
    this.#watch = new ContentVersionWatch(() => readSpaceVersion(readContent), versionMaxAgeMs);
  }

  /**
   * Reads from the cache or the content system. Rejects with ContentError, or with the signal's
   * reason when the caller aborts.
   */
  async get(path: string, query: ContentQuery, signal: AbortSignal): Promise<ContentAnswer> {
    const contentVersion = await rejectOnAbort(this.#watch.current(), signal);
    const key = createQueryKey(path, query);
    const cachedAnswer = this.#cache.get(key);
    if (cachedAnswer && isCurrent(cachedAnswer, contentVersion)) return unwrapOutcome(cachedAnswer);
    const request = this.startOrJoinRequest(key, path, query, contentVersion);
    if (!cachedAnswer) return unwrapOutcome(await rejectOnAbort(request, signal));
    const isInFailurePause = performance.now() - this.#failedAt < FAILURE_PAUSE_MS;
    const refreshedAnswer = await resolveWithin(
      request,
      isInFailurePause ? 0 : MAX_REFRESH_WAIT_MS,
    );
    return unwrapOutcome(refreshedAnswer ?? cachedAnswer);
  }

  startOrJoinRequest(
    key: string,
    path: string,
    query: ContentQuery,
    contentVersion: number | undefined,
  ): Promise<CachedAnswer> {
    const runningRequest = this.#requests.get(key);
    if (runningRequest) return runningRequest;
    const request = this.#fetch(key, path, query, contentVersion).finally(() =>
      this.#requests.delete(key),
    );
    // Records the time of a failure. The callers handle the failure itself, but this handler is
    // needed when no caller is left: an unhandled rejection would end the process.
    request.catch(() => (this.#failedAt = performance.now()));
    this.#requests.set(key, request);
    return request;
  }

  async #fetch(
    key: string,
    path: string,
    query: ContentQuery,
    contentVersion?: number,
  ): Promise<CachedAnswer> {
    const outcome = await this.#readContent(path, query, contentVersion).catch(return404OrThrow);
    const answerVersion = outcome instanceof ContentError ? undefined : Number(outcome.data['cv']);
    if (answerVersion) this.#watch.recordVersion(answerVersion);
    const cachedAnswer = { cv: answerVersion || contentVersion, at: performance.now(), outcome };
    this.#cache.set(key, cachedAnswer, getSize(outcome) + key.length);
    return cachedAnswer;
  }
}

function isCurrent(cachedAnswer: CachedAnswer, contentVersion: number | undefined): boolean {
  if (contentVersion === undefined || cachedAnswer.cv === undefined)
    return performance.now() - cachedAnswer.at < UNVERSIONED_MAX_AGE_MS;
  return cachedAnswer.cv >= contentVersion;
}

function unwrapOutcome({ outcome }: CachedAnswer): ContentAnswer {
  if (outcome instanceof ContentError) throw outcome;
  return outcome;
}

function return404OrThrow(error: unknown): ContentError {
  if (error instanceof ContentError && error.status === 404) return error;
  throw error;
}

function getSize(outcome: ContentAnswer | ContentError): number {
  return outcome instanceof ContentError ? 200 : JSON.stringify(outcome.data).length * 2;
}
