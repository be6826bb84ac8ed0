import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/** Requests that the HTTP layer itself cannot take: a short German answer, never a 500. */
export function refuseMalformed(
  error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  const status = error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : 400;
  void reply
    .code(status)
    .header('content-type', 'text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .send('Diese Adresse ist ungültig.\n');
}
