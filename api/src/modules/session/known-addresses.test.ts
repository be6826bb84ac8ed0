import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';

import { measureDurations } from '#testing/measure-durations.ts';
import type { DurationsMs } from '#testing/measure-durations.ts';
import {
  waitForConfirmationCode,
  logIn,
  createEmail,
  registerPerson,
  password,
  register,
} from '#testing/people.ts';
import { waitForTasks } from '#testing/wait-for-tasks.ts';
import { runSql, siteUrl, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

import { createPasswordHasher, recommendedCost } from './password.ts';

let api: TestApi;
let knownEmail: string;
beforeAll(async () => {
  api = await startTestApi({}, { passwordCost: recommendedCost });
  knownEmail = await registerPerson(api);
});
afterAll(() => api?.end());

const roundCount = process.env['SOAK'] ? 15 : 9;
const { hash } = createPasswordHasher(['only-for-tests-0123456789-0123456789']);
/**
 * Minimum duration of each request, as a share of the time that hashing a password takes. Without
 * hashing, the share would be about a tenth; on a busy machine it was 0.43 once, because every
 * measurement of the hashing alone was disturbed.
 */
const minHashingShare = 0.25;
/** Hashes a password, as the api must do for every request. */
const hashPassword = () => hash(password);
const requestReset = (email: string) => api.post('/api/auth/forgot-password', { email });
const wrongCredentials = { password: 'nicht-das-richtige' };

/** Waits until all tasks are done and resets the rate limits. */
async function resetLimits(): Promise<void> {
  await waitForTasks(api);
  await runSql(api, 'DELETE FROM throttles');
}

/**
 * Returns the properties of a response that a caller sees, without values that differ with every
 * request.
 */
function getCallerVisibleProperties({ statusCode, headers, body }: LightMyRequestResponse) {
  const { date: _, 'x-request-id': __, ...rest } = headers;
  return { statusCode, headers: rest, body: body.replace(/"requestId":"\w+"/u, '') };
}

/**
 * Returns whether two durations in ms differ by less than half of the shorter one, or by less than
 * 5 ms.
 */
function areDurationsSimilar({
  known: knownMs,
  unknown: unknownMs,
}: {
  known: number;
  unknown: number;
}): boolean {
  return Math.abs(knownMs - unknownMs) < Math.max(5, Math.min(knownMs, unknownMs) / 2);
}

/** How often durations are measured until they are similar. A difference that reveals something stays. */
const maxMeasurements = 3;

/**
 * Measures durations; again if they differ, because other load can disturb every round of one
 * alternative.
 */
async function measureUntilSimilar<Name extends string>(
  rounds: number,
  alternatives: Readonly<Record<Name | 'known' | 'unknown', () => Promise<unknown>>>,
): Promise<DurationsMs<Name | 'known' | 'unknown'>> {
  for (let measurement = 1; ; measurement += 1) {
    const durationsMs = await measureDurations(rounds, resetLimits, alternatives);
    if (areDurationsSimilar(durationsMs) || measurement === maxMeasurements) return durationsMs;
  }
}

describe('whether an address has an account', () => {
  test('is not revealed by a login: body, status, headers', async () => {
    const unconfirmedEmail = createEmail('offen');
    await register(api, unconfirmedEmail);
    const responses = await Promise.all(
      [knownEmail, createEmail(), unconfirmedEmail].map((email) =>
        logIn(api, email, wrongCredentials),
      ),
    );
    expect(getCallerVisibleProperties(responses[0] as LightMyRequestResponse)).toEqual(
      getCallerVisibleProperties(responses[1] as LightMyRequestResponse),
    );
    expect(getCallerVisibleProperties(responses[2] as LightMyRequestResponse)).toEqual(
      getCallerVisibleProperties(responses[1] as LightMyRequestResponse),
    );
    expect(responses[0]?.statusCode).toBe(401);
  });

  test('is not revealed by the duration of a login: both hash the password', async () => {
    const durationsMs = await measureUntilSimilar(roundCount, {
      known: () => logIn(api, knownEmail, wrongCredentials),
      unknown: () => logIn(api, createEmail(), wrongCredentials),
      work: hashPassword,
    });
    expect([durationsMs, areDurationsSimilar(durationsMs)]).toEqual([durationsMs, true]);
    expect(Math.min(durationsMs.known, durationsMs.unknown)).toBeGreaterThan(
      durationsMs.work * minHashingShare,
    );
  });

  test('is not revealed by a registration: body, status, headers', async () => {
    const knownEmailResponse = await register(api, knownEmail);
    const unknownEmailResponse = await register(api, createEmail());
    expect(getCallerVisibleProperties(knownEmailResponse)).toEqual(
      getCallerVisibleProperties(unknownEmailResponse),
    );
    expect(knownEmailResponse.statusCode).toBe(202);
  });

  test('is not revealed by the duration of a registration: both hash the password', async () => {
    const durationsMs = await measureUntilSimilar(roundCount, {
      known: () => register(api, knownEmail),
      unknown: () => register(api, createEmail()),
      work: hashPassword,
    });
    expect([durationsMs, areDurationsSimilar(durationsMs)]).toEqual([durationsMs, true]);
    expect(Math.min(durationsMs.known, durationsMs.unknown)).toBeGreaterThan(
      durationsMs.work * minHashingShare,
    );
  });

  test('is not revealed by a password reset: body, status, headers', async () => {
    const [knownEmailResponse, unknownEmailResponse] = [
      await requestReset(knownEmail),
      await requestReset(createEmail()),
    ];
    expect(getCallerVisibleProperties(knownEmailResponse)).toEqual(
      getCallerVisibleProperties(unknownEmailResponse),
    );
    expect(knownEmailResponse.statusCode).toBe(202);
  });

  test('is not revealed by the duration of a password reset: both enqueue a task', async () => {
    await waitForTasks(api);
    const countResetTasks = async () => {
      const { rows } = await api.database.pool.query(
        `SELECT count(*)::int AS n FROM tasks WHERE kind = 'mail.reset-password'`,
      );
      return (rows[0] as { n: number }).n;
    };
    const taskCountBefore = await countResetTasks();
    let requestCount = 0;
    const requestCountedReset = (email: string) => {
      requestCount += 1;
      return requestReset(email);
    };
    const durationsMs = await measureUntilSimilar(roundCount * 2, {
      known: () => requestCountedReset(knownEmail),
      unknown: () => requestCountedReset(createEmail()),
    });
    expect([durationsMs, areDurationsSimilar(durationsMs)]).toEqual([durationsMs, true]);
    expect((await countResetTasks()) - taskCountBefore).toBe(requestCount);
  });
});

describe('requesting mails', () => {
  const postFromIpAddress = (remoteAddress: string, url: string, payload: object) =>
    api.sendRequest({ method: 'POST', url, headers: { origin: siteUrl }, payload, remoteAddress });

  test('for a password reset: three to one address, known or not; the answer stays the same', async () => {
    await resetLimits();
    for (const email of [await registerPerson(api), createEmail()]) {
      const answers = [];
      for (let i = 0; i < 8; i += 1) answers.push(await requestReset(email));
      expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
      expect(answers[0]?.statusCode).toBe(202);
      await waitForTasks(api);
      const mails = api.mails
        .to(email)
        .filter(({ text }) => text.includes('/passwort-vergessen/neu'));
      expect(mails).toHaveLength(api.mails.to(email).length === 0 ? 0 : 3);
    }
  });

  test('for registrations: three to one address; the answer stays the same', async () => {
    const email = createEmail('viel');
    for (let i = 0; i < 3; i += 1) await register(api, email);
    await waitForConfirmationCode(api, email, 3);
    expect((await register(api, email)).json()).toEqual({ accepted: true });
    await waitForTasks(api);
    expect(api.mails.to(email)).toHaveLength(3);
  });

  test.each([
    [
      '/api/auth/register',
      (email: string) => ({ email, password, displayName: 'Anna', acceptTerms: true }),
      '192.0.2.40',
    ],
    ['/api/auth/forgot-password', (email: string) => ({ email }), '192.0.2.41'],
  ] as const)(
    '%s: ten per minute from one IP address, for any account',
    async (url, createBody, ipAddress) => {
      const answers = [];
      for (let i = 0; i < 11; i += 1)
        answers.push(await postFromIpAddress(ipAddress, url, createBody(createEmail('ort'))));
      expect(answers.slice(0, 10).map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(202));
      expect(answers[10]?.json()).toMatchObject({ status: 429, code: 'request.rate-limited' });
      expect(answers[10]?.headers['retry-after']).toBeDefined();
      const otherIpAddressResponse = await postFromIpAddress(
        '192.0.2.42',
        url,
        createBody(createEmail('ort')),
      );
      expect(otherIpAddressResponse.statusCode).toBe(202);
    },
  );
});
