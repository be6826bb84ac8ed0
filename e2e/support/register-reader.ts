import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { expect } from '@playwright/test';
import { waitForMailedLink } from './mailbox.ts';
import { getApiUrl } from './site-under-test.ts';

export const readerPassword = 'Drei Kühe und ein Hund';

let lastEmailNumber = 0;

/**
 * Returns an email address that is unique in this run. It contains no long number: tests use its
 * local part as a name, and name fields refuse phone numbers.
 */
export function createEmail(name: string): string {
  lastEmailNumber += 1;
  const timestampText = Date.now().toString(36);
  return `${name}-${process.pid.toString(36)}-${timestampText}-${lastEmailNumber}@leser.example`;
}

/**
 * Registers and confirms a new reader, and signs the reader in in the given browser context. Each
 * call uses another IP address (`x-forwarded-for`), because the api limits registrations per IP
 * address. @returns the email address of the reader
 */
export async function registerReader(
  context: Pick<BrowserContext, 'request'>,
  request: APIRequestContext,
  baseURL: string,
): Promise<string> {
  const email = createEmail('konto');
  const api = await getApiUrl(baseURL);
  const headers = { origin: baseURL, 'x-forwarded-for': `192.0.2.${lastEmailNumber % 250}` };
  const post = (path: string, data: object) =>
    context.request.post(`${api}${path}`, { data, headers });
  const account = { email, password: readerPassword, displayName: 'Hanna Ohlsen' };
  expect((await post('/api/auth/register', { ...account, acceptTerms: true })).status()).toBe(202);
  const link = await waitForMailedLink(request, email, '/registrieren/bestaetigen');
  const token = new URL(link, baseURL).searchParams.get('code');
  expect((await post('/api/auth/confirm', { token })).status()).toBe(200);
  const login = await post('/api/auth/login', { email, password: readerPassword });
  expect(login.status()).toBe(200);
  return email;
}
