import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Cluster } from './cluster-process.ts';
import { waitForMailedLink } from './mailbox.ts';
import { readerPassword } from './register-reader.ts';

/** Registers an account through the edge and confirms the email address. */
export async function register(
  request: APIRequestContext,
  { url, embeddedUrl }: Cluster,
  email: string,
): Promise<void> {
  const account = { email, password: readerPassword, displayName: 'Karla Hinrichs' };
  const post = (path: string, data: object) =>
    request.post(url + path, { data, headers: { origin: url } });
  const registration = await post('/api/auth/register', { ...account, acceptTerms: true });
  expect(registration.status()).toBe(202);
  const link = await waitForMailedLink(request, email, '/registrieren/bestaetigen', embeddedUrl);
  const token = new URL(link, url).searchParams.get('code');
  expect((await post('/api/auth/confirm', { token })).status()).toBe(200);
}

/** Signs in through the edge, or at `targetUrl`, the URL of an instance. */
export function signIn(
  request: APIRequestContext,
  { url }: Cluster,
  email: string,
  targetUrl = url,
): Promise<APIResponse> {
  const data = { email, password: readerPassword };
  return request.post(`${targetUrl}/api/auth/login`, { data, headers: { origin: url } });
}
