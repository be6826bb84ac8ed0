import type { FastifyInstance } from 'fastify';

import { Problem } from '#problem.ts';

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const RETRY_AFTER_SECONDS = 300;

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Keeps the route available in read-only mode, although it writes. In this mode, the route
     * itself must skip its writes.
     */
    worksReadOnly?: boolean;
  }
}

/**
 * Enables read-only mode for a database that must not be written to, such as a replica or a
 * database being moved to another host: reads work, writes are rejected.
 */
export function addReadOnlyMode(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, routeOptions }) => {
    if (SAFE_METHODS.has(method) || routeOptions.config.worksReadOnly) return;
    throw new Problem('site.read-only', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  });
}
