import { createHash } from 'node:crypto';

import type { FastifyInstance, FastifyRequest } from 'fastify';

import { Problem } from '#problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The idempotency key of the request; null if none was sent. */
    idempotencyKey: string | null;
  }
}

/** A request that carries an idempotency key. */
export interface IdempotentRequest {
  readonly id: string;
  readonly requestHash: string;
}

const keyHeaderName = 'idempotency-key';
const keyFieldName = 'idempotencyKey';

const computeSha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

/**
 * Reads the key from the header, or from a body field that forms send without JavaScript. Removes
 * this field from the body.
 */
function extractKey(request: FastifyRequest): unknown {
  const body = request.body;
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, keyFieldName)) {
    return request.headers[keyHeaderName];
  }
  const { [keyFieldName]: key, ...rest } = body as Record<string, unknown>;
  request.body = rest;
  return key === '' ? undefined : key;
}

/** Sets `idempotencyKey` of each request before its body is validated. */
export function addIdempotencyKeys(app: FastifyInstance): void {
  app.decorateRequest('idempotencyKey', null);
  app.addHook('preValidation', async (request) => {
    const key = extractKey(request);
    if (key === undefined) return;
    if (typeof key !== 'string' || !/^[\w-]{16,100}$/u.test(key)) {
      throw new Problem('request.invalid', {
        fields: { [keyFieldName]: 'Kein brauchbarer Schlüssel.' },
      });
    }
    request.idempotencyKey = key;
  });
}

const listPathValues = (params: unknown) =>
  Object.entries(params ?? {})
    .flat()
    .map(String);

/**
 * Returns the hashes that identify a request with an idempotency key; null if the request has no
 * key. `owner` (an account id or `visitor`) separates the keys of different callers. The id
 * includes the path values, so a key can be used once per record.
 */
export function createIdempotentRequest(
  request: FastifyRequest,
  owner: string,
): IdempotentRequest | null {
  const { idempotencyKey, routeOptions, params, body } = request;
  if (!idempotencyKey) return null;
  return {
    id: computeSha256(
      [routeOptions.url, ...listPathValues(params), owner, idempotencyKey].join('\u0000'),
    ),
    requestHash: computeSha256(JSON.stringify(body ?? null)),
  };
}
