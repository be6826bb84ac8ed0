import { describe, expect, test } from '@jest/globals';
import type { FastifyRequest } from 'fastify';

import { limitFileForms } from './limit-file-forms.ts';

const createRequest = (ip: string, length = '1000') =>
  ({ ip, headers: { 'content-length': length }, routeOptions: { bodyLimit: 2000 } }) as Pick<
    FastifyRequest<object>,
    'headers' | 'ip' | 'routeOptions'
  >;

/** Starts one form per IP address. All forms are in progress until the test calls `end`. */
function startForms(ips: readonly string[]) {
  const { promise, resolve: end } = Promise.withResolvers<string>();
  let runningCount = 0;
  const forms = ips.map((ip) =>
    limitFileForms(createRequest(ip), () => {
      runningCount += 1;
      return promise;
    }),
  );
  return { forms, end, getRunningCount: () => runningCount };
}

const busy = { code: 'upstream.busy', retryAfterSeconds: 2 };

describe('forms with files', () => {
  test('six are read at once, twelve wait, further ones are refused', async () => {
    const ips = Array.from({ length: 18 }, (_, index) => `192.0.2.${index}`);
    const { forms, end, getRunningCount } = startForms(ips);
    expect(getRunningCount()).toBe(6);
    const refusedForm = limitFileForms(createRequest('203.0.113.1'), async () => 'read');
    await expect(refusedForm).rejects.toMatchObject(busy);
    end('read');
    expect(await Promise.all(forms)).toHaveLength(18);
    expect(getRunningCount()).toBe(18);
  });

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2::1', '2001:db8:1:2::99'],
  ])('one network has four of them: %s, %s', async (ip, neighbour) => {
    const { forms, end } = startForms([ip, ip, ip, ip]);
    const read = async () => 'read';
    await expect(limitFileForms(createRequest(neighbour), read)).rejects.toMatchObject(busy);
    expect(await limitFileForms(createRequest('203.0.113.8'), read)).toBe('read');
    end('read');
    await Promise.all(forms);
    expect(await limitFileForms(createRequest(neighbour), read)).toBe('read');
  });

  test('a form that fails frees its place', async () => {
    const fail = async () => {
      throw new Error('lost');
    };
    for (let tries = 0; tries < 30; tries += 1) {
      await expect(limitFileForms(createRequest('203.0.113.7'), fail)).rejects.toThrow('lost');
    }
  });

  test('more than the body limit of the route is refused unread', async () => {
    let isRead = false;
    const form = limitFileForms(createRequest('203.0.113.7', '2001'), async () => {
      isRead = true;
    });
    await expect(form).rejects.toMatchObject({ code: 'request.too-large' });
    expect(isRead).toBe(false);
  });
});
