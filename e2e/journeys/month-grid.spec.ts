import { getBerlinDay } from '@gruenland/shared-contracts/german-calendar.ts';
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { expectAccessibleStep } from '../support/axe.ts';
import { waitForHydration } from '../support/demo-reader.ts';

const DAY_NAME = /^\d+\. \S+, (?:eine Veranstaltung|\d+ Veranstaltungen)/;
const NEXT_MONTH = /^Nächster Monat: /;

const getListCount = (page: Page) =>
  page.getByRole('main').getByText(/^(?:Ein Termin|\d+ Termine)$/);

const getGrid = (page: Page) => page.getByRole('table', { name: /^\S+ 20\d\d$/ });

/** Reads the number of occurrences from the name of a day: „12. Dezember, 4 Veranstaltungen“. */
async function readCount(day: Locator): Promise<number> {
  const name = (await day.textContent()) ?? '';
  return name.includes('eine ') ? 1 : Number(/(\d+) Veranstaltungen/.exec(name)?.[1]);
}

test('the days of a month lead to their events, with the keyboard', async ({ page }) => {
  await page.goto('/veranstaltungen?teilnahme=vor-ort');
  await waitForHydration(page);
  const nextMonth = page.getByRole('link', { name: NEXT_MONTH });
  await nextMonth.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/wann=20\d\d-\d\d&teilnahme=vor-ort&ansicht=monat$/);
  const firstDay = getGrid(page).getByRole('link').first();
  // The navigation moves the focus, too, when the new month is shown.
  await expect(async () => {
    await nextMonth.focus();
    await page.keyboard.press('Tab');
    await expect(firstDay).toBeFocused({ timeout: 500 });
  }).toPass({ timeout: 7000 });
  await expect(firstDay).toHaveAccessibleName(DAY_NAME);
  const count = await readCount(firstDay);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/wann=20\d\d-\d\d-\d\d&teilnahme=vor-ort$/);
  await expect(getListCount(page)).toHaveText(count === 1 ? 'Ein Termin' : `${count} Termine`);
  await expect(firstDay).toHaveAccessibleName(/, ausgewählt$/);
  await page.getByRole('link', { name: /^Alle Termine im / }).click();
  await expect(page).toHaveURL(/wann=20\d\d-\d\d&teilnahme=vor-ort$/);
  await expectAccessibleStep(page, 'month of events');
});

test('today is marked', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/veranstaltungen');
  const today = getGrid(page).locator('[aria-current="date"]');
  await expect(today).toHaveText(new RegExp(`^${Number(getBerlinDay(new Date()).slice(8))}`));
});

test.describe('on a phone without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the month opens on demand', { tag: '@soak' }, async ({ page }) => {
    await page.goto('/veranstaltungen');
    await expect(getGrid(page)).toBeHidden();
    const summary = page.getByText('Monatsübersicht');
    await summary.press('Enter');
    await expect(getGrid(page)).toBeVisible();
    await page.getByRole('link', { name: NEXT_MONTH }).click();
    await expect(page).toHaveURL(/wann=20\d\d-\d\d&ansicht=monat$/);
    const day = getGrid(page).getByRole('link').first();
    const count = await readCount(day);
    await day.click();
    await expect(getListCount(page)).toHaveText(count === 1 ? 'Ein Termin' : `${count} Termine`);
    await expect(page.locator('main article').first()).toBeVisible();
  });
});

test('in forced colors the chosen day is marked', { tag: '@soak' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/veranstaltungen');
  await page.getByRole('link', { name: NEXT_MONTH }).click();
  const firstDay = getGrid(page).getByRole('link').first();
  const getBackground = () =>
    firstDay.evaluate((element) => getComputedStyle(element).backgroundColor);
  const plain = await getBackground();
  await firstDay.click();
  await expect(firstDay).toHaveAccessibleName(/, ausgewählt$/);
  await page.mouse.move(0, 0);
  expect(await getBackground()).not.toBe(plain);
});
