import type { FastifyInstance, FastifyRequest } from 'fastify';

import { Problem } from '#problem.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Returns whether a state-changing request may come from this site. Browsers always send `Origin`
 * with such requests. Callers that do not send it (partners, the shell's server) send no cookies of
 * other users.
 */
function isTrustedOrigin(
  headers: { readonly origin?: string | undefined; readonly 'sec-fetch-site'?: unknown },
  siteOrigin: string,
): boolean {
  if (headers.origin !== undefined) return headers.origin === siteOrigin;
  const fetchSite = headers['sec-fetch-site'];
  return fetchSite === undefined || fetchSite === 'same-origin' || fetchSite === 'none';
}

/** Protects against CSRF: rejects state-changing requests from pages of other sites. */
export function addOriginCheck(app: FastifyInstance, siteUrl: string): void {
  const siteOrigin = new URL(siteUrl).origin;
  app.addHook('onRequest', async (request: FastifyRequest) => {
    if (safeMethods.has(request.method)) return;
    if (!isTrustedOrigin(request.headers, siteOrigin)) throw new Problem('request.origin');
  });
}
