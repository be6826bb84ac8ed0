import { expect, test } from '@playwright/test';
import { waitForHydration } from '../support/demo-reader.ts';
import { watchConsole } from '../support/console-watch.ts';

test('finds, filters and shows events and exports them to a calendar', async ({ page }) => {
  const faults = watchConsole(page);
  await page.goto('/veranstaltungen');
  await waitForHydration(page);
  const main = page.locator('main');
  await expect(main.getByRole('heading', { level: 3 })).toHaveCount(30);
  await main.getByLabel('Art der Veranstaltung').selectOption('kurs');
  await main.getByRole('button', { name: 'Termine zeigen' }).click();
  await expect(page).toHaveURL(/kategorie=kurs/);
  await main.getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/veranstaltungen\/[\w-]+$/);
  await expect(page.getByRole('navigation', { name: 'Sie sind hier' })).toContainText('Kurse');
  const calendarDownload = page.waitForEvent('download');
  await page.getByRole('link', { name: /In den Kalender/ }).click();
  expect((await calendarDownload).suggestedFilename()).toMatch(/\.ics$/);
  expect(faults).toEqual([]);
});

test(
  'without JavaScript: month, keyword, pages',
  { tag: '@soak' },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
    const page = await context.newPage();
    await page.goto('/veranstaltungen');
    await page
      .getByRole('navigation', { name: 'Seiten des Kalenders' })
      .getByText('Weiter')
      .click();
    await expect(page).toHaveURL(/seite=2/);
    await page.getByRole('link', { name: 'Wochenende' }).click();
    await expect(page).toHaveURL(/\/veranstaltungen\?wann=wochenende$/);
    await page.goto('/veranstaltungen');
    await page.getByLabel('Stichwort').fill('Imkern');
    await page.getByRole('button', { name: 'Termine zeigen' }).click();
    await expect(page.locator('main h3').first()).toContainText('Imkern');
    await page.goto('/veranstaltungen');
    await page.getByLabel('PLZ oder Ort').fill('29221');
    await page.getByLabel('Umkreis').selectOption('100');
    await page.getByText('Thema, Zielgruppe, Teilnahme').click();
    await page.getByLabel('Für wen').selectOption('familien');
    await page.getByRole('button', { name: 'Termine zeigen' }).click();
    await expect(page).toHaveURL(/zielgruppe=familien/);
    await expect(page.getByText('im Umkreis von 100 km um 29221 Celle')).toBeVisible();
    await expect(page.getByLabel('Für wen')).toHaveValue('familien');
    await context.close();
  },
);

test('an unknown event is 404; structured data is present', async ({ request }) => {
  expect((await request.get('/veranstaltungen/gibt-es-nicht')).status()).toBe(404);
  const listHtml = await (await request.get('/veranstaltungen')).text();
  const [, eventPath] = /href="(\/veranstaltungen\/[a-z0-9-]+-\d+)"/.exec(listHtml) ?? [];
  const eventPage = await request.get(eventPath!);
  expect(eventPage.status()).toBe(200);
  expect(await eventPage.text()).toContain('"@type":"Event"');
});

test('the search finds events and links to them', { tag: '@soak' }, async ({ page }) => {
  await expect(async () => {
    await page.goto('/suche?q=Imkern&art=veranstaltungen');
    await expect(page.locator('main article h2').first()).toContainText('Imkern');
  }).toPass();
  await page.locator('main article h2').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/veranstaltungen\/imkern-/);
});

test(
  'printed pages have QR codes that link to events and job postings',
  { tag: '@soak' },
  async ({ page }) => {
    const qrCode = page.getByRole('img', { name: 'QR-Code mit der Adresse dieser Seite' });
    for (const listPath of ['/veranstaltungen', '/jobs']) {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(listPath);
      await page
        .locator('main')
        .getByRole('heading', { level: 3 })
        .first()
        .getByRole('link')
        .click();
      await expect(page.getByRole('link', { name: 'Per E-Mail senden' })).toBeVisible();
      await expect(qrCode).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(qrCode).toBeVisible();
      await expect(page.getByRole('link', { name: 'Per E-Mail senden' })).toBeHidden();
    }
  },
);
