import type { FastifyReply, FastifyRequest } from 'fastify';

/** Header with the clock of the nginx edge: seconds since 1970, with a fraction. */
const EDGE_TIME_HEADER = 'x-edge-time';

/**
 * Lets the nginx edge cache a response until the edge's current second ends. Nginx counts whole
 * seconds, so with `s-maxage=1` alone it would cache a response for up to two seconds.
 */
export function expireWithEdgeSecond(request: FastifyRequest, reply: FastifyReply): void {
  const time = Number(request.headers[EDGE_TIME_HEADER]);
  if (time > 0) reply.header('x-accel-expires', `@${Math.floor(time)}`);
}
