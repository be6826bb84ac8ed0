import type { IncomingHttpHeaders } from 'node:http';

/** The id that the edge gave a request, when it is a plausible one, else a new id. */
export function requestId(request: { readonly headers: IncomingHttpHeaders }): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID();
}
