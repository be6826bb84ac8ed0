import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** The demo reader of the embedded mode, as the README names her. */
export const demoReader = {
  email: 'leserin@gruenland.example',
  password: 'Klee-und-Weizen-7',
} as const;

/**
 * Logs a browser in through the api, without any page. Each test takes a session of its own: pages
 * with script rotate it, and a session shared by tests would end for the others.
 */
export async function logIn(context: BrowserContext, baseURL: string): Promise<void> {
  const answer = await context.request.post(`${baseURL}/api/auth/login`, {
    data: demoReader,
    headers: { origin: baseURL },
  });
  expect(answer.status()).toBe(200);
}

/** The cookies of a fresh session, as a request to a shell carries them. */
export async function loginCookie(apiUrl: string): Promise<string> {
  const answer = await fetch(`${apiUrl}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoReader),
  });
  expect(answer.status).toBe(200);
  const lines = answer.headers.getSetCookie();
  return lines.map((line) => line.split(';')[0]).join('; ');
}

/** Waits until the browser has taken over the server's page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true');
}
