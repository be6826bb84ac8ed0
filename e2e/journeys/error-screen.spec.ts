import { expect, test } from '@playwright/test';
import { waitForHydration } from '../support/demo-reader.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/gibt-es-nicht');
  await waitForHydration(page);
});

test('the i key shows and hides the error text', async ({ page }) => {
  const details = page.locator('#error-details');
  await expect(details).toBeHidden();
  await page.keyboard.press('i');
  await expect(details).toBeVisible();
  await expect(details).toContainText('Page not found: /gibt-es-nicht');
  await page.keyboard.press('i');
  await expect(details).toBeHidden();
});

test(
  'in the search field and with a modifier key, i only types',
  { tag: '@soak' },
  async ({ page }) => {
    const details = page.locator('#error-details');
    await page.getByRole('combobox').first().press('i');
    await expect(details).toBeHidden();
    await page.locator('h1').focus();
    await page.keyboard.press('Control+i');
    await expect(details).toBeHidden();
  },
);

test('the search of the page leads to results', async ({ page }) => {
  const main = page.getByRole('main');
  await main.getByRole('searchbox').fill('traktor');
  await main.getByRole('button', { name: 'Suchen' }).click();
  await expect(page).toHaveURL(/\/suche\?q=traktor/);
});

test(
  'a button does the same, another one leads to the front page',
  { tag: '@soak' },
  async ({ page }) => {
    await page.getByRole('button', { name: /Fehlertext/ }).click();
    await expect(page.locator('#error-details')).toBeVisible();
    await page.getByRole('link', { name: 'Zur Startseite', exact: true }).click();
    await expect(page).toHaveURL(/\/$/);
  },
);
