import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Maximum distance of the first result from the top of the page, in CSS pixels. */
const MAX_FIRST_RESULT_TOP_PX = 620;

const LISTS = [
  { path: '/kleinanzeigen', result: 'article' },
  { path: '/kleinanzeigen?kategorie=landtechnik', result: 'article' },
  { path: '/veranstaltungen', result: 'article' },
  { path: '/jobs', result: 'article' },
  { path: '/suche?q=traktor', result: 'article, ol > li' },
] as const;

test.use({ viewport: { width: 390, height: 844 } });

for (const { path, result } of LISTS)
  test(`${path} shows its first result on the first screen of a phone`, async ({ page }) => {
    await page.goto(path);
    const firstResult = page.getByRole('main').locator(result).first();
    const box = await firstResult.boundingBox();
    expect(box?.y).toBeLessThanOrEqual(MAX_FIRST_RESULT_TOP_PX);
  });

async function focusWithTab(page: Page, text: string): Promise<void> {
  await page.getByLabel(/^(?:Was suchen Sie\?|Stichwort)$/).focus();
  for (let presses = 0; presses < 4; presses += 1) {
    await page.keyboard.press('Tab');
    const focusedText = await page.evaluate(() => document.activeElement?.textContent);
    if (focusedText?.includes(text)) return;
  }
  throw new Error(`the Tab key does not reach „${text}“`);
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('place and filters open with the keyboard, and are sent with the form', async ({ page }) => {
    await page.goto('/kleinanzeigen');
    await expect(page.getByLabel('PLZ oder Ort')).toBeHidden();
    await focusWithTab(page, 'Ort und Umkreis');
    await page.keyboard.press('Enter');
    await page.getByLabel('PLZ oder Ort').fill('87435');
    await page.getByRole('button', { name: 'Anzeigen suchen' }).click();
    await expect(page).toHaveURL(/ort=87435/);
    await expect(page.getByRole('heading', { name: /im Umkreis von 50 km/ })).toBeVisible();
  });

  test('a place that is not clear opens the section with the choice', async ({ page }) => {
    await page.goto('/veranstaltungen?ort=Neustadt');
    await expect(page.getByRole('list', { name: 'Orte zu „Neustadt“' })).toBeVisible();
  });

  test('the section names the number of filters', { tag: '@soak' }, async ({ page }) => {
    await page.goto('/kleinanzeigen?preis-bis=500&ort=87435');
    await expect(page.getByText('Filter (1)')).toBeVisible();
    await page.goto('/veranstaltungen?frei=1');
    await expect(page.getByText('Ort und Filter (1)')).toBeVisible();
  });
});

test('a row of links shows its current link', async ({ page }) => {
  await page.goto('/veranstaltungen');
  const lastMonth = page.getByRole('navigation', { name: 'Zeitraum' }).getByRole('link').last();
  await expect(lastMonth).not.toBeInViewport();
  await page.goto((await lastMonth.getAttribute('href')) ?? '');
  await expect(lastMonth).toHaveAttribute('aria-current', 'true');
  await expect(lastMonth).toBeInViewport();
});
