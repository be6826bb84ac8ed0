import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { waitForHydration } from '../support/demo-reader.ts';
import { watchConsole } from '../support/console-watch.ts';

/**
 * Starts to record the requests of the browser to the search service. @returns an array to which
 * the URLs are added
 */
function recordSearchRequests(page: Page): string[] {
  const searchRequests: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/1/')) searchRequests.push(request.url());
  });
  return searchRequests;
}

const getSearchBox = (page: Page) => page.locator('#suche');
/** Returns the locator of the titles of the hits, without those of additional suggestions. */
const getHitTitles = (page: Page) =>
  page
    .locator('main article')
    .locator('h2, h3')
    .and(page.locator(':not([aria-labelledby=ausserdem] *)'));

test('hits are part of the page; the browser requests nothing before an interaction', async ({
  page,
}) => {
  const requests = recordSearchRequests(page);
  await page.goto('/suche?q=Drescher&art=artikel');
  await waitForHydration(page);
  await expect(getHitTitles(page).first()).toHaveText('Was der Drescher verschweigt');
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  await getSearchBox(page).fill('Backhaus');
  await expect(getHitTitles(page).first()).toContainText('Backhaus');
  expect(requests.length).toBeGreaterThan(0);
  expect(requests.every((url) => url.startsWith(new URL(page.url()).origin))).toBe(true);
});

test('the URL follows the input; back and forward restore every state', async ({ page }) => {
  await page.goto('/suche?q=Drescher&art=artikel');
  await waitForHydration(page);
  await getSearchBox(page).fill('Backhaus');
  await expect(getHitTitles(page).first()).toContainText('Backhaus');
  await expect(page).toHaveURL(/q=Backhaus/);
  await page
    .getByRole('checkbox', { name: /Reportage|Artikel/ })
    .first()
    .check();
  await expect(page).toHaveURL(/form=/);
  const refinedUrl = page.url();
  await page.goBack();
  await expect(page).toHaveURL(/q=Backhaus&art=artikel$/);
  await expect(getSearchBox(page)).toHaveValue('Backhaus');
  await page.goBack();
  await expect(page).toHaveURL(/q=Drescher&art=artikel$/);
  await expect(getSearchBox(page)).toHaveValue('Drescher');
  await expect(getHitTitles(page).first()).toHaveText('Was der Drescher verschweigt');
  await page.goForward();
  await expect(getSearchBox(page)).toHaveValue('Backhaus');
  await page.goForward();
  await expect(page).toHaveURL(refinedUrl);
  // Goes back two pages at once, so that the browser does not show the page in between.
  await page.evaluate(() => {
    history.back();
    history.back();
  });
  await expect(page).toHaveURL(/q=Drescher&art=artikel$/);
  await expect(getSearchBox(page)).toHaveValue('Drescher');
});

test(
  'leaving the page does not carry the search into the next URL',
  { tag: '@soak' },
  async ({ page }) => {
    await page.clock.install();
    await page.goto('/suche?q=Drescher');
    await waitForHydration(page);
    await getSearchBox(page).fill('Backhaus');
    await page
      .getByRole('navigation', { name: 'Bereiche', exact: true })
      .getByRole('link', { name: 'Jobs' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Jobbörse/);
    const urlBefore = page.url();
    // Waits longer than the delay after which the page would update its URL.
    await page.clock.fastForward(5000);
    expect(page.url()).toBe(urlBefore);
    expect(urlBefore).toMatch(/\/jobs$/);
  },
);

test('without JavaScript: search, filter, sort', { tag: '@soak' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto('/suche');
  await getSearchBox(page).fill('Drescher');
  await page.locator('main').getByRole('button', { name: 'Suchen' }).click();
  await expect(page).toHaveURL(/\/suche\?q=Drescher/);
  await page.getByRole('navigation', { name: 'Art der Treffer' }).getByText('Artikel').click();
  await page.getByRole('radio', { name: /Landtechnik/ }).check();
  await page.getByLabel('Reihenfolge').selectOption('neueste');
  await page.getByRole('button', { name: 'Anwenden' }).click();
  await expect(page).toHaveURL(/thema=Landtechnik.*sort=neueste|sort=neueste.*thema=Landtechnik/);
  await expect(getHitTitles(page)).toHaveCount(2);
  await context.close();
});

test('the header suggests and is operable by keyboard', { tag: '@soak' }, async ({ page }) => {
  const requests = recordSearchRequests(page);
  const faults = watchConsole(page);
  await page.goto('/');
  await waitForHydration(page);
  const input = page.getByRole('combobox', { name: /Suche/ });
  await expect(input).toHaveAttribute('aria-expanded', 'false');
  await expect(input).toHaveAttribute('maxlength', '512');
  expect(requests).toEqual([]);
  await input.pressSequentially('drescher');
  const option = page.getByRole('option', { name: /Was der Drescher verschweigt/ });
  await expect(option).toBeVisible();
  await input.press('ArrowDown');
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await expect(input).toHaveAttribute('aria-activedescendant', /header-suche/);
  await input.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await input.press('ArrowDown');
  await input.press('Enter');
  await expect(page).toHaveURL(/\/artikel\//);
  expect(faults).toEqual([]);
});

test(
  'further hits are appended and the URL contains the state',
  { tag: '@soak' },
  async ({ page }) => {
    await page.goto('/suche?art=artikel');
    await waitForHydration(page);
    await expect(getHitTitles(page)).toHaveCount(20);
    const moreHitsLink = page.getByRole('link', { name: 'Weitere Treffer' });
    await expect(moreHitsLink).toHaveAttribute('href', '/suche?art=artikel&seite=2');
    await moreHitsLink.press('Enter');
    await expect(getHitTitles(page).nth(20)).toBeVisible();
    await expect(getHitTitles(page).nth(20).getByRole('link')).toBeFocused();
    await expect(page).toHaveURL(/\/suche\?art=artikel&seite=2&ab=1$/);
    const allTitles = await getHitTitles(page).allTextContents();
    await page.goBack();
    await expect(getHitTitles(page)).toHaveCount(20);
    await page.goForward();
    await expect(getHitTitles(page)).toHaveText(allTitles);
    await page.reload();
    await expect(getHitTitles(page)).toHaveText(allTitles);
  },
);

test('a topic shows a link to its page', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/suche?art=artikel&thema=Landtechnik');
  const breadcrumb = page.getByRole('navigation', { name: 'Sie sind hier' });
  await expect(breadcrumb).toContainText('Landtechnik');
  await breadcrumb.getByRole('link', { name: 'Artikel' }).click();
  await expect(page).toHaveURL(/\/suche\?art=artikel$/);
});

test('no hits: shows alternatives', async ({ page }) => {
  const popularArticles = page.getByRole('region', { name: 'Aus dem Magazin' });
  // The shell waits at most 300 ms for the popular articles. If they come later, it renders the
  // page without them.
  await expect(async () => {
    await page.goto('/suche?q=xqzvwx+jjjkkk');
    await expect(page.getByText('Dazu haben wir nichts gefunden.')).toBeVisible();
    await expect(popularArticles.getByRole('link')).toHaveCount(4, { timeout: 500 });
  }).toPass();
  await expect(
    page.locator('main').getByRole('link', { name: 'Kleinanzeigen' }).last(),
  ).toBeVisible();
});
