import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';

/** Number of requests in the current window, and milliseconds until the window ends. */
export interface RequestCount {
  readonly current: number;
  readonly ttl: number;
}

/**
 * Counts a request and returns the number of requests to all apis in the current window. @throws
 * Error while Redis is unavailable
 */
export type CountSharedRequest = (key: string, windowMs: number) => Promise<RequestCount>;

/**
 * Maximum number of client addresses that are counted per route. nginx limits floods from more
 * addresses.
 */
const MAX_IP_ADDRESSES = 5000;

/**
 * Counts the requests to this process. It counts even while Redis is available, so that the counts
 * are correct when Redis fails.
 */
class LocalCounts {
  readonly #windows = new LRUCache<string, { current: number; readonly endsAt: number }>({
    max: MAX_IP_ADDRESSES,
  });

  count(key: string, windowMs: number): RequestCount {
    const now = Date.now();
    const knownWindow = this.#windows.get(key);
    const window =
      knownWindow && knownWindow.endsAt > now
        ? knownWindow
        : { current: 0, endsAt: now + windowMs };
    window.current += 1;
    this.#windows.set(key, window);
    return { current: window.current, ttl: window.endsAt - now };
  }
}

type CountCallback = Parameters<FastifyRateLimitStore['incr']>[1];

/**
 * Counts requests to all apis in Redis, and requests to this process locally. The larger count
 * applies. While Redis is unavailable, each api enforces the limits alone.
 */
class SharedCountStore implements FastifyRateLimitStore {
  readonly #countSharedRequest: CountSharedRequest;
  readonly #prefix: string;
  readonly #localCounts = new LocalCounts();

  constructor(countSharedRequest: CountSharedRequest, prefix: string) {
    this.#countSharedRequest = countSharedRequest;
    this.#prefix = prefix;
  }

  incr(key: string, done: CountCallback, windowMs = 0): void {
    const localCount = this.#localCounts.count(key, windowMs);
    this.#countSharedRequest(this.#prefix + key, windowMs)
      .catch(() => localCount)
      .then((sharedCount) =>
        done(null, sharedCount.current > localCount.current ? sharedCount : localCount),
      )
      .catch((error: unknown) => done(error instanceof Error ? error : new Error(String(error))));
  }

  /** Creates a store that counts the requests to one route. */
  child(options: Parameters<FastifyRateLimitStore['child']>[0]): SharedCountStore {
    // The plugin passes the route as `routeInfo`, although its types say otherwise.
    const { routeInfo = options } = options as Partial<Record<'routeInfo', typeof options>>;
    const { method, url } = routeInfo;
    return new SharedCountStore(
      this.#countSharedRequest,
      `${this.#prefix}${String(method)}${url}-`,
    );
  }
}

/** Creates the store class, of which the rate limit plugin creates the instance. */
export function createSharedCountStore(
  countSharedRequest: CountSharedRequest,
  prefix: string,
): FastifyRateLimitStoreCtor {
  return class extends SharedCountStore {
    constructor() {
      super(countSharedRequest, prefix);
    }
  };
}
