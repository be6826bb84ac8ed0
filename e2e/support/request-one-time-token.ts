import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';
import { demoReader } from './demo-reader.ts';
import { partnerKey } from './site-secrets.ts';
import { getApiUrl } from './site-under-test.ts';

/** Requests a one-time token for the demo reader, as the server of the mobile app does. */
export async function requestOneTimeToken(
  request: APIRequestContext,
  path: string,
): Promise<string> {
  const response = await request.post(`${await getApiUrl()}/api/auth/third-party-token`, {
    headers: { authorization: `Bearer ${partnerKey}` },
    data: { email: demoReader.email, path },
  });
  expect(response.status(), await response.text()).toBe(201);
  return ((await response.json()) as { token: string }).token;
}
