import { expect, test } from '@playwright/test';
import { waitForHydration } from '../support/demo-reader.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/artikel');
  await waitForHydration(page);
  await page.evaluate(() => void ((window as unknown as { hasStayed: boolean }).hasStayed = true));
});

const isSameDocument = () => (window as unknown as { hasStayed?: boolean }).hasStayed === true;

test('navigation between areas reloads no page', async ({ page }) => {
  const areaNavigation = page.getByRole('navigation', { name: 'Bereiche', exact: true });
  for (const [label, heading] of [
    ['Kleinanzeigen', /Kleinanzeigen/],
    ['Veranstaltungen', /Veranstaltungen/],
    ['Jobs', /Jobbörse/],
  ] as const) {
    await areaNavigation.getByRole('link', { name: label }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(/^Grünland - /);
    expect(await page.evaluate(isSameDocument)).toBe(true);
  }
  await expect(page.locator('[aria-live=polite]').last()).toHaveText(/Grünland - Jobbörse/);
});

test('going back restores page and scroll position', async ({ page }) => {
  await page.evaluate(() => window.scrollTo(0, 600));
  const article = page.locator('main a[href^="/artikel/"]').last();
  await article.scrollIntoViewIfNeeded();
  const scrollTopBefore = await page.evaluate(() => window.scrollY);
  await article.click();
  await expect(page).toHaveURL(/\/artikel\/.+/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/artikel$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrollTopBefore);
  expect(await page.evaluate(isSameDocument)).toBe(true);
});

test(
  'a page whose data cannot be requested loads in full, each time',
  { tag: '@soak' },
  async ({ page }) => {
    await page.route('**/_data?*', (route) => route.abort());
    const link = page.locator('main a[href^="/artikel/"]').first();
    for (let visit = 1; visit <= 2; visit += 1) {
      await link.click();
      await expect(page).toHaveURL(/\/artikel\/.+/);
      await expect(page.locator('main article').first()).toBeVisible();
      expect(await page.evaluate(isSameDocument)).toBe(false);
      await page.goBack();
      await waitForHydration(page);
    }
  },
);

test('hovering a link loads data and files before the click', async ({ page }) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  const link = page
    .getByRole('navigation', { name: 'Bereiche', exact: true })
    .getByRole('link', { name: 'Veranstaltungen' });
  // Moves the pointer, which the page counts as the first interaction. Only then it preloads links.
  await page.mouse.move(4, 4);
  await link.hover();
  await expect
    .poll(() => requestedUrls.some((url) => url.includes('/_data?url=%2Fveranstaltungen')))
    .toBe(true);
  await expect
    .poll(() => requestedUrls.some((url) => url.includes('/mf-veranstaltungen/')))
    .toBe(true);
  await page.waitForLoadState('networkidle');
  const requestCountBefore = requestedUrls.length;
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Veranstaltungen/);
  expect(
    requestedUrls
      .slice(requestCountBefore)
      .filter((url) => url.includes('/_data') || url.endsWith('.js')),
  ).toEqual([]);
});

test('a fragment link stays on the page', async ({ page }) => {
  await page.getByRole('link', { name: 'Zum Inhalt springen' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#inhalt$/);
  expect(await page.evaluate(isSameDocument)).toBe(true);
});

test(
  'the header search leads to the results without a page load',
  { tag: '@soak' },
  async ({ page }) => {
    await page.getByRole('combobox').first().fill('Schlepper');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/suche\?q=Schlepper$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Schlepper');
    expect(await page.evaluate(isSameDocument)).toBe(true);
  },
);

test('links work when parts of the header never load and the browser has no view transitions', async ({
  page,
}) => {
  await page.addInitScript(() => {
    delete (Document.prototype as { startViewTransition?: unknown }).startViewTransition;
  });
  await page.route(/_releases\/mf-(search|account)\/.*\.js$/, (route) => route.abort());
  await page.goto('/impressum');
  await waitForHydration(page);
  const areas = page.getByRole('navigation', { name: 'Bereiche', exact: true });
  await areas.getByRole('link', { name: 'Jobs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Jobbörse/);
});
