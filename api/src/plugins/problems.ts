import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { describeError } from '#describe-error.ts';
import { Problem, problemDetails, toProblem } from '#problem.ts';

/** Answers with problem details; also for errors before a route was found. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, error: unknown): void {
  const problem = toProblem(error);
  if (problem.code === 'internal' || problem.code === 'upstream.unavailable') {
    request.log.error({ error: describeError(error), code: problem.code }, 'request failed');
  }
  // What was refused leaves a trace: why and on what request, never who. Other people's records are
  // among what is not found.
  if (problem.statusCode < 500) request.log.info({ code: problem.code }, 'refused');
  if (problem.retryAfterSeconds) reply.header('retry-after', problem.retryAfterSeconds);
  void reply
    .code(problem.statusCode)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    // Not through the route's response schema: these answers are the same everywhere.
    .serializer((body) => JSON.stringify(body))
    .send(problemDetails(problem, request.id));
}

/** Every error becomes problem details with a stable code. */
export function addProblems(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendProblem(request, reply, error));
  app.setNotFoundHandler((request, reply) => {
    sendProblem(request, reply, new Problem('route.not-found'));
  });
}
