import { Redis } from 'ioredis';

import type { CountTogether } from './shared-counts.ts';

/** Milliseconds after which a request goes on with what this api counted alone. */
const TIMEOUT_MS = 250;

export interface RedisCounts {
  readonly count: CountTogether;
  readonly close: () => void;
}

/** @param told hears once when Redis goes, with why */
export function redisCounts(url: string, told: (reason: string) => void): RedisCounts {
  const redis = new Redis(url, {
    connectTimeout: 1000,
    commandTimeout: TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (times) => Math.min(2000, 100 * times),
  });
  let away = false;
  redis.on('error', (error) => {
    if (!away) told(error.message);
    away = true;
  });
  redis.on('ready', () => (away = false));
  return {
    count: async (key, windowMs) => {
      // The first request of a window begins it; all three are one step for the server.
      const answers = await redis
        .multi()
        .set(key, 0, 'PX', windowMs, 'NX')
        .incr(key)
        .pttl(key)
        .exec();
      const [, current, ttl] = (answers ?? []).map(([error, value]) =>
        error ? NaN : Number(value),
      );
      if (!(Number(current) > 0)) throw new Error('Redis did not count');
      return { current: Number(current), ttl: Math.max(0, Number(ttl) || 0) };
    },
    close: () => redis.disconnect(),
  };
}
