import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { describeError } from '#describe-error.ts';
import { Problem, toProblemDetails, toProblem } from '#problem.ts';

/** Sends an error as problem details, even if it occurred before routing. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, error: unknown): void {
  const problem = toProblem(error);
  if (problem.code === 'internal' || problem.code === 'upstream.unavailable') {
    request.log.error({ error: describeError(error), code: problem.code }, 'request failed');
  }
  // Logs the problem code and request id, but not the user. Many 404 responses may mean that
  // someone tries to read other people's records.
  if (problem.statusCode < 500) request.log.info({ code: problem.code }, 'refused');
  // After a timeout, the client is still sending. Without this header, its connection would stay
  // open.
  if (problem.statusCode === 408) reply.header('connection', 'close');
  if (problem.retryAfterSeconds) reply.header('retry-after', problem.retryAfterSeconds);
  void reply
    .code(problem.statusCode)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    // Bypasses the response schema of the route, because problem details have the same schema
    // everywhere.
    .serializer((body) => JSON.stringify(body))
    .send(toProblemDetails(problem, request.id));
}

/** Sends every error and every unknown route as problem details with a stable code. */
export function addProblemResponses(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendProblem(request, reply, error));
  app.setNotFoundHandler((request, reply) => {
    sendProblem(request, reply, new Problem('route.not-found'));
  });
}
