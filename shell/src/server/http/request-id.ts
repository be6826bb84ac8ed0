import type { IncomingHttpHeaders } from 'node:http';

/**
 * Returns the request id that the nginx edge has sent, or a new id if that one is missing or
 * invalid.
 */
export function getRequestId(request: { readonly headers: IncomingHttpHeaders }): string {
  const header = request.headers['x-request-id'];
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : crypto.randomUUID();
}
