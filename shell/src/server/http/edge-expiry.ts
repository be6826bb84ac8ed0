import type { FastifyReply, FastifyRequest } from 'fastify';

/** Header with the edge's clock: seconds since 1970, with a fraction. */
const EDGE_TIME = 'x-edge-time';

/**
 * Lets the edge keep a response until its current second ends. With `s-maxage=1` alone nginx, which
 * counts whole seconds, would keep it for up to two.
 */
export function expireWithEdgeSecond(request: FastifyRequest, reply: FastifyReply): void {
  const time = Number(request.headers[EDGE_TIME]);
  if (time > 0) reply.header('x-accel-expires', `@${Math.floor(time)}`);
}
