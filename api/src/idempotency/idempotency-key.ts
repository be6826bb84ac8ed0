import { createHash } from 'node:crypto';

import type { FastifyInstance, FastifyRequest } from 'fastify';

import { Problem } from '#problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller's name for this one creation, if it gave one. */
    idempotencyKey: string | null;
  }
}

/** One creation as its caller named it. */
export interface CreatingCall {
  readonly id: string;
  readonly requestHash: string;
}

const header = 'idempotency-key';
const field = 'idempotencyKey';

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

/** From the header or, for forms that work without script, from a field of the body. */
function takeKey(request: FastifyRequest): unknown {
  const body = request.body;
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, field)) {
    return request.headers[header];
  }
  const { [field]: key, ...rest } = body as Record<string, unknown>;
  request.body = rest;
  return key === '' ? undefined : key;
}

/** Takes the key off each request before its body is validated. */
export function addIdempotencyKeys(app: FastifyInstance): void {
  app.decorateRequest('idempotencyKey', null);
  app.addHook('preValidation', async (request) => {
    const key = takeKey(request);
    if (key === undefined) return;
    if (typeof key !== 'string' || !/^[\w-]{16,100}$/u.test(key)) {
      throw new Problem('request.invalid', { fields: { [field]: 'Kein brauchbarer Schlüssel.' } });
    }
    request.idempotencyKey = key;
  });
}

/**
 * Names the creation that a request asks for; null without a key. `owner` keeps one caller's keys
 * apart from another's: an account's id, or `visitor`.
 */
export function creatingCall(request: FastifyRequest, owner: string): CreatingCall | null {
  const { idempotencyKey, routeOptions, body } = request;
  if (!idempotencyKey) return null;
  return {
    id: sha256([routeOptions.url, owner, idempotencyKey].join('\u0000')),
    requestHash: sha256(JSON.stringify(body ?? null)),
  };
}
