import type { FastifyInstance, FastifyRequest } from 'fastify';

import { Problem } from '#problem.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Returns whether a state-changing request has an allowed origin. Browsers always send the origin
 * with such requests. Callers that send no origin (partners, the shell's server) carry no cookies
 * of other users.
 */
function isTrustedOrigin(
  headers: { readonly origin?: string | undefined; readonly 'sec-fetch-site'?: unknown },
  siteOrigin: string,
): boolean {
  if (headers.origin !== undefined) return headers.origin === siteOrigin;
  const fetchSite = headers['sec-fetch-site'];
  return fetchSite === undefined || fetchSite === 'same-origin' || fetchSite === 'none';
}

/** CSRF protection: rejects state-changing requests from pages of other sites. */
export function addOriginCheck(app: FastifyInstance, siteUrl: string): void {
  const siteOrigin = new URL(siteUrl).origin;
  app.addHook('onRequest', async (request: FastifyRequest) => {
    if (safeMethods.has(request.method)) return;
    if (!isTrustedOrigin(request.headers, siteOrigin)) throw new Problem('request.origin');
  });
}
