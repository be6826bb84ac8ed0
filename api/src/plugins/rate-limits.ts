import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';

import { Problem } from '#problem.ts';

import { redisCounts } from './limits/redis-counts.ts';
import { sharedCounts } from './limits/shared-counts.ts';

/** Requests per visitor address and minute. Reading is not limited here but at the edge. */
export const rateLimits = {
  /** Anything that tries a password. */
  login: { max: 30, timeWindow: '1 minute' },
  /** Anything that sends mail. */
  register: { max: 10, timeWindow: '1 minute' },
  /** Anything that tries a token. */
  token: { max: 60, timeWindow: '1 minute' },
  /** What the site calls by itself on page loads. */
  session: { max: 300, timeWindow: '1 minute' },
  /** Partners call from one address for all their users. */
  partner: { max: 600, timeWindow: '1 minute' },
  /** Anything that sends a form. */
  forms: { max: 20, timeWindow: '1 minute' },
  /** What is saved while somebody types. */
  drafts: { max: 120, timeWindow: '1 minute' },
  /** Pieces of photos: sixty a photo at worst. */
  uploads: { max: 1200, timeWindow: '1 minute' },
  reads: { max: 120, timeWindow: '1 minute' },
  intake: { max: 60, timeWindow: '1 minute' },
} as const;

/**
 * Limits apply to the routes that name one in `config.rateLimit`. Several apis count together in
 * Redis; while it is away each counts for itself, and the throttles of accounts, which stand in the
 * database, hold for all.
 */
export async function addRateLimits(app: FastifyInstance, redisUrl?: string): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    ...(redisUrl !== undefined && {
      store: sharedCounts(openCounts(app, redisUrl), 'gruenland:limit:'),
    }),
    errorResponseBuilder: () => new Problem('request.rate-limited'),
  });
}

function openCounts(app: FastifyInstance, url: string) {
  const { count, close } = redisCounts(url, (reason) =>
    app.log.warn({ reason }, 'Redis is away, each api counts requests for itself'),
  );
  app.addHook('onClose', async () => close());
  return count;
}
