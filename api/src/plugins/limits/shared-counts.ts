import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';

/** How often somebody asked in the present window, and how many milliseconds of it are left. */
export interface Count {
  readonly current: number;
  readonly ttl: number;
}

/** Counts one request for all apis together. @throws while that cannot be done */
export type CountTogether = (key: string, windowMs: number) => Promise<Count>;

/** Addresses that are remembered per route; who floods from more meets the edge first. */
const REMEMBERED = 5000;

/** What this process counted itself: always, so that it is known when the others cannot be asked. */
class OwnCounts {
  readonly #windows = new LRUCache<string, { current: number; readonly endsAt: number }>({
    max: REMEMBERED,
  });

  count(key: string, windowMs: number): Count {
    const now = Date.now();
    const known = this.#windows.get(key);
    const window = known && known.endsAt > now ? known : { current: 0, endsAt: now + windowMs };
    window.current += 1;
    this.#windows.set(key, window);
    return { current: window.current, ttl: window.endsAt - now };
  }
}

type CountCallback = Parameters<FastifyRateLimitStore['incr']>[1];

/**
 * Counts requests together with the other apis, and by itself as well: the larger number counts. While
 * the others cannot be asked each api holds its limits alone, and none is ever without.
 */
class SharedCounts implements FastifyRateLimitStore {
  readonly #together: CountTogether;
  readonly #prefix: string;
  readonly #own = new OwnCounts();

  constructor(together: CountTogether, prefix: string) {
    this.#together = together;
    this.#prefix = prefix;
  }

  incr(key: string, done: CountCallback, windowMs = 0): void {
    const own = this.#own.count(key, windowMs);
    this.#together(this.#prefix + key, windowMs)
      .catch(() => own)
      .then((shared) => done(null, shared.current > own.current ? shared : own))
      .catch((error: unknown) => done(error instanceof Error ? error : new Error(String(error))));
  }

  /** Each route has counts of its own. */
  child(options: Parameters<FastifyRateLimitStore['child']>[0]): SharedCounts {
    // The limiter hands the route inside; its types say that these are the route's options.
    const { routeInfo = options } = options as Partial<Record<'routeInfo', typeof options>>;
    const { method, url } = routeInfo;
    return new SharedCounts(this.#together, `${this.#prefix}${String(method)}${url}-`);
  }
}

/** The store of the rate limiter, which makes it itself. */
export function sharedCounts(together: CountTogether, prefix: string): FastifyRateLimitStoreCtor {
  return class extends SharedCounts {
    constructor() {
      super(together, prefix);
    }
  };
}
