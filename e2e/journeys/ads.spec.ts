import { expect, test } from '@playwright/test';
import { SCRIPT_MODES } from '../support/script-modes.ts';

for (const { name: scriptMode, hasScript, details } of SCRIPT_MODES) {
  test.describe(scriptMode, details, () => {
    test.use({ javaScriptEnabled: hasScript });

    test(
      'filters the market, opens an ad and removes a filter',
      { tag: '@soak' },
      async ({ page }) => {
        // Reloads the list while it shows an error. On a busy machine, the first response may be too
        // late.
        await expect(async () => {
          await page.goto('/kleinanzeigen');
          await expect(
            page.getByRole('heading', { level: 2, name: /^\d{3} Anzeigen$/ }),
          ).toBeVisible({
            timeout: 2000,
          });
        }).toPass({ timeout: 45_000 });
        await page
          .getByRole('navigation', { name: 'Kategorien' })
          .getByRole('link', { name: /^Landtechnik/ })
          .click();
        await page
          .getByRole('navigation', { name: 'Kategorien' })
          .getByRole('link', { name: /^Traktoren/ })
          .click();
        await expect(page.getByRole('heading', { level: 1, name: 'Traktoren' })).toBeVisible();
        await page.getByRole('checkbox', { name: /^Fendt/ }).check();
        await page.getByRole('textbox', { name: 'PLZ oder Ort' }).fill('87435');
        await page.getByRole('combobox', { name: 'Umkreis' }).selectOption('10');
        await page
          .getByRole('button', { name: hasScript ? 'Anzeigen suchen' : 'Filter anwenden' })
          .click();
        await expect(page).toHaveURL(/kategorie=traktoren.*a-marke=Fendt/);
        await expect(page.getByRole('heading', { level: 2, name: /10 km um 87435/ })).toBeVisible();
        const chosenFilterList = page.getByRole('list', { name: 'Gewählte Filter' });
        await expect(chosenFilterList.getByRole('link', { name: /Fendt/ })).toBeVisible();

        await page
          .getByRole('link', { name: 'Traktor Fendt Farmer 2 S mit Frontlader', exact: true })
          .click();
        await expect(page).toHaveURL(/frontlader-kempten-1$/);
        await expect(page.getByText('9.800 € VB').first()).toBeVisible();
        await expect(page.getByRole('row', { name: /Leistung 38 PS/ })).toBeVisible();

        await page.goBack();
        await expect(page).toHaveURL(/a-marke=Fendt/);
        await expect(page.getByRole('checkbox', { name: /^Fendt/ })).toBeChecked();
        await chosenFilterList.getByRole('link', { name: /Kempten/ }).click();
        await expect(page).not.toHaveURL(/ort=/);
      },
    );
  });
}

test('wrong words in the URL redirect to the right one; unknown numbers are 404', async ({
  request,
}) => {
  const redirectResponse = await request.get('/kleinanzeigen/irgendwas-1', { maxRedirects: 0 });
  expect(redirectResponse.status()).toBe(301);
  expect(redirectResponse.headers()['location']).toMatch(/frontlader-kempten-1$/);
  expect((await request.get('/kleinanzeigen/irgendwas-99999')).status()).toBe(404);
  expect((await request.get('/kleinanzeigen?seite=999')).status()).toBe(404);
});

test('the front page shows the newest ads', async ({ page }) => {
  // Right after the start, the api may answer too late: then the page has no ads until it is loaded again.
  await expect(async () => {
    await page.goto('/');
    const newestAds = page.getByRole('region', { name: 'Neueste Kleinanzeigen' });
    await expect(newestAds.getByRole('listitem')).toHaveCount(8, { timeout: 2000 });
  }).toPass({ timeout: 25_000 });
});

test('a printed ad has a QR code that links to it', { tag: '@soak' }, async ({ page, request }) => {
  await page.goto('/kleinanzeigen/irgendwas-1');
  const qrCode = page.getByRole('img', { name: 'QR-Code mit der Adresse dieser Seite' });
  await expect(qrCode).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(qrCode).toBeVisible();
  // The shell redirects a URL with only the ad number to the URL with the title.
  const redirectResponse = await request.get('/kleinanzeigen/1', { maxRedirects: 0 });
  expect(redirectResponse.headers()['location']).toMatch(/frontlader-kempten-1$/);
});
