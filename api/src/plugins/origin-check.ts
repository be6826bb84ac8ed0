import type { FastifyInstance, FastifyRequest } from 'fastify';

import { Problem } from '#problem.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a changing request may come from where it says it comes from. Browsers always name
 * the origin of such requests; callers that name none (partners, the shell's server) carry no
 * foreign person's cookies.
 */
export function isTrustedOrigin(
  headers: { readonly origin?: string | undefined; readonly 'sec-fetch-site'?: unknown },
  siteOrigin: string,
): boolean {
  if (headers.origin !== undefined) return headers.origin === siteOrigin;
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}

/** Refuses changing requests that another site's page made a browser send. */
export function addOriginCheck(app: FastifyInstance, siteUrl: string): void {
  const siteOrigin = new URL(siteUrl).origin;
  app.addHook('onRequest', async (request: FastifyRequest) => {
    if (safeMethods.has(request.method)) return;
    if (!isTrustedOrigin(request.headers, siteOrigin)) throw new Problem('request.origin');
  });
}
