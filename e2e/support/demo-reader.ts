import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { getApiUrl } from './site-under-test.ts';

/** The demo reader of the embedded mode; README.md lists all demo accounts. */
export const demoReader = {
  email: 'leserin@gruenland.example',
  password: 'Klee-und-Weizen-7',
} as const;

/** The demo moderator, who decides about ads, events, job postings and reports. */
export const demoModerator = {
  email: 'redaktion@gruenland.example',
  password: 'Hafer-und-Lupine-9',
} as const;

/**
 * The demo account with the roles customer service, editor and operator. It may open the staff pages
 * for orders, contracts, forms and kill switches.
 */
export const demoStaff = {
  email: 'verlag@gruenland.example',
  password: 'Roggen-und-Distel-4',
} as const;

/** The demo administrator, who may open all staff pages and read the audit log. */
export const demoAdmin = {
  email: 'leitung@gruenland.example',
  password: 'Gerste-und-Kresse-3',
} as const;

let loginCount = 0;

/**
 * Signs in through the api, without a page, and stores the cookies in the browser context.
 *
 * Each call creates a new session, because pages with JavaScript rotate the session cookie. Each
 * call uses another IP address (`x-forwarded-for`), because the api limits sign-ins per IP address.
 */
export async function logIn(
  context: BrowserContext,
  baseURL: string,
  account: { readonly email: string; readonly password: string } = demoReader,
): Promise<void> {
  loginCount += 1;
  const response = await context.request.post(`${await getApiUrl(baseURL)}/api/auth/login`, {
    data: account,
    headers: {
      origin: baseURL,
      'x-forwarded-for': `198.51.100.${(process.pid + loginCount) % 250}`,
    },
  });
  expect(response.status()).toBe(200);
}

/**
 * Signs in through the api. @returns the value of the `cookie` header with which a shell accepts
 * the session
 */
export async function fetchLoginCookie(
  apiUrl: string,
  account: { readonly email: string; readonly password: string } = demoReader,
): Promise<string> {
  const response = await fetch(`${apiUrl}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  expect(response.status).toBe(200);
  const cookieLines = response.headers.getSetCookie();
  return cookieLines.map((line) => line.split(';')[0]).join('; ');
}

/**
 * Moves the pointer over the skip link. Pages that work as HTML hydrate only when a visitor is about
 * to use something (decision 123).
 */
export async function showIntent(page: Page): Promise<void> {
  await page
    .locator('#app a[href="#inhalt"]')
    .dispatchEvent('pointermove', { bubbles: true, movementX: 1 });
}

/** Shows an intent and waits until the page is hydrated. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (document.documentElement.dataset['ready'] === 'true') return true;
    // Repeats the intent until the script that listens to it has run.
    document
      .querySelector('#app a[href="#inhalt"]')
      ?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, movementX: 1 }));
    return false;
  });
}

/** Fills in and submits the login form in `page`, which must already show it. */
export async function signInOnPage(page: Page, email: string, password: string): Promise<void> {
  await waitForHydration(page);
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
}
