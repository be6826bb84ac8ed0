import type { FastifyInstance } from 'fastify';

import { Problem } from '#problem.ts';

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a valid request with the header `x-dry-run` before its handler runs, so that nothing is
 * written. With it, the release command checks whether the api accepts the forms of a release. The
 * header needs no signature: it only prevents writes, and the schemas are public.
 */
export function addDryRun(app: FastifyInstance): void {
  app.addHook('preHandler', async ({ method, headers }) => {
    if (headers['x-dry-run'] === undefined || safeMethods.has(method)) return;
    throw new Problem('request.dry-run');
  });
}
