import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';

import { Problem } from '#problem.ts';

import { createRedisCounter } from './limits/redis-counts.ts';
import { createSharedCountStore } from './limits/shared-counts.ts';

/** Requests per client address and minute. Reads are limited at the edge, not here. */
export const rateLimits = {
  /** Routes that check a password. */
  login: { max: 30, timeWindow: '1 minute' },
  /** Routes that send mail. */
  register: { max: 10, timeWindow: '1 minute' },
  /** Routes that check a token. */
  token: { max: 60, timeWindow: '1 minute' },
  /** Requests the site sends on page loads. */
  session: { max: 300, timeWindow: '1 minute' },
  /** Partners send the requests of all their users from one address. */
  partner: { max: 600, timeWindow: '1 minute' },
  /** Routes that submit a form. */
  forms: { max: 20, timeWindow: '1 minute' },
  /** Drafts that are saved while the user types. */
  drafts: { max: 120, timeWindow: '1 minute' },
  /** Chunks of photos: at most sixty per photo. */
  uploads: { max: 1200, timeWindow: '1 minute' },
  articleViews: { max: 120, timeWindow: '1 minute' },
  telemetry: { max: 60, timeWindow: '1 minute' },
} as const;

/**
 * Enables limits for routes with `config.rateLimit`. Several apis share counts in Redis. Without
 * Redis each api counts alone; account throttles are stored in the database and always apply to
 * all.
 */
export async function addRateLimits(app: FastifyInstance, redisUrl?: string): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    ...(redisUrl !== undefined && {
      store: createSharedCountStore(openSharedCounts(app, redisUrl), 'gruenland:limit:'),
    }),
    errorResponseBuilder: () => new Problem('request.rate-limited'),
  });
}

function openSharedCounts(app: FastifyInstance, url: string) {
  const { count, close } = createRedisCounter(url, (reason) =>
    app.log.warn({ reason }, 'Redis is unavailable, each api counts requests alone'),
  );
  app.addHook('onClose', async () => close());
  return count;
}
