import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { expect } from '@playwright/test';
import { mailedLink } from './mailbox.ts';
import { apiAddress } from './site-under-test.ts';

export const readerPassword = 'Drei Kühe und ein Hund';

let last = 0;

/** A mail address that is unique in this run. */
export function newAddress(name: string): string {
  last += 1;
  return `${name}-${process.pid}-${Date.now()}-${last}@leser.example`;
}

/**
 * Registers, confirms and signs in a new reader in this browser. Each uses its own IP address (as
 * set by a proxy), because registrations are limited by address.
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
