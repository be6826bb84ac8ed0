import type { Writable } from 'node:stream';

import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { ulid } from 'ulid';

import { describeError } from '#describe-error.ts';

/** The path without its query, because queries may contain tokens and search words. */
function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}

/**
 * Logger options without hosts, client addresses, headers and bodies; writes to standard output
 * unless `stream` is given.
 */
export function loggerOptions(
  level: string,
  stream?: Writable,
): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    ...(stream && { stream }),
    base: { room: 'api' },
    serializers: {
      req: (request: { readonly method: string; readonly url: string }) => ({
        method: request.method,
        path: pathOf(request.url),
      }),
      res: (reply: { readonly statusCode: number }) => ({ status: reply.statusCode }),
      err: (error: unknown) => ({ ...describeError(error) }),
    },
  };
}

/**
 * Logs one line per request with route and result, never the person. Successful reads are logged on
 * `debug` only.
 */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime);
    const facts = { method: request.method, path: pathOf(request.url), ms };
    const quiet = request.method === 'GET' && reply.statusCode < 400;
    request.log[quiet ? 'debug' : 'info']({ ...facts, status: reply.statusCode }, 'request');
  });
}

/** The caller's `x-request-id` if its format is valid, else a new id. */
export function requestId(request: { headers: Record<string, unknown> }): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/u.test(given) ? given : ulid();
}
