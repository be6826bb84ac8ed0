import { Redis } from 'ioredis';

import type { CountSharedRequest } from './shared-counts.ts';

/** Milliseconds to wait for Redis. If Redis takes longer, this process counts the request alone. */
const TIMEOUT_MS = 250;

export interface RedisCounter {
  readonly count: CountSharedRequest;
  /** Rejects if Redis does not answer. */
  readonly ping: () => Promise<unknown>;
  readonly close: () => void;
}

/**
 * Connects to Redis and creates a counter that all apis share.
 * @param onConnectionLost called with the reason when the connection to Redis is lost
 */
export function createRedisCounter(
  url: string,
  onConnectionLost: (reason: string) => void,
): RedisCounter {
  const redis = new Redis(url, {
    connectTimeout: 1000,
    commandTimeout: TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (times) => Math.min(2000, 100 * times),
  });
  let isUnavailable = false;
  redis.on('error', (error) => {
    if (!isUnavailable) onConnectionLost(error.message);
    isUnavailable = true;
  });
  redis.on('ready', () => (isUnavailable = false));
  return {
    count: async (key, windowMs) => {
      // Uses one transaction, so that the first request in a time window also sets when the window
      // ends.
      const answers = await redis
        .multi()
        .set(key, 0, 'PX', windowMs, 'NX')
        .incr(key)
        .pttl(key)
        .exec();
      const [, currentCount, ttlMs] = (answers ?? []).map(([error, value]) =>
        error ? NaN : Number(value),
      );
      if (!(Number(currentCount) > 0)) throw new Error('Redis returned no count');
      return { current: Number(currentCount), ttl: Math.max(0, Number(ttlMs) || 0) };
    },
    ping: () => redis.ping(),
    close: () => redis.disconnect(),
  };
}
