import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { showIntent, waitForHydration } from '../support/demo-reader.ts';

const MARKET_SCRIPT_PATTERN = /\/_releases\/mf-kleinanzeigen\/.*\.js$/;

/**
 * Starts to count how often the page loads the document at `path`, including failed loads. Returns
 * a function that reads the count.
 */
function startCountingPageLoads(page: Page, path: string): () => number {
  let loadCount = 0;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest() && pathname === path) loadCount += 1;
  });
  return () => loadCount;
}

test('a missing script during navigation loads the target as a full page', async ({ page }) => {
  await page.goto('/veranstaltungen');
  await waitForHydration(page);
  const getLoadCount = startCountingPageLoads(page, '/kleinanzeigen');
  // Also the scripts that the pointer over the link preloads: loading them again would succeed.
  await page.route(MARKET_SCRIPT_PATTERN, (route) =>
    getLoadCount() === 0 ? route.abort() : route.continue(),
  );
  await page.locator('header').getByRole('link', { name: 'Kleinanzeigen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kleinanzeigen');
  await expect.poll(getLoadCount).toBe(1);
  await waitForHydration(page);
  await expect(page.locator('[data-area="mf-kleinanzeigen"]')).toBeVisible();
});

test(
  'a permanently missing script leaves the server-rendered page readable without a reload loop',
  { tag: '@soak' },
  async ({ page }) => {
    await page.goto('/veranstaltungen');
    await waitForHydration(page);
    const getLoadCount = startCountingPageLoads(page, '/kleinanzeigen');
    await page.route(MARKET_SCRIPT_PATTERN, (route) => route.abort());
    const header = page.locator('header');
    await header.getByRole('link', { name: 'Kleinanzeigen' }).click();
    await expect.poll(getLoadCount).toBe(1);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Kleinanzeigen');

    // The header still works: its links navigate without a page load to another area, and back to the
    // area whose script is missing.
    await header.getByRole('link', { name: 'Veranstaltungen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Veranstaltungen');
    await header.getByRole('link', { name: 'Kleinanzeigen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      '404 | Seite nicht gefunden',
    );
    await expect(page.getByRole('link', { name: 'Zur Startseite', exact: true })).toBeVisible();
    expect(getLoadCount()).toBe(1);
  },
);

test('a missing area script on the first load causes a single reload', async ({ page }) => {
  const getLoadCount = startCountingPageLoads(page, '/kleinanzeigen');
  const attemptsByFile = new Map<string, number>();
  await page.route(MARKET_SCRIPT_PATTERN, (route) => {
    const file = route.request().url();
    attemptsByFile.set(file, (attemptsByFile.get(file) ?? 0) + 1);
    return route.abort();
  });
  await page.goto('/kleinanzeigen');
  await showIntent(page);
  await expect.poll(getLoadCount).toBe(2);
  await waitForHydration(page);
  await expect(page.locator('[data-area="mf-kleinanzeigen"] h1')).toContainText('Kleinanzeigen');
  await page.locator('footer').getByRole('link', { name: 'Impressum' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Impressum');
  expect(getLoadCount()).toBe(2);
  // The page loads twice. Each time, it requests a file at most three times: as preload, script and
  // prefetch. A page that retries endlessly would exceed the limit of 8.
  expect(Math.max(...attemptsByFile.values())).toBeLessThan(8);
});

test(
  'the next navigation loads a full page when the release of the open tab was dropped',
  { tag: '@soak' },
  async ({ page }) => {
    await page.goto('/veranstaltungen');
    await waitForHydration(page);
    const getLoadCount = startCountingPageLoads(page, '/kleinanzeigen');
    await page.route('**/_data?*', (route) =>
      route.continue({
        url: route
          .request()
          .url()
          .replace(/releases=\w+/, 'releases=0000000000000000'),
      }),
    );
    await page.locator('header').getByRole('link', { name: 'Kleinanzeigen' }).click();
    await expect.poll(getLoadCount).toBe(1);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Kleinanzeigen');
  },
);
