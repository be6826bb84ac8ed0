import type { Browser, Page, WorkerInfo } from '@playwright/test';
import { test as base } from '@playwright/test';
import { logIn } from './demo-reader.ts';

interface SharedPages {
  /** The page of an anonymous visitor. */
  readonly visitorPage: Page;
  /** The page of the signed-in demo reader. */
  readonly readerPage: Page;
  /** The page of an anonymous visitor without JavaScript. */
  readonly scriptlessPage: Page;
  /** The page of the signed-in demo reader without JavaScript. */
  readonly scriptlessReaderPage: Page;
}

/**
 * The Playwright test with pages that all tests of a worker share. The browser loads and compiles
 * scripts once per worker, so tests that only read pages take half the time. Tests that change
 * cookies or stored values must open a page of their own.
 */
export const test = base.extend<object, SharedPages>({
  visitorPage: [
    async ({ browser }, provide, worker) => provide(await openPage(browser, worker, {})),
    { scope: 'worker' },
  ],
  readerPage: [
    async ({ browser }, provide, worker) =>
      provide(await openPage(browser, worker, { isSignedIn: true })),
    { scope: 'worker' },
  ],
  scriptlessPage: [
    async ({ browser }, provide, worker) =>
      provide(await openPage(browser, worker, { javaScriptEnabled: false })),
    { scope: 'worker' },
  ],
  scriptlessReaderPage: [
    async ({ browser }, provide, worker) =>
      provide(await openPage(browser, worker, { javaScriptEnabled: false, isSignedIn: true })),
    { scope: 'worker' },
  ],
});

/**
 * Opens a page with the options of the Playwright project, which Playwright itself applies only to
 * its fixture `page`.
 */
async function openPage(
  browser: Browser,
  { project }: WorkerInfo,
  options: { readonly javaScriptEnabled?: boolean; readonly isSignedIn?: boolean },
): Promise<Page> {
  const { baseURL = '', locale = 'de-DE', timezoneId, serviceWorkers } = project.use;
  const context = await browser.newContext({
    baseURL,
    locale,
    ...(timezoneId && { timezoneId }),
    ...(serviceWorkers && { serviceWorkers }),
    javaScriptEnabled: options.javaScriptEnabled ?? true,
  });
  if (options.isSignedIn) await logIn(context, baseURL);
  return context.newPage();
}
