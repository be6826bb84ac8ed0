import { expect } from '@playwright/test';
import type { BrowserContext, Page, Route, TestDetails } from '@playwright/test';
import { addAppModeParameter } from '@gruenland/shared-contracts/app-mode.ts';
import { waitForHydration } from './demo-reader.ts';

/**
 * How a visitor uses the site: in a browser or in the app, and in one or more tabs. Tests check the
 * session rules in each mode, `npm test` in the browser only (decision 097).
 */
export interface SessionMode {
  readonly name: string;
  readonly isApp: boolean;
  readonly tabCount: number;
  readonly details: TestDetails;
}

export const sessionModes: readonly SessionMode[] = [
  { name: 'in the browser', isApp: false, tabCount: 1, details: {} },
  { name: 'in the app', isApp: true, tabCount: 1, details: { tag: '@soak' } },
  { name: 'in two tabs', isApp: false, tabCount: 2, details: { tag: '@soak' } },
];

/** Opens a path in as many tabs as the mode has, in parallel. */
export async function openTabs(
  { isApp: app, tabCount: tabs }: Pick<SessionMode, 'isApp' | 'tabCount'>,
  context: BrowserContext,
  path: string,
): Promise<readonly [Page, ...Page[]]> {
  const openTab = async () => {
    const page = await context.newPage();
    await page.goto(addAppModeParameter(path, app));
    return page;
  };
  const [firstTab, ...otherTabs] = await Promise.all(Array.from({ length: tabs }, openTab));
  if (!firstTab) throw new Error('a mode needs at least one tab');
  return [firstTab, ...otherTabs];
}

/** Runs an assertion in all tabs in parallel and waits for all of them. */
export async function runInEachTab(
  tabs: readonly Page[],
  assertTabState: (tab: Page) => Promise<void>,
): Promise<void> {
  await Promise.all(tabs.map(assertTabState));
}

/** Waits until every tab is hydrated. */
export const waitForHydrationInAllTabs = (tabs: readonly Page[]) =>
  runInEachTab(tabs, waitForHydration);

/**
 * Starts to record the methods of all requests to a path. @returns an array to which the methods
 * are added
 */
export function recordRequestMethods(context: BrowserContext, path: string): readonly string[] {
  const methods: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === path) methods.push(request.method());
  });
  return methods;
}

const expectHeaderLink = (page: Page, name: string) =>
  expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible();
export const expectSignedIn = (page: Page) => expectHeaderLink(page, 'Mein Account');
export const expectAnonymous = (page: Page) => expectHeaderLink(page, 'Anmelden');
export const expectHeading = (page: Page, text: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(text);

/**
 * Waits for the login page. Checks the heading too, because the URL changes before the page is
 * visible.
 */
export async function expectLoginPage(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/anmelden(\?|$)/);
  await expectHeading(page, 'Anmelden');
}

export const respondWithStatus = (status: number) => (route: Route) => route.fulfill({ status });
export const abortRequest = (route: Route) => route.abort();

export async function readSessionCookie(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => /session/.test(name))?.value;
}

/** The name of a session fault, and the Playwright route handler that simulates it. */
export type SessionFault = readonly [string, (route: Route) => Promise<void>];

/**
 * Returns all faults for the first mode. To save time, returns only the first fault for other
 * modes.
 */
export const selectFaults = (mode: SessionMode, faults: readonly SessionFault[]) =>
  mode === sessionModes[0] ? faults : faults.slice(0, 1);
