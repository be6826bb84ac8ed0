import type { FastifyInstance } from 'fastify';

import { Problem } from '#problem.ts';

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const RETRY_SECONDS = 300;

/**
 * While the database must not be written to (moving house, a copy that only follows), everything
 * that reads goes on and everything that writes is refused before it is looked at.
 */
export function addReadOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method }) => {
    if (READING.has(method)) return;
    throw new Problem('site.read-only', { retryAfterSeconds: RETRY_SECONDS });
  });
}
