import { Redis } from 'ioredis';

import type { CountShared } from './shared-counts.ts';

/** Timeout after which a request uses the local count. */
const TIMEOUT_MS = 250;

export interface RedisCounter {
  readonly count: CountShared;
  readonly close: () => void;
}

/**
 * @param onLost called with the reason when the connection to Redis is lost
 */
export function createRedisCounter(url: string, onLost: (reason: string) => void): RedisCounter {
  const redis = new Redis(url, {
    connectTimeout: 1000,
    commandTimeout: TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (times) => Math.min(2000, 100 * times),
  });
  let away = false;
  redis.on('error', (error) => {
    if (!away) onLost(error.message);
    away = true;
  });
  redis.on('ready', () => (away = false));
  return {
    count: async (key, windowMs) => {
      // The first request of a window sets its expiry; one transaction.
      const answers = await redis
        .multi()
        .set(key, 0, 'PX', windowMs, 'NX')
        .incr(key)
        .pttl(key)
        .exec();
      const [, current, ttl] = (answers ?? []).map(([error, value]) =>
        error ? NaN : Number(value),
      );
      if (!(Number(current) > 0)) throw new Error('Redis returned no count');
      return { current: Number(current), ttl: Math.max(0, Number(ttl) || 0) };
    },
    close: () => redis.disconnect(),
  };
}
