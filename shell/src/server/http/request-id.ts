import type { IncomingHttpHeaders } from 'node:http';

/** Returns the request id of the edge if it is valid, else a new id. */
export function requestId(request: { readonly headers: IncomingHttpHeaders }): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID();
}
