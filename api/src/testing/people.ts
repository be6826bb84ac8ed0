import type { LightMyRequestResponse } from 'fastify';

import type { StaffRole } from '@gruenland/shared-contracts/staff.ts';

import { siteUrl } from './test-api.ts';
import type { TestApi } from './test-api.ts';
import { waitUntil } from './wait-until.ts';

export const password = 'Klee-und-Weizen-7';

let lastEmailNumber = 0;

/** Returns an email address that is unique in this test run. */
export function createEmail(name = 'person'): string {
  lastEmailNumber += 1;
  return `${name}-${lastEmailNumber}@hof.example`;
}

export function register(api: TestApi, email: string, overrides: object = {}) {
  const person = { email, password, displayName: 'Anna Acker', acceptTerms: true, ...overrides };
  return api.post('/api/auth/register', person);
}

/**
 * Waits until this email address has received `mailCount` mails, and returns the confirmation code
 * of the latest one.
 */
export async function waitForConfirmationCode(
  api: TestApi,
  email: string,
  mailCount = 1,
): Promise<string> {
  return waitUntil(`confirmation mail to ${email}`, () => {
    const mails = api.mails.to(email);
    if (mails.length < mailCount) return null;
    return /[?&]code=([\w-]+)/u.exec(mails.at(-1)?.text ?? '')?.[1];
  });
}

/** Waits for mails with a link to `path`. Returns the code of the latest link. */
export async function waitForCode(
  api: TestApi,
  email: string,
  path: string,
  mailCount = 1,
): Promise<string> {
  const link = new RegExp(`${path}\\?code=([\\w.-]+)`, 'u');
  return waitUntil(`mail with ${path} to ${email}`, () => {
    const codes = api.mails.to(email).flatMap(({ text }) => link.exec(text)?.[1] ?? []);
    return codes.length < mailCount ? null : codes.at(-1);
  });
}

/**
 * Registers and confirms an account, and ends the session that the confirmation starts.
 * @returns the email address of the account
 */
export async function registerPerson(api: TestApi, email = createEmail()): Promise<string> {
  await register(api, email);
  const token = await waitForConfirmationCode(api, email);
  const confirmAnswer = await api.post('/api/auth/confirm', { token });
  if (confirmAnswer.statusCode !== 200) throw new Error(`not confirmed: ${confirmAnswer.body}`);
  await api.sendRequest({
    method: 'DELETE',
    url: '/api/_auth/session',
    headers: { origin: siteUrl, cookie: findSessionCookie(confirmAnswer) ?? '' },
  });
  return email;
}

export function logIn(api: TestApi, email: string, overrides: object = {}) {
  return api.post('/api/auth/login', { email, password, ...overrides });
}

/**
 * Returns the session cookie that a response sets, as `name=value`. Returns null if the response
 * sets none.
 */
export function findSessionCookie(response: LightMyRequestResponse): string | null {
  const cookie = response.cookies.find((responseCookie) =>
    responseCookie.name.endsWith('gl_session'),
  );
  return cookie?.value ? `${cookie.name}=${cookie.value}` : null;
}

/** Signs in a confirmed user. @returns the session cookie */
export async function signIn(api: TestApi, email?: string): Promise<string> {
  const cookie = findSessionCookie(await logIn(api, email ?? (await registerPerson(api))));
  if (!cookie) throw new Error('no session cookie');
  return cookie;
}

/** Requests the session to which the cookie belongs. */
export async function getSession(
  api: TestApi,
  cookie: string,
  headers: Record<string, string> = {},
) {
  const response = await api.sendRequest({
    url: '/api/_auth/session',
    headers: { cookie, ...headers },
  });
  return response.json() as { user?: { email: string; id: string; displayName: string } };
}

/** Signs in a new staff member with this role. @returns the session cookie */
export async function signInStaff(api: TestApi, role: StaffRole): Promise<string> {
  const email = await registerPerson(api, createEmail(role));
  await api.database.pool.query("UPDATE users SET roles = ARRAY['user', $2] WHERE email = $1", [
    email,
    role,
  ]);
  return signIn(api, email);
}

/** Signs in a new moderator. @returns the session cookie */
export const signInModerator = (api: TestApi): Promise<string> => signInStaff(api, 'moderator');
