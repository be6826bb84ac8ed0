import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Cluster } from './cluster-process.ts';
import { mailedLink } from './mailbox.ts';
import { readerPassword } from './new-reader.ts';

/** Registers an account at the edge and confirms the mail address. */
export async function register(
  request: APIRequestContext,
  { url, embeddedUrl }: Cluster,
  email: string,
): Promise<void> {
  const person = { email, password: readerPassword, displayName: 'Karla Hinrichs' };
  const post = (path: string, data: object) =>
    request.post(url + path, { data, headers: { origin: url } });
  const asked = await post('/api/auth/register', { ...person, acceptTerms: true });
  expect(asked.status()).toBe(202);
  const link = await mailedLink(request, email, '/registrieren/bestaetigen', embeddedUrl);
  const token = new URL(link, url).searchParams.get('code');
  expect((await post('/api/auth/confirm', { token })).status()).toBe(200);
}

/** Signs in at the edge or at an instance. */
export function signIn(
  request: APIRequestContext,
  { url }: Cluster,
  email: string,
  at = url,
): Promise<APIResponse> {
  const data = { email, password: readerPassword };
  return request.post(`${at}/api/auth/login`, { data, headers: { origin: url } });
}
