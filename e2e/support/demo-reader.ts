import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { apiAddress } from './site-under-test.ts';

/** The demo reader of the embedded mode, documented in README.md. */
export const demoReader = {
  email: 'leserin@gruenland.example',
  password: 'Klee-und-Weizen-7',
} as const;

/** The demo moderator. */
export const demoModerator = {
  email: 'redaktion@gruenland.example',
  password: 'Hafer-und-Lupine-9',
} as const;

/** The demo staff member of the publisher: orders, contracts, forms, kill switches. */
export const demoStaff = {
  email: 'verlag@gruenland.example',
  password: 'Roggen-und-Distel-4',
} as const;

/** The demo administrator: the audit log and every staff page. */
export const demoAdmin = {
  email: 'leitung@gruenland.example',
  password: 'Gerste-und-Kresse-3',
} as const;

let last = 0;

/**
 * Signs a browser in through the api, without any page. Each test has its own session, because
 * pages with JavaScript rotate it. Each test also uses its own IP address (as set by a proxy),
 * because sign-ins are limited by address.
 */
export async function logIn(
  context: BrowserContext,
  baseURL: string,
  person: { readonly email: string; readonly password: string } = demoReader,
): Promise<void> {
  last += 1;
  const answer = await context.request.post(`${await apiAddress(baseURL)}/api/auth/login`, {
    data: person,
    headers: { origin: baseURL, 'x-forwarded-for': `198.51.100.${(process.pid + last) % 250}` },
  });
  expect(answer.status()).toBe(200);
}

/** The cookies of a new session for requests to a shell. */
export async function loginCookie(
  apiUrl: string,
  person: { readonly email: string; readonly password: string } = demoReader,
): Promise<string> {
  const answer = await fetch(`${apiUrl}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  expect(answer.status).toBe(200);
  const lines = answer.headers.getSetCookie();
  return lines.map((line) => line.split(';')[0]).join('; ');
}

/** Waits until the page is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true');
}

/** Signs in on an open login page, for example in a popup window. */
export async function signInAt(page: Page, email: string, password: string): Promise<void> {
  await hydrated(page);
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
}
