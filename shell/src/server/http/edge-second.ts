import type { FastifyReply, FastifyRequest } from 'fastify';

/** Header in which the edge tells its clock: seconds since 1970, with a fraction. */
const EDGE_TIME = 'x-edge-time';

/**
 * Lets the edge that asks keep an answer until its running second is over. By `s-maxage=1` alone nginx,
 * which counts whole seconds, would keep it for up to two.
 */
export function keepForEdgeSecond(request: FastifyRequest, reply: FastifyReply): void {
  const time = Number(request.headers[EDGE_TIME]);
  if (time > 0) reply.header('x-accel-expires', `@${Math.floor(time)}`);
}
