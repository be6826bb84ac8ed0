import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';

import { measurePaces } from '#testing/paces.ts';
import {
  confirmationCode,
  logIn,
  newEmail,
  newPerson,
  password,
  register,
} from '#testing/people.ts';
import { allJobsDone } from '#testing/tasks-done.ts';
import { shiftTime, siteUrl, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

import { createPasswords } from './password.ts';

let api: TestApi;
let known: string;
beforeAll(async () => {
  api = await startTestApi();
  known = await newPerson(api);
});
afterAll(() => api?.end());

const rounds = 15;
const { hash } = createPasswords(['only-for-tests-0123456789-0123456789']);
/**
 * Neither way may be quicker than the work that it hides behind. Without that work an answer takes a
 * tenth of it; half leaves room for what else a busy machine does between two measurements.
 */
const hidden = 0.5;
/** The work that nobody may be spared. */
const work = () => hash(password);
const forgot = (email: string) => api.post('/api/auth/forgot-password', { email });
const wrong = { password: 'nicht-das-richtige' };

/** Counters start anew, so that neither way is ever stopped; nothing else is under way. */
async function forget(): Promise<void> {
  await allJobsDone(api);
  await shiftTime(api, 'DELETE FROM throttles');
}

/** All that a caller sees of an answer but what differs with every request. */
function seen({ statusCode, headers, body }: LightMyRequestResponse) {
  const { date: _, 'x-request-id': __, ...rest } = headers;
  return { statusCode, headers: rest, body: body.replace(/"requestId":"\w+"/u, '') };
}

/** Within a half of each other, or a few ms. */
function alike({ known: one, unknown: other }: { known: number; unknown: number }): boolean {
  return Math.abs(one - other) < Math.max(5, Math.min(one, other) / 2);
}

describe('whether an address has an account', () => {
  test('cannot be told from a login: answer, status, headers', async () => {
    const unconfirmed = newEmail('offen');
    await register(api, unconfirmed);
    const answers = await Promise.all(
      [known, newEmail(), unconfirmed].map((email) => logIn(api, email, wrong)),
    );
    expect(seen(answers[0] as LightMyRequestResponse)).toEqual(
      seen(answers[1] as LightMyRequestResponse),
    );
    expect(seen(answers[2] as LightMyRequestResponse)).toEqual(
      seen(answers[1] as LightMyRequestResponse),
    );
    expect(answers[0]?.statusCode).toBe(401);
  });

  test('cannot be told from how long a login takes: the password is hashed for both', async () => {
    const paces = await measurePaces(rounds, forget, {
      known: () => logIn(api, known, wrong),
      unknown: () => logIn(api, newEmail(), wrong),
      work,
    });
    expect([paces, alike(paces)]).toEqual([paces, true]);
    expect(Math.min(paces.known, paces.unknown)).toBeGreaterThan(paces.work * hidden);
  });

  test('cannot be told from a registration: answer, status, headers', async () => {
    const taken = await register(api, known);
    const free = await register(api, newEmail());
    expect(seen(taken)).toEqual(seen(free));
    expect(taken.statusCode).toBe(202);
  });

  test('cannot be told from how long a registration takes: the password is hashed for both', async () => {
    const paces = await measurePaces(rounds, forget, {
      known: () => register(api, known),
      unknown: () => register(api, newEmail()),
      work,
    });
    expect([paces, alike(paces)]).toEqual([paces, true]);
    expect(Math.min(paces.known, paces.unknown)).toBeGreaterThan(paces.work * hidden);
  });

  test('cannot be told from a forgotten password: answer, status, headers', async () => {
    const [one, other] = [await forgot(known), await forgot(newEmail())];
    expect(seen(one)).toEqual(seen(other));
    expect(one.statusCode).toBe(202);
  });

  test('cannot be told from how long a forgotten password takes: both make a job', async () => {
    await allJobsDone(api);
    const jobs = async () => {
      const { rows } = await api.database.pool.query(
        `SELECT count(*)::int AS n FROM jobs WHERE kind = 'mail.reset-password'`,
      );
      return (rows[0] as { n: number }).n;
    };
    const before = await jobs();
    const paces = await measurePaces(rounds * 2, forget, {
      known: () => forgot(known),
      unknown: () => forgot(newEmail()),
    });
    expect([paces, alike(paces)]).toEqual([paces, true]);
    expect((await jobs()) - before).toBe(2 * (rounds * 2 + 1));
  });
});

describe('asking for mails', () => {
  const from = (remoteAddress: string, url: string, payload: object) =>
    api.ask({ method: 'POST', url, headers: { origin: siteUrl }, payload, remoteAddress });

  test('for a forgotten password: five to one address, known or not, the answer stays the same', async () => {
    await forget();
    for (const email of [await newPerson(api), newEmail()]) {
      const answers = [];
      for (let i = 0; i < 8; i += 1) answers.push(await forgot(email));
      expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
      expect(answers[0]?.statusCode).toBe(202);
      await allJobsDone(api);
      const mails = api.mails
        .to(email)
        .filter(({ text }) => text.includes('/passwort-vergessen/neu'));
      // The mail of the registration counts among the five.
      expect(mails).toHaveLength(api.mails.to(email).length === 0 ? 0 : 4);
    }
  });

  test('for registrations: five to one address, the answer stays the same', async () => {
    const email = newEmail('viel');
    for (let i = 0; i < 5; i += 1) await register(api, email);
    await confirmationCode(api, email, 5);
    expect((await register(api, email)).json()).toEqual({ accepted: true });
    await allJobsDone(api);
    expect(api.mails.to(email)).toHaveLength(5);
  });

  test.each([
    [
      '/api/auth/register',
      (email: string) => ({ email, password, displayName: 'Anna', acceptTerms: true }),
      '192.0.2.40',
    ],
    ['/api/auth/forgot-password', (email: string) => ({ email }), '192.0.2.41'],
  ] as const)('%s: from one place ten in a minute, for whomever', async (url, bodyFor, place) => {
    const answers = [];
    for (let i = 0; i < 11; i += 1) answers.push(await from(place, url, bodyFor(newEmail('ort'))));
    expect(answers.slice(0, 10).map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(202));
    expect(answers[10]?.json()).toMatchObject({ status: 429, code: 'request.rate-limited' });
    expect(answers[10]?.headers['retry-after']).toBeDefined();
    const elsewhere = await from('192.0.2.42', url, bodyFor(newEmail('ort')));
    expect(elsewhere.statusCode).toBe(202);
  });
});
