import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** The demo reader of the embedded mode, as the README names her. */
export const demoReader = {
  email: 'leserin@gruenland.example',
  password: 'Klee-und-Weizen-7',
} as const;

let cookies: Cookies | undefined;
type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/**
 * Logs a browser in through the api, without any page. One session serves all tests of a worker:
 * logging in is throttled, as it must be. Tests that end the session take one of their own.
 */
export async function logIn(context: BrowserContext, baseURL: string, own = false): Promise<void> {
  if (cookies && !own) {
    await context.addCookies(cookies);
    return;
  }
  const answer = await context.request.post(`${baseURL}/api/auth/login`, {
    data: demoReader,
    headers: { origin: baseURL },
  });
  expect(answer.status()).toBe(200);
  if (!own) cookies = await context.cookies();
}

/** Waits until the browser has taken over the server's page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true');
}
