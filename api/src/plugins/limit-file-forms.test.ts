import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import type { FastifyRequest } from 'fastify';

import { limitFileForms } from './limit-file-forms.ts';

/** Returns a request whose form is not complete yet. */
const createRequest = (ip: string, length = '1000') =>
  ({
    ip,
    headers: { 'content-length': length },
    routeOptions: { bodyLimit: 2000 },
    raw: Object.assign(new EventEmitter(), {
      complete: false,
      destroyed: false,
    }) as unknown as IncomingMessage,
  }) as Pick<FastifyRequest<object>, 'headers' | 'ip' | 'raw' | 'routeOptions'>;

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
  ])('one network reads two at once and six wait: %s, %s', async (ip, neighbour) => {
    const { forms, end, getRunningCount } = startForms(Array.from({ length: 8 }, () => ip));
    expect(getRunningCount()).toBe(2);
    const read = async () => 'read';
    await expect(limitFileForms(createRequest(neighbour), read)).rejects.toMatchObject(busy);
    expect(await limitFileForms(createRequest('203.0.113.8'), read)).toBe('read');
    end('read');
    await Promise.all(forms);
    expect(await limitFileForms(createRequest(neighbour), read)).toBe('read');
  });

  test('clients that leave while their forms wait or are read free all places', async () => {
    const requests = Array.from({ length: 18 }, (_, index) => createRequest(`192.0.2.${index}`));
    // Reading a form whose client has left never settles.
    const forms = requests.map((request) => limitFileForms(request, () => new Promise(() => {})));
    const outcomes = Promise.allSettled(forms);
    for (const { raw } of requests.toReversed()) raw.emit('close');
    expect(new Set((await outcomes).map(({ status }) => status))).toEqual(new Set(['rejected']));
    const read = async () => 'read';
    const nextForms = Array.from({ length: 6 }, (_, index) =>
      limitFileForms(createRequest(`192.0.2.${index}`), read),
    );
    expect(await Promise.all(nextForms)).toHaveLength(6);
  });

  test('a client that closes after the whole form was received does not stop its processing', async () => {
    const request = createRequest('203.0.113.7');
    const { promise, resolve } = Promise.withResolvers<string>();
    const form = limitFileForms(request, () => promise);
    request.raw.complete = true;
    request.raw.emit('close');
    resolve('read');
    expect(await form).toBe('read');
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
