import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import {
  waitForConfirmationCode,
  logIn,
  createEmail,
  registerPerson,
  register,
  findSessionCookie,
  getSession,
  signIn,
} from '#testing/people.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

interface Schema {
  readonly additionalProperties?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/** The part of the OpenAPI document that these tests read. */
type OpenApiOperations = Record<
  string,
  { readonly requestBody?: { readonly content?: Record<string, { readonly schema?: Schema }> } }
>;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

describe('session fixation', () => {
  test('a token chosen by the client is never accepted', async () => {
    const email = await registerPerson(api);
    const clientChosenCookie = `gl_session=${'A'.repeat(43)}`;
    const response = await api.post(
      '/api/auth/login',
      { email, password: 'Klee-und-Weizen-7' },
      { cookie: clientChosenCookie },
    );
    expect(findSessionCookie(response)).toMatch(/^gl_session=[\w-]{32,}$/u);
    expect(findSessionCookie(response)).not.toBe(clientChosenCookie);
    expect(await getSession(api, clientChosenCookie)).toEqual({});
  });

  test("signing in ends another user's session in the same browser", async () => {
    const otherUserCookie = await signIn(api);
    const email = await registerPerson(api);
    await api.post(
      '/api/auth/login',
      { email, password: 'Klee-und-Weizen-7' },
      { cookie: otherUserCookie },
    );
    expect(await getSession(api, otherUserCookie)).toEqual({});
  });
});

describe('look-alike email addresses', () => {
  test.each([
    ['a Kelvin sign', (email: string) => email.replace('k', '\u212a')],
    ['a dotless i', (email: string) => email.replace('i', '\u0131')],
    ['a Cyrillic letter', (email: string) => email.replace('o', '\u043e')],
    ['full-width letters', (email: string) => email.replace('o', '\uff4f')],
    ['a zero-width space', (email: string) => email.replace('@', '\u200b@')],
    ['a right-to-left mark', (email: string) => `\u202e${email}`],
    ['a combining accent', (email: string) => email.replace('o', 'o\u0301')],
    ['a NUL', (email: string) => email.replace('@', '\u0000@')],
    ['a second @', (email: string) => email.replace('@', '@evil.example@')],
    ['a line break', (email: string) => `${email}\nbcc:evil@evil.example`],
  ])('with %s are rejected everywhere and get no mail', async (_, createLookAlikeEmail) => {
    const email = await registerPerson(api, createEmail('kuhhirtin-oben'));
    const lookAlikeEmail = createLookAlikeEmail(email);
    expect(lookAlikeEmail).not.toBe(email);
    const mailCountBefore = api.mails.mails.length;
    const answers = await Promise.all([
      register(api, lookAlikeEmail),
      logIn(api, lookAlikeEmail),
      api.post('/api/auth/forgot-password', { email: lookAlikeEmail }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400]);
    expect(api.mails.mails).toHaveLength(mailCountBefore);
  });
});

describe('request bodies', () => {
  test('list all their properties and reject others', async () => {
    const document = (await api.sendRequest({ url: '/api/openapi.json' })).json();
    const urlsWithOpenSchema: string[] = [];
    let strictSchemaCount = 0;
    for (const [url, operations] of Object.entries<OpenApiOperations>(document.paths)) {
      for (const { requestBody } of Object.values(operations)) {
        const schema = requestBody?.content?.['application/json']?.schema;
        if (!schema) continue;
        const alternatives = schema.anyOf ?? schema.oneOf ?? [schema];
        const isStrict = alternatives.every((kind) => kind.additionalProperties === false);
        if (isStrict) strictSchemaCount += 1;
        else urlsWithOpenSchema.push(url);
      }
    }
    expect(strictSchemaCount).toBeGreaterThan(20);
    expect(urlsWithOpenSchema).toEqual([]);
  });

  test('with deep nesting or huge numbers are rejected', async () => {
    const headers = { 'content-type': 'application/json', origin: 'http://localhost:3000' };
    const deeplyNestedBody = `{"email":${'['.repeat(20_000)}${']'.repeat(20_000)},"password":"x"}`;
    const hugeNumberBody = '{"id":"a","version":1e999,"displayName":"Anna"}';
    for (const [url, payload] of [
      ['/api/auth/login', deeplyNestedBody],
      ['/api/account/profile', hugeNumberBody],
    ] as const) {
      const response = await api.sendRequest({ method: 'POST', url, headers, payload });
      expect([400, 401]).toContain(response.statusCode);
    }
  });
});

describe('a password', () => {
  test('is compared in full length', async () => {
    const email = createEmail('lang');
    const longPassword = `${'Klee und Weizen '.repeat(7)}und am Ende`;
    expect(longPassword.length).toBeGreaterThan(72);
    await createPersonWithPassword(email, longPassword);
    expect(
      (await logIn(api, email, { password: `${longPassword.slice(0, -1)}x` })).statusCode,
    ).toBe(401);
    expect((await logIn(api, email, { password: longPassword })).statusCode).toBe(200);
  });

  test('of five words without digits is accepted, with spaces and umlauts too', async () => {
    const response = await register(api, createEmail('satz'), {
      password: 'Süße Äpfel 🍎 im Öl am Weg',
    });
    expect(response.statusCode).toBe(202);
  });
});

async function createPersonWithPassword(email: string, password: string): Promise<void> {
  await register(api, email, { password });
  const token = await waitForConfirmationCode(api, email);
  expect((await api.post('/api/auth/confirm', { token })).statusCode).toBe(200);
}
