import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';

import { Problem } from '#problem.ts';

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
  reads: { max: 120, timeWindow: '1 minute' },
  intake: { max: 60, timeWindow: '1 minute' },
} as const;

/** Limits apply to the routes that name one in `config.rateLimit`. */
export async function addRateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: () => new Problem('request.rate-limited'),
  });
}
