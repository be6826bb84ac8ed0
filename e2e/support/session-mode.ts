import { expect } from '@playwright/test';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { withAppMode } from '@gruenland/shared-contracts/app-mode.ts';
import { hydrated } from './demo-reader.ts';

/** The ways people have the site open; the rules of sessions hold in each. */
export interface SessionMode {
  readonly name: string;
  readonly app: boolean;
  readonly tabs: number;
}

export const sessionModes: readonly SessionMode[] = [
  { name: 'im Browser', app: false, tabs: 1 },
  { name: 'in der App', app: true, tabs: 1 },
  { name: 'in zwei Tabs', app: false, tabs: 2 },
];

/** Opens a path in every tab of the mode, all at the same time. */
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
  if (!first) throw new Error('a mode has one tab at least');
  return [first, ...others];
}

/** Comes to an end when something holds in every tab. */
export async function inEach(
  tabs: readonly Page[],
  holds: (tab: Page) => Promise<void>,
): Promise<void> {
  await Promise.all(tabs.map(holds));
}

/** Every tab has been taken over by its script. */
export const takenOver = (tabs: readonly Page[]) => inEach(tabs, hydrated);

/** Requests of one path that a browser sends, by their method; it counts from now on. */
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

/** What stands there counts too: an address changes before its page is shown. */
export async function atLogin(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/anmelden(\?|$)/);
  await heading(page, 'Anmelden');
}

export const fail = (status: number) => (route: Route) => route.fulfill({ status });
export const hangUp = (route: Route) => route.abort();

export async function sessionCookie(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => /session/.test(name))?.value;
}

/** What goes wrong, and how a browser is made to see it. */
export type Failure = readonly [string, (route: Route) => Promise<void>];

/** Every kind of failure in a browser; one of each rule in the app and in two tabs. */
export const kindsFor = (mode: SessionMode, kinds: readonly Failure[]) =>
  mode === sessionModes[0] ? kinds : kinds.slice(0, 1);
