import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';

import { getVisitorNetwork } from '@gruenland/shared-contracts/visitor-network.ts';

import type { Metrics } from '#operations/metrics.ts';
import { Problem } from '#problem.ts';

import { createSharedCountStore } from './limits/shared-counts.ts';

/**
 * Maximum number of requests per minute from one network (an IPv4 address or an IPv6 /64). Only
 * nginx limits routes without `config.rateLimit`.
 */
export const rateLimits = {
  /** Limit for routes that check a password. */
  login: { max: 30, timeWindow: '1 minute' },
  /** Limit for routes that send mail. */
  register: { max: 10, timeWindow: '1 minute' },
  /** Limit for routes that check a token. */
  token: { max: 60, timeWindow: '1 minute' },
  /** Limit for requests that the site sends when a page loads. */
  session: { max: 300, timeWindow: '1 minute' },
  /** Limit for partners, who send the requests of all their users from one IP address. */
  partner: { max: 600, timeWindow: '1 minute' },
  /** Limit for routes that submit a form. */
  forms: { max: 20, timeWindow: '1 minute' },
  /** Limit for drafts, which are saved while the user types. */
  drafts: { max: 120, timeWindow: '1 minute' },
  /** Limit for chunks of photos; a photo has at most sixty chunks. */
  uploads: { max: 1200, timeWindow: '1 minute' },
  articleViews: { max: 120, timeWindow: '1 minute' },
  telemetry: { max: 60, timeWindow: '1 minute' },
} as const;

/**
 * Limits the requests to routes with `config.rateLimit`. Several apis share their counts in Redis;
 * without Redis, each api counts alone. The throttles of accounts are stored in the database and
 * always apply to all apis together.
 */
export async function addRateLimits(
  app: FastifyInstance,
  metrics: Pick<Metrics, 'watchRedis'>,
  redisUrl?: string,
): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    keyGenerator: ({ ip }) => getVisitorNetwork(ip),
    ...(redisUrl !== undefined && {
      store: createSharedCountStore(
        await connectSharedCounter(app, metrics, redisUrl),
        'gruenland:limit:',
      ),
    }),
    errorResponseBuilder: () => new Problem('request.rate-limited'),
  });
}

async function connectSharedCounter(
  app: FastifyInstance,
  metrics: Pick<Metrics, 'watchRedis'>,
  url: string,
) {
  // Imported here, because an api without Redis does not need the client.
  const { createRedisCounter } = await import('./limits/redis-counts.ts');
  const { count, ping, close } = createRedisCounter(url, (reason) =>
    app.log.warn({ reason }, 'Redis is unavailable, each api counts requests alone'),
  );
  metrics.watchRedis(ping);
  app.addHook('onClose', async () => close());
  return count;
}
