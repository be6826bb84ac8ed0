import { BoundedCache } from './bounded-cache.server.ts';
import type { ContentAnswer, ContentRead } from './content-client.server.ts';
import { readSpaceVersion } from './content-client.server.ts';
import { ContentError } from './content-error.server.ts';
import { queryKey } from './content-query.ts';
import type { ContentQuery } from './content-query.ts';
import { ContentVersionWatch } from './content-version-watch.server.ts';
import { settled, sooner } from './waiting.server.ts';

interface Kept {
  /** The content version it belongs to; undefined when none could be read. */
  readonly cv: number | undefined;
  readonly at: number;
  /** A story that does not exist is remembered as well. */
  readonly outcome: ContentAnswer | ContentError;
}

/** Bytes of answers kept per release of this remote. */
const CACHE_BYTES = 48 * 1024 * 1024;
/** While no content version is known, answers are good for this long. */
const BLIND_MS = 2000;
/** How long a page that has an older answer waits for a newer one. */
const PATIENCE_MS = 400;
/** For this long after a failure pages with an older answer do not wait at all. */
const REST_AFTER_FAILURE_MS = 2000;

/**
 * Published content with a cache of its own: one request for concurrent readers, good as long as
 * the content version stands, and the last good answer when the content system is slow, refuses
 * (429 retries go on in the background) or is away.
 */
export class ContentStore {
  readonly #read: ContentRead;
  readonly #watch: ContentVersionWatch;
  readonly #cache = new BoundedCache<Kept>(CACHE_BYTES);
  readonly #flights = new Map<string, Promise<Kept>>();
  #failedAt = -Infinity;

  constructor(read: ContentRead, versionMaxAgeMs: number) {
    this.#read = read;
    this.#watch = new ContentVersionWatch(() => readSpaceVersion(read), versionMaxAgeMs);
  }

  /** Rejects with ContentError, or with the signal's reason once the caller's time is up. */
  async get(path: string, query: ContentQuery, signal: AbortSignal): Promise<ContentAnswer> {
    const cv = await sooner(this.#watch.current(), signal);
    const key = queryKey(path, query);
    const kept = this.#cache.get(key);
    if (kept && isCurrent(kept, cv)) return outcomeOf(kept);
    const flight = this.#fly(key, path, query, cv);
    if (!kept) return outcomeOf(await sooner(flight, signal));
    const rests = performance.now() - this.#failedAt < REST_AFTER_FAILURE_MS;
    const newer = await settled(flight, rests ? 0 : PATIENCE_MS);
    return outcomeOf(newer ?? kept);
  }

  #fly(key: string, path: string, query: ContentQuery, cv: number | undefined): Promise<Kept> {
    const running = this.#flights.get(key);
    if (running) return running;
    const flight = this.#fetch(key, path, query, cv).finally(() => this.#flights.delete(key));
    // Whoever waits handles the failure; when nobody waits any more it must not end the process.
    flight.catch(() => (this.#failedAt = performance.now()));
    this.#flights.set(key, flight);
    return flight;
  }

  async #fetch(key: string, path: string, query: ContentQuery, cv?: number): Promise<Kept> {
    const outcome = await this.#read(path, query, cv).catch(absentOrThrow);
    const answered = outcome instanceof ContentError ? undefined : Number(outcome.data['cv']);
    if (answered) this.#watch.saw(answered);
    const kept = { cv: answered || cv, at: performance.now(), outcome };
    this.#cache.set(key, kept, sizeOf(outcome) + key.length);
    return kept;
  }
}

function isCurrent(kept: Kept, cv: number | undefined): boolean {
  if (cv === undefined || kept.cv === undefined) return performance.now() - kept.at < BLIND_MS;
  return kept.cv >= cv;
}

function outcomeOf({ outcome }: Kept): ContentAnswer {
  if (outcome instanceof ContentError) throw outcome;
  return outcome;
}

function absentOrThrow(error: unknown): ContentError {
  if (error instanceof ContentError && error.status === 404) return error;
  throw error;
}

function sizeOf(outcome: ContentAnswer | ContentError): number {
  return outcome instanceof ContentError ? 200 : JSON.stringify(outcome.data).length * 2;
}
