import { expect } from '@playwright/test';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { withAppMode } from '@gruenland/shared-contracts/app-mode.ts';
import { hydrated } from './demo-reader.ts';

/** How a visitor uses the site; the session rules apply to each mode. */
export interface SessionMode {
  readonly name: string;
  readonly app: boolean;
  readonly tabs: number;
}

export const sessionModes: readonly SessionMode[] = [
  { name: 'in the browser', app: false, tabs: 1 },
  { name: 'in the app', app: true, tabs: 1 },
  { name: 'in two tabs', app: false, tabs: 2 },
];

/** Opens a path in every tab of the mode at the same time. */
export async function openTabs(
  { app, tabs }: SessionMode,
  context: BrowserContext,
  path: string,
): Promise<readonly [Page, ...Page[]]> {
  const open = async () => {
    const page = await context.newPage();
    await page.goto(withAppMode(path, app));
    return page;
  };
  const [first, ...others] = await Promise.all(Array.from({ length: tabs }, open));
  if (!first) throw new Error('a mode needs at least one tab');
  return [first, ...others];
}

/** Resolves when the assertion holds in every tab. */
export async function inEachTab(
  tabs: readonly Page[],
  holds: (tab: Page) => Promise<void>,
): Promise<void> {
  await Promise.all(tabs.map(holds));
}

/** Waits until every tab is hydrated. */
export const allHydrated = (tabs: readonly Page[]) => inEachTab(tabs, hydrated);

/** Records the methods of requests to one path from now on. */
export function countRequests(context: BrowserContext, path: string): readonly string[] {
  const methods: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === path) methods.push(request.method());
  });
  return methods;
}

const badge = (page: Page, name: string) =>
  expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible();
export const signedIn = (page: Page) => badge(page, 'Mein Account');
export const anonymous = (page: Page) => badge(page, 'Anmelden');
export const heading = (page: Page, text: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(text);

/** The current page may be unchanged: the URL changes before the page is shown. */
export async function expectLoginPage(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/anmelden(\?|$)/);
  await heading(page, 'Anmelden');
}

export const fail = (status: number) => (route: Route) => route.fulfill({ status });
export const hangUp = (route: Route) => route.abort();

export async function sessionCookie(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => /session/.test(name))?.value;
}

/** A fault and its simulation in the browser. */
export type Failure = readonly [string, (route: Route) => Promise<void>];

/** All faults in a browser; only one of each rule in the app and in two tabs. */
export const failuresFor = (mode: SessionMode, kinds: readonly Failure[]) =>
  mode === sessionModes[0] ? kinds : kinds.slice(0, 1);
