import { describe, expect, test } from '@jest/globals';
import type { FastifyRequest } from 'fastify';

import { createIdempotentRequest } from './idempotency-key.ts';

const createRequest = (params: Record<string, string>, body: object = { text: 'Guten Tag' }) =>
  createIdempotentRequest(
    {
      idempotencyKey: 'schluessel-0123456789',
      routeOptions: { url: '/api/jobs/:number/applications' },
      params,
      body,
    } as unknown as FastifyRequest,
    'visitor',
  );

describe('api finding F29: an idempotency key', () => {
  test('of another record is another request', () => {
    expect(createRequest({ number: '2' })?.id).not.toBe(createRequest({ number: '1' })?.id);
  });

  test('of the same record is the same request, whatever its body', () => {
    const request = createRequest({ number: '1' });
    expect(createRequest({ number: '1' })).toEqual(request);
    const changedRequest = createRequest({ number: '1' }, { text: 'Moin' });
    expect(changedRequest?.id).toBe(request?.id);
    expect(changedRequest?.requestHash).not.toBe(request?.requestHash);
  });
});
