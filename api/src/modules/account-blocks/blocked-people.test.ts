import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';

import { addDays } from '#berlin-day.ts';
import { dayText } from '#mail/format.ts';
import { accountDesk, blockReason, knownPerson, tomorrow } from '#testing/blocked-accounts.ts';
import { allJobsDone } from '#testing/tasks-done.ts';
import { logIn, sessionCookie, sessionOf, signIn, signInModerator } from '#testing/people.ts';
import { addPasskey, passkeyDevice, usePasskey } from '#testing/passkey-device.ts';
import { partnerKey, shiftTime, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { until } from '#testing/until.ts';

let api: TestApi;
let desk: ReturnType<typeof accountDesk>;
beforeAll(async () => {
  api = await startTestApi();
  desk = accountDesk(api, await signInModerator(api));
});
afterAll(() => api?.end());

const wrong = { password: 'Hafer-und-Roggen-8' };
const issueToken = (email: string) =>
  api.ask({
    method: 'POST',
    url: '/api/auth/third-party-token',
    headers: { authorization: `Bearer ${partnerKey}` },
    payload: { email },
  });

describe('whoever is blocked', () => {
  test('is signed in nowhere any more', async () => {
    const { email, cookie, id } = await knownPerson(api);
    const phone = await signIn(api, email);
    const { token } = (await issueToken(email)).json<{ token: string }>();
    await api.post('/api/auth/consume-third-party', { token });
    const carried = { 'x-third-party-token': token };
    expect((await sessionOf(api, '', carried)).user?.id).toBe(id);
    await desk.block(id);
    for (const each of [cookie, phone]) {
      expect(await sessionOf(api, each)).toEqual({});
      const renewed = await api.post('/api/user/refresh-token', undefined, { cookie: each });
      expect(sessionCookie(renewed)).toBeNull();
    }
    expect(await sessionOf(api, '', carried)).toEqual({});
    const issued = await issueToken(email);
    expect(issued.json()).toMatchObject({ status: 403, code: 'login.blocked' });
    expect(issued.body).not.toContain(blockReason);
  });

  test('is nobody even with a session that a login wrote meanwhile', async () => {
    const { cookie, id } = await knownPerson(api);
    await api.database.pool.query('UPDATE users SET blocked_at = now() WHERE id = $1', [id]);
    expect(await sessionOf(api, cookie)).toEqual({});
    await api.database.pool.query(
      `UPDATE users SET blocked_until = now() - interval '1 second' WHERE id = $1`,
      [id],
    );
    expect((await sessionOf(api, cookie)).user?.id).toBe(id);
  });

  test('reads why, until when and how to object, but only after the right password', async () => {
    const { email, id } = await knownPerson(api);
    await desk.block(id, { until: tomorrow() });
    const guessed = await logIn(api, email, wrong);
    const nobody = await logIn(api, `nicht-${email}`, wrong);
    const { requestId: _, ...said } = guessed.json();
    const { requestId: __, ...saidToNobody } = nobody.json();
    expect(said).toMatchObject({ code: 'login.failed' });
    expect(said).toEqual(saidToNobody);
    const answer = await logIn(api, email);
    expect(answer.json()).toMatchObject({ status: 403, code: 'login.blocked' });
    const { title } = answer.json<{ title: string }>();
    expect(title).toContain(`bis einschließlich ${dayText(tomorrow())}`);
    expect(title).toContain(`${blockReason}.`);
    expect(title).toContain('„Kontakt“ steht am Ende jeder Seite');
    expect(sessionCookie(answer)).toBeNull();
    const { rows } = await api.database.pool.query('SELECT 1 FROM sessions WHERE user_id = $1', [
      id,
    ]);
    expect(rows).toEqual([]);
  });

  test('is asked for the code of the app first', async () => {
    const { email, cookie, id } = await knownPerson(api);
    const act = (what: string, body: object) =>
      api.post(`/api/account/second-factor/${what}`, body, { cookie });
    const { secret } = (await act('setup', {})).json<{ secret: string }>();
    const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
    await act('confirm', { code: app.generate() });
    await shiftTime(api, 'UPDATE second_factors SET last_step = 0');
    await desk.block(id);
    expect((await logIn(api, email)).json()).toMatchObject({ code: 'login.code' });
    expect((await logIn(api, email, { code: '000000' })).json()).toMatchObject({
      code: 'code.wrong',
    });
    const right = await logIn(api, email, { code: app.generate() });
    expect(right.json()).toMatchObject({ code: 'login.blocked' });
    expect(sessionCookie(right)).toBeNull();
  });

  test('gets in by no passkey', async () => {
    const { cookie, id } = await knownPerson(api);
    const phone = passkeyDevice();
    await addPasskey(api, cookie, phone);
    await desk.block(id);
    const { answer, cookie: none } = await usePasskey(api, phone);
    expect(answer.json()).toMatchObject({ code: 'login.blocked' });
    expect(answer.json<{ title: string }>().title).toContain(blockReason);
    expect(none).toBe('');
  });

  test('gets in again once the block is taken back', async () => {
    const { email, id } = await knownPerson(api);
    await desk.block(id);
    await desk.unblock(id);
    expect((await logIn(api, email)).statusCode).toBe(200);
  });
});

describe('a block with an end', () => {
  const endSoon = () =>
    shiftTime(api, `UPDATE jobs SET run_at = now() WHERE kind = 'account.block-ends'`);

  test('ends by itself, and is told', async () => {
    const { email, id } = await knownPerson(api);
    await desk.block(id, { until: tomorrow() });
    await api.database.pool.query('UPDATE users SET blocked_until = now() WHERE id = $1', [id]);
    expect((await logIn(api, email)).statusCode).toBe(200);
    await endSoon();
    await until('the mail', () =>
      api.mails.to(email).some(({ text }) => text.includes('wieder anmelden')),
    );
    const { rows } = await api.database.pool.query(
      'SELECT blocked_at, blocked_until, block_reason FROM users WHERE id = $1',
      [id],
    );
    expect(rows).toEqual([{ blocked_at: null, blocked_until: null, block_reason: null }]);
  });

  test.each([
    ['to another day', { until: addDays(tomorrow(), 7) }],
    ['without one', {}],
  ])('that was made longer (%s) does not end with its first day', async (_, longer) => {
    const { email, id } = await knownPerson(api);
    await desk.block(id, { until: tomorrow() });
    await desk.block(id, longer);
    await endSoon();
    await allJobsDone(api);
    expect((await logIn(api, email)).json()).toMatchObject({ code: 'login.blocked' });
  });
});
