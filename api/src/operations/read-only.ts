import type { FastifyInstance } from 'fastify';

import { Problem } from '#problem.ts';

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const RETRY_SECONDS = 300;

/**
 * Read-only mode, for a database that must not be written to (migration to another host, a
 * replica): reads work, writes are rejected.
 */
export function addReadOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method }) => {
    if (READING.has(method)) return;
    throw new Problem('site.read-only', { retryAfterSeconds: RETRY_SECONDS });
  });
}
