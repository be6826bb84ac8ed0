import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Header with the clock of the nginx edge: seconds since 1970, with a fraction. */
const EDGE_TIME_HEADER = 'x-edge-time';

/** Header that limits how long the nginx edge caches a response. */
export const EDGE_EXPIRY_HEADER = 'x-accel-expires';

/**
 * Returns the value of the edge expiry header: the end of the edge's current second. Returns
 * undefined if the request does not come from the edge.
 */
export function getEdgeExpiry(headers: IncomingHttpHeaders): string | undefined {
  const time = Number(headers[EDGE_TIME_HEADER]);
  return time > 0 ? `@${Math.floor(time)}` : undefined;
}

/**
 * Lets the nginx edge cache a response until the edge's current second ends. Nginx counts whole
 * seconds, so with `s-maxage=1` alone it would cache a response for up to two seconds.
 */
export function expireWithEdgeSecond(request: FastifyRequest, reply: FastifyReply): void {
  const expiry = getEdgeExpiry(request.headers);
  if (expiry !== undefined) reply.header(EDGE_EXPIRY_HEADER, expiry);
}
