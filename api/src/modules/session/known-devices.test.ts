import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';

import { logIn, createEmail, password, registerPerson } from '#testing/people.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

const readDeviceCookie = (response: LightMyRequestResponse): string => {
  const cookie = response.cookies.find(({ name }) => name === 'gl_device');
  return cookie ? `gl_device=${cookie.value}` : '';
};
const logInOnDevice = (device: string, email: string, overrides: object = {}) =>
  api.post('/api/auth/login', { email, password, ...overrides }, { cookie: device });
const exhaustLoginAttempts = async (email: string) => {
  for (let i = 0; i < 21; i += 1) await logIn(api, email, { password: 'nicht-das-richtige' });
  expect((await logIn(api, email)).statusCode).toBe(429);
};

describe('security finding 8: strangers cannot lock an owner out', () => {
  test('a device on which the owner signed in before has attempts of its own', async () => {
    const email = await registerPerson(api);
    const device = readDeviceCookie(await logIn(api, email));
    await exhaustLoginAttempts(email);
    const response = await logInOnDevice(device, email);
    expect(response.statusCode).toBe(200);
    expect(readDeviceCookie(response)).toBe(device);
  });

  test('such a device has ten attempts, then waits', async () => {
    const email = await registerPerson(api);
    const device = readDeviceCookie(await logIn(api, email));
    const wrongPassword = { password: 'nicht-das-richtige' };
    for (let i = 0; i < 10; i += 1) {
      expect((await logInOnDevice(device, email, wrongPassword)).statusCode).toBe(401);
    }
    expect((await logInOnDevice(device, email)).statusCode).toBe(429);
    expect((await logIn(api, email)).statusCode).toBe(200);
  });

  test.each([
    [
      'of another account',
      async () => readDeviceCookie(await logIn(api, await registerPerson(api))),
    ],
    [
      'that is forged',
      async () => `gl_device=${'0'.repeat(26)}-${'a'.repeat(16)}.${'b'.repeat(43)}`,
    ],
  ])('a cookie %s does not help', async (_case, getCookie) => {
    const email = await registerPerson(api);
    const device = await getCookie();
    await exhaustLoginAttempts(email);
    expect((await logInOnDevice(device, email)).statusCode).toBe(429);
  });

  test('a failed login sets no cookie', async () => {
    const response = await logIn(api, createEmail());
    expect([response.statusCode, readDeviceCookie(response)]).toEqual([401, '']);
  });
});
