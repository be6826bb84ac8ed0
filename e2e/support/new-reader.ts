import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { expect } from '@playwright/test';
import { mailedLink } from './mailbox.ts';
import { apiAddress } from './site-under-test.ts';

export const readerPassword = 'Drei Kühe und ein Hund';

let last = 0;

/** An address nobody else in this run has. */
export function newAddress(name: string): string {
  last += 1;
  return `${name}-${process.pid}-${Date.now()}-${last}@leser.example`;
}

/**
 * A reader of their own, confirmed and signed in in this browser. Each comes from an address of
 * their own, as a proxy tells the api: one address may not register this many.
 */
export async function newReader(
  context: BrowserContext,
  request: APIRequestContext,
  baseURL: string,
): Promise<string> {
  const email = newAddress('konto');
  const api = await apiAddress(baseURL);
  const headers = { origin: baseURL, 'x-forwarded-for': `192.0.2.${last % 250}` };
  const post = (path: string, data: object) =>
    context.request.post(`${api}${path}`, { data, headers });
  const person = { email, password: readerPassword, displayName: 'Hanna Ohlsen' };
  expect((await post('/api/auth/register', { ...person, acceptTerms: true })).status()).toBe(202);
  const link = await mailedLink(request, email, '/registrieren/bestaetigen');
  const token = new URL(link, baseURL).searchParams.get('code');
  expect((await post('/api/auth/confirm', { token })).status()).toBe(200);
  const login = await post('/api/auth/login', { email, password: readerPassword });
  expect(login.status()).toBe(200);
  return email;
}
