import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
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
      isPaused: () => false,
      socket: { bytesRead: 0 },
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

const busyProblem = { code: 'upstream.busy', retryAfterSeconds: 2 };

describe('forms with files', () => {
  test('six are read at once, twelve wait, further ones are refused', async () => {
    const ips = Array.from({ length: 18 }, (_, index) => `192.0.2.${index}`);
    const { forms, end, getRunningCount } = startForms(ips);
    expect(getRunningCount()).toBe(6);
    const refusedForm = limitFileForms(createRequest('203.0.113.1'), async () => 'read');
    await expect(refusedForm).rejects.toMatchObject(busyProblem);
    end('read');
    expect(await Promise.all(forms)).toHaveLength(18);
    expect(getRunningCount()).toBe(18);
  });

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2::1', '2001:db8:1:2::99'],
  ])('one network reads two at once and six wait: %s, %s', async (ip, neighbourIp) => {
    const { forms, end, getRunningCount } = startForms(Array.from({ length: 8 }, () => ip));
    expect(getRunningCount()).toBe(2);
    const read = async () => 'read';
    await expect(limitFileForms(createRequest(neighbourIp), read)).rejects.toMatchObject(
      busyProblem,
    );
    expect(await limitFileForms(createRequest('203.0.113.8'), read)).toBe('read');
    end('read');
    await Promise.all(forms);
    expect(await limitFileForms(createRequest(neighbourIp), read)).toBe('read');
  });

  test('clients that leave while their forms wait or are read free all places', async () => {
    const requests = Array.from({ length: 18 }, (_, index) => createRequest(`192.0.2.${index}`));
    // After the client disconnects, the promise of reading its form never settles.
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
    for (let tryCount = 0; tryCount < 30; tryCount += 1) {
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

describe('a slow form', () => {
  afterEach(() => void jest.useRealTimers());

  /**
   * Starts to read a form that never completes. `receiveBytes` simulates seconds in which bytes
   * arrive.
   */
  function readForm(isPaused = false) {
    jest.useFakeTimers();
    const request = createRequest('203.0.113.7');
    const socket = { bytesRead: 5000 };
    Object.assign(request.raw, { socket, isPaused: () => isPaused });
    let error: unknown = null;
    const form = limitFileForms(request, () => new Promise(() => {}));
    form.catch((reason: unknown) => (error = reason));
    const receiveBytes = async (seconds: number, bytesPerSecond: number) => {
      for (let second = 0; second < seconds; second += 1) {
        socket.bytesRead += bytesPerSecond;
        await jest.advanceTimersByTimeAsync(1000);
      }
      return error;
    };
    return { request, receiveBytes };
  }

  test('is ended with 408 after ten seconds and frees its place', async () => {
    const { receiveBytes } = readForm();
    expect(await receiveBytes(10, 1000)).toBeNull();
    expect(await receiveBytes(1, 1000)).toMatchObject({
      code: 'request.too-slow',
      statusCode: 408,
    });
    const read = async () => 'read';
    const neighbourRequests = [createRequest('203.0.113.7'), createRequest('203.0.113.7')];
    expect(await Promise.all(neighbourRequests.map((form) => limitFileForms(form, read)))).toEqual([
      'read',
      'read',
    ]);
  });

  test('also frees its place if it starts fast', async () => {
    const { receiveBytes } = readForm();
    expect(await receiveBytes(20, 100_000)).toBeNull();
    expect(await receiveBytes(180, 0)).toBeNull();
    expect(await receiveBytes(1, 0)).toMatchObject({ code: 'request.too-slow' });
  });

  test('is read to its end at 100 kbit/s, as on a weak EDGE connection', async () => {
    const { request, receiveBytes } = readForm();
    expect(await receiveBytes(290, 12_500)).toBeNull();
    request.raw.emit('close');
  });

  test('may wait while this process processes its photos', async () => {
    const { request, receiveBytes } = readForm(true);
    expect(await receiveBytes(60, 0)).toBeNull();
    request.raw.emit('close');
  });

  test('may wait once it is complete', async () => {
    const { request, receiveBytes } = readForm();
    request.raw.complete = true;
    expect(await receiveBytes(60, 0)).toBeNull();
    request.raw.complete = false;
    request.raw.emit('close');
  });
});
