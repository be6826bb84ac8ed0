import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessibleStep } from '../support/axe.ts';

const PRICES_PATH = '/thema/maerkte';

const getChart = (page: Page, commodity: string) => page.getByRole('figure', { name: commodity });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the prices of a year are charts, words and a table', { tag: '@soak' }, async ({ page }) => {
    await page.goto(PRICES_PATH);
    const wheat = getChart(page, 'Brotweizen');
    await expect(wheat).toContainText(/192,50\s€\/t/);
    await expect(wheat).toContainText(/−\d+,\d\s%.*gefallen in 12 Monaten/);
    await expect(wheat).toContainText(/Niedrigster Preis: .* 2026\. Höchster: .*\./);
    // A line with a point for each week of the year.
    const path = await wheat.locator('path').getAttribute('d');
    expect(path?.match(/[ML]/g)?.length).toBeGreaterThan(45);

    const grain = page.getByRole('region', { name: 'Getreide und Ölsaaten', exact: true });
    await expect(grain).toContainText('Region Auental');
    await expect(grain).toContainText('20. November 2026');
    await expect(grain).toContainText('Quelle: Grünland-Beispielnotierung');
    const summary = grain.getByText('Getreide und Ölsaaten: Preise als Tabelle');
    await summary.click();
    const table = grain.getByRole('table');
    await expect(table.getByRole('row').nth(1)).toHaveText(/20\.11\.2026.*192,50.*174,00/);
    await expect(grain.getByRole('link', { name: /CSV/ })).toHaveAttribute('download', /\.csv$/);
  });

  test('links choose the period', { tag: '@soak' }, async ({ page }) => {
    await page.goto(PRICES_PATH);
    const periods = page.getByRole('navigation', { name: 'Zeitraum der Preise' });
    await expect(periods.getByRole('link', { name: '12 Monate' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await periods.getByRole('link', { name: '3 Monate', exact: true }).click();
    await expect(page).toHaveURL(/\?zeitraum=3$/);
    await expect(getChart(page, 'Brotweizen')).toContainText('gestiegen in 3 Monaten');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /maerkte$/);
    // The articles follow the charts.
    await expect(page.getByRole('link', { name: 'Weizen tritt auf der Stelle' })).toHaveCount(1);
  });
});

test(
  'the keyboard reaches periods and table, and the table scrolls',
  { tag: '@soak' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(PRICES_PATH);
    const periods = page.getByRole('navigation', { name: 'Zeitraum der Preise' });
    await periods.getByRole('link', { name: '6 Monate' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?zeitraum=6$/);
    await expect(getChart(page, 'Raps')).toContainText('in 6 Monaten');
    const summary = page.locator('summary').filter({ hasText: 'Getreide und Ölsaaten' });
    await summary.focus();
    await page.keyboard.press('Enter');
    const tableName = 'Getreide und Ölsaaten: Preise je Tag';
    const table = page.getByRole('table', { name: tableName });
    await expect(table).toBeVisible();
    await page.keyboard.press('Tab');
    const scroller = page.getByRole('region', { name: tableName });
    await expect(scroller).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => scroller.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    await expectAccessibleStep(page, 'price table');
  },
);

test('other periods do not exist', async ({ request }) => {
  for (const query of ['zeitraum=4', 'zeitraum=12', 'zeitraum=3&zeitraum=6']) {
    expect((await request.get(`${PRICES_PATH}?${query}`)).status(), query).toBe(404);
  }
});

test(
  'the front page and the price page show the same prices',
  { tag: '@soak' },
  async ({ page }) => {
    await page.goto('/');
    const band = page.getByRole('region', { name: 'Märkte' });
    const wheatOnFrontPage = band.getByRole('listitem').filter({ hasText: 'Brotweizen' });
    await expect(wheatOnFrontPage).toContainText('192,50');
    await band.getByRole('link', { name: /Alle Preise/ }).click();
    await expect(getChart(page, 'Brotweizen')).toContainText('192,50');
  },
);
