import type { FastifyInstance } from 'fastify';

import { Problem } from '#problem.ts';

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const RETRY_AFTER_SECONDS = 300;

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Keeps the route available in read-only mode, although it usually writes. In this mode, the
     * route itself must skip its writes.
     */
    worksInReadOnlyMode?: boolean;
  }
}

/**
 * Enables read-only mode: reads work, writes are rejected. It is meant for a database that must not
 * change, such as a replica or a database that is being moved to another host.
 */
export function addReadOnlyMode(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, routeOptions }) => {
    if (SAFE_METHODS.has(method) || routeOptions.config.worksInReadOnlyMode) return;
    throw new Problem('site.read-only', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  });
}
