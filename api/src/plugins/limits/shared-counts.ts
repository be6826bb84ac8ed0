import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';

/** Number of requests in the current window, and milliseconds until the window ends. */
export interface Count {
  readonly current: number;
  readonly ttl: number;
}

/**
 * Counts one request and returns the count of all apis together. @throws Error while Redis is
 * unavailable
 */
export type SharedCounter = (key: string, windowMs: number) => Promise<Count>;

/**
 * Maximum number of client addresses counted per route. If a flood comes from more addresses, nginx
 * limits it.
 */
const MAX_IP_ADDRESSES = 5000;

/**
 * Request counts of this process. They are updated even while Redis is available, so that they are
 * correct when Redis fails.
 */
class LocalCounts {
  readonly #windows = new LRUCache<string, { current: number; readonly endsAt: number }>({
    max: MAX_IP_ADDRESSES,
  });

  count(key: string, windowMs: number): Count {
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
 * Counts requests of all apis in Redis, and requests to this process locally. The larger of the two
 * counts applies. Without Redis, each api enforces the limits alone.
 */
class SharedCountStore implements FastifyRateLimitStore {
  readonly #countSharedRequest: SharedCounter;
  readonly #prefix: string;
  readonly #localCounts = new LocalCounts();

  constructor(countSharedRequest: SharedCounter, prefix: string) {
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

  /** Creates a store with separate counts for a route. */
  child(options: Parameters<FastifyRateLimitStore['child']>[0]): SharedCountStore {
    // At runtime the plugin passes the route as `routeInfo`, unlike its types.
    const { routeInfo = options } = options as Partial<Record<'routeInfo', typeof options>>;
    const { method, url } = routeInfo;
    return new SharedCountStore(
      this.#countSharedRequest,
      `${this.#prefix}${String(method)}${url}-`,
    );
  }
}

/** Returns a store class. The rate limit plugin creates the instance. */
export function createSharedCountStore(
  countSharedRequest: SharedCounter,
  prefix: string,
): FastifyRateLimitStoreCtor {
  return class extends SharedCountStore {
    constructor() {
      super(countSharedRequest, prefix);
    }
  };
}
