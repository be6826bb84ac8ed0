import type { Browser, Page, WorkerInfo } from '@playwright/test';
import { test as base } from '@playwright/test';
import { logIn } from './demo-reader.ts';

interface SharedPages {
  /** Page of an anonymous visitor. */
  readonly visitorPage: Page;
  /** Page of the signed-in demo reader. */
  readonly readerPage: Page;
  /** Page of an anonymous visitor without JavaScript. */
  readonly scriptlessPage: Page;
  /** Page of the signed-in demo reader without JavaScript. */
  readonly scriptlessReaderPage: Page;
}

/**
 * Playwright test with pages that all tests of a worker share. The browser loads and compiles the
 * scripts once instead of once per test. This halves the time of tests that only read a page. Tests
 * that change cookies or stored values must open a separate page.
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

/** Opens a page with the project's options. Playwright applies them only to the fixture `page`. */
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
