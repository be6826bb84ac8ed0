import type { Writable } from 'node:stream';

import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { ulid } from 'ulid';

import { describeError } from '#describe-error.ts';

/** Maximum number of characters of a path in a log line, so that callers cannot fill the log. */
const maxPathCharacters = 200;

/**
 * Returns the start of a URL's path without the query, which may contain tokens and search words.
 */
function getLoggedPath(url: string): string {
  return (url.split('?', 1)[0] ?? '').slice(0, maxPathCharacters);
}

/**
 * Returns logger options that omit hosts, IP addresses, headers and bodies. The logger writes to
 * standard output unless `stream` is given.
 */
export function createLoggerOptions(
  level: string,
  stream?: Writable,
): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    ...(stream && { stream }),
    base: { service: 'api' },
    serializers: {
      req: (request: { readonly method: string; readonly url: string }) => ({
        method: request.method,
        path: getLoggedPath(request.url),
      }),
      res: (reply: { readonly statusCode: number }) => ({ status: reply.statusCode }),
      err: (error: unknown) => ({ ...describeError(error) }),
    },
  };
}

/**
 * Logs one line per request: method, path, duration and status, but nothing about the person.
 * Successful reads are logged at level `debug`.
 */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const durationMs = Math.round(reply.elapsedTime);
    const facts = { method: request.method, path: getLoggedPath(request.url), ms: durationMs };
    const isSuccessfulRead = request.method === 'GET' && reply.statusCode < 400;
    request.log[isSuccessfulRead ? 'debug' : 'info'](
      { ...facts, status: reply.statusCode },
      'request',
    );
  });
}

/** Returns the caller's `x-request-id` if its format is valid, otherwise a new id. */
export function getRequestId(request: { headers: Record<string, unknown> }): string {
  const header = request.headers['x-request-id'];
  return typeof header === 'string' && /^[\w-]{8,64}$/u.test(header) ? header : ulid();
}
