import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import {
  findSessionCookie,
  waitForConfirmationCode,
  logIn,
  createEmail,
  registerPerson,
  password,
  register,
  getSession,
  signIn,
} from '#testing/people.ts';
import { runSql, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { waitUntil } from '#testing/wait-until.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

const confirmAccount = (token: string) => api.post('/api/auth/confirm', { token });

describe('registering', () => {
  test('sends a confirmation link; after confirming, the user can sign in', async () => {
    const email = createEmail('neu');
    const response = await register(api, email);
    expect([response.statusCode, response.json()]).toEqual([202, { accepted: true }]);
    const token = await waitForConfirmationCode(api, email);
    const [mail] = api.mails.to(email);
    expect(mail?.text).toContain(`http://localhost:3000/registrieren/bestaetigen?code=${token}`);
    expect(mail?.html).toContain('Guten Tag, Anna Acker,');
    expect((await confirmAccount(token)).json()).toEqual({
      confirmed: true,
      isSignedIn: true,
    });
    expect((await logIn(api, email)).statusCode).toBe(200);
  });

  test('gives the same answer for a registered address, notifies its owner and changes nothing', async () => {
    const email = await registerPerson(api);
    const unknownEmailResponse = await register(api, createEmail());
    const knownEmailResponse = await register(api, email.toUpperCase(), {
      password: 'Ein-anderes-Passwort-9',
      displayName: 'Fremde',
    });
    expect([knownEmailResponse.statusCode, knownEmailResponse.body]).toEqual([
      unknownEmailResponse.statusCode,
      unknownEmailResponse.body,
    ]);
    const getHeaderNames = (response: typeof knownEmailResponse) =>
      Object.keys(response.headers).filter((name) => name !== 'date');
    expect(getHeaderNames(knownEmailResponse)).toEqual(getHeaderNames(unknownEmailResponse));
    const mail = await waitUntil('notice', () => api.mails.to(email)[1]);
    expect(mail.text).toContain('Sie haben aber schon eines');
    expect(mail.text).not.toContain('code=');
    expect((await logIn(api, email)).json()).toMatchObject({ user: { displayName: 'Anna Acker' } });
  });

  test('an earlier registration by someone else can no longer be confirmed', async () => {
    const email = createEmail('opfer');
    await register(api, email, { password: 'Passwort-des-Angreifers' });
    const firstToken = await waitForConfirmationCode(api, email);
    await register(api, email);
    const secondToken = await waitForConfirmationCode(api, email, 2);
    expect((await confirmAccount(firstToken)).json()).toMatchObject({ code: 'token.invalid' });
    expect((await confirmAccount(secondToken)).statusCode).toBe(200);
    expect((await logIn(api, email, { password: 'Passwort-des-Angreifers' })).statusCode).toBe(401);
    expect((await logIn(api, email)).statusCode).toBe(200);
  });

  test('sends at most three mails to one address; the answer stays the same', async () => {
    const email = createEmail('viel');
    for (let i = 0; i < 3; i += 1) await register(api, email);
    await waitForConfirmationCode(api, email, 3);
    const response = await register(api, email, { displayName: 'Vierte' });
    expect(response.json()).toEqual({ accepted: true });
    const { rows } = await api.database.pool.query(
      `SELECT u.display_name, (SELECT count(*)::int FROM tasks WHERE payload->>'userId' = u.id) AS jobs
       FROM users u WHERE email = $1`,
      [email],
    );
    expect(rows).toEqual([{ display_name: 'Vierte', jobs: 3 }]);
  });

  test.each([
    ['email', { email: 'keine-adresse' }],
    ['email', { email: 'anna@hof' }],
    ['email', { email: 'аnna@hof.example' }],
    ['email', { email: `${'a'.repeat(250)}@hof.example` }],
    ['email', { email: 'anna@hof.example\r\nBcc: x@y.example' }],
    ['email', { email: ['anna@hof.example'] }],
    ['password', { password: 'elf Zeichen' }],
    ['password', { password: 'x'.repeat(129) }],
    ['displayName', { displayName: ' A ' }],
    ['displayName', { displayName: 'Rufen Sie 0171 2345678' }],
    ['displayName', { displayName: 'www.angebot.example' }],
    ['displayName', { displayName: 'An\u202ena' }],
    ['acceptTerms', { acceptTerms: false }],
  ])('rejects an invalid %s and names the field: %j', async (field, overrides) => {
    const response = await register(api, createEmail(), overrides);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'request.invalid',
      fields: { [field]: expect.any(String) },
    });
  });

  test('rejects unknown fields, so that nobody can assign roles to themselves', async () => {
    for (const overrides of [{ roles: ['admin'] }, { emailVerified: true }, { id: '1' }]) {
      expect((await register(api, createEmail(), overrides)).statusCode).toBe(400);
    }
  });

  test.each([
    'Passwort1234',
    '123123123123',
    'abababababab',
    'anna-acker!!!',
    'Willkommen-2024/25',
    '1966 Hallo-Hallo 66',
    'AnnaAcker1985',
  ])('rejects the common password %s', async (commonPassword) => {
    const response = await register(api, createEmail(), { password: commonPassword });
    expect([response.statusCode, response.json().code]).toEqual([422, 'password.breached']);
  });

  test('keeps names as typed: umlauts, markup, double spaces', async () => {
    const email = createEmail('umlaut');
    await register(api, email, { displayName: ' Jörg  <b>Öl</b> & Söhne' });
    await confirmAccount(await waitForConfirmationCode(api, email));
    expect(api.mails.to(email)[0]?.html).toContain('Jörg &lt;b&gt;Öl&lt;/b&gt; &amp; Söhne');
    const { user } = await getSession(api, await signIn(api, email));
    expect(user?.displayName).toBe('Jörg <b>Öl</b> & Söhne');
  });

  test('two parallel registrations of one address create one account', async () => {
    const email = createEmail('doppelt');
    const answers = await Promise.all([register(api, email), register(api, email)]);
    expect(answers.map((response) => response.statusCode)).toEqual([202, 202]);
    const { rows } = await api.database.pool.query(
      'SELECT count(*)::int AS n FROM users WHERE email = $1',
      [email],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });
});

describe('confirming a registration', () => {
  test('signs in, but never replaces the session of somebody else', async () => {
    const [email, otherEmail] = [createEmail('erste'), createEmail('zweite')];
    await register(api, email);
    await register(api, otherEmail);
    const firstResponse = await confirmAccount(await waitForConfirmationCode(api, email));
    const cookie = findSessionCookie(firstResponse)!;
    expect(await getSession(api, cookie)).toMatchObject({ user: { email } });
    const otherResponse = await api.post(
      '/api/auth/confirm',
      { token: await waitForConfirmationCode(api, otherEmail) },
      { cookie },
    );
    expect(otherResponse.json()).toEqual({ confirmed: true, isSignedIn: false });
    expect(otherResponse.cookies).toEqual([]);
    expect(await getSession(api, cookie)).toMatchObject({ user: { email } });
  });

  test('confirms the address of a blocked account without a session', async () => {
    const email = createEmail('gesperrt');
    await register(api, email);
    const token = await waitForConfirmationCode(api, email);
    await runSql(
      api,
      `UPDATE users SET blocked_at = now(), block_reason = 'Spam' WHERE email = '${email}'`,
    );
    const response = await confirmAccount(token);
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { confirmed: true, isSignedIn: false },
    ]);
    expect(response.cookies).toEqual([]);
  });

  test('works once, even with parallel requests', async () => {
    const email = createEmail('einmal');
    await register(api, email);
    const token = await waitForConfirmationCode(api, email);
    const answers = await Promise.all([
      confirmAccount(token),
      confirmAccount(token),
      confirmAccount(token),
    ]);
    expect(answers.map((response) => response.statusCode).toSorted()).toEqual([200, 400, 400]);
  });

  test('rejects unknown, foreign and expired codes', async () => {
    const email = createEmail('alt');
    await register(api, email);
    const token = await waitForConfirmationCode(api, email);
    await runSql(api, `UPDATE one_time_tokens SET expires_at = now() - interval '1 second'`);
    for (const code of [token, 'x'.repeat(43)]) {
      expect((await confirmAccount(code)).json()).toMatchObject({
        status: 400,
        code: 'token.invalid',
      });
    }
    expect((await logIn(api, email)).json()).toMatchObject({ code: 'login.unconfirmed' });
  });

  test('each mail has a new code of 256 random bits, valid for one day', async () => {
    const email = createEmail('zufall');
    const codes = [];
    for (let mail = 1; mail <= 3; mail += 1) {
      await register(api, email);
      codes.push(await waitForConfirmationCode(api, email, mail));
    }
    expect(new Set(codes).size).toBe(3);
    for (const code of codes) expect(Buffer.from(code, 'base64url')).toHaveLength(32);
    const { rows } = await api.database.pool.query(
      `SELECT extract(epoch FROM t.expires_at - now())::int AS seconds FROM one_time_tokens t
       JOIN users u ON u.id = t.user_id WHERE u.email = $1`,
      [email],
    );
    expect(rows).toHaveLength(3);
    for (const { seconds } of rows) {
      expect(seconds).toBeGreaterThan(86_400 - 300);
      expect(seconds).toBeLessThanOrEqual(86_400);
    }
  });

  test('there are no password hints or security questions', async () => {
    const { rows } = await api.database.pool.query(
      `SELECT column_name FROM information_schema.columns WHERE table_name IN ('users', 'accounts')`,
    );
    const names = rows.map((row) => String(row.column_name));
    expect(names).toEqual(expect.arrayContaining(['email', 'password']));
    expect(names.join(' ')).not.toMatch(/hint|question|answer|secret|birth/iu);
  });

  test('the code is not stored in plain text', async () => {
    const email = createEmail('hash');
    await register(api, email);
    const token = await waitForConfirmationCode(api, email);
    const { rows } = await api.database.pool.query(
      'SELECT to_jsonb(t.*) AS row FROM one_time_tokens t UNION ALL SELECT to_jsonb(j.*) FROM tasks j',
    );
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain(email);
    expect(JSON.stringify(rows)).not.toContain(password);
  });
});
