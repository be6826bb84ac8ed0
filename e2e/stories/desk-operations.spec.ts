import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessibleBeforeScript, expectAccessibleStep } from '../support/axe.ts';
import { demoStaff, hydrated, logIn } from '../support/demo-reader.ts';

const overview = '/_internal/redaktion/betrieb';

/** Not the search: other stories, which run at the same time, need what they switch off here. */
for (const script of [true, false]) {
  test.describe(script ? 'mit JavaScript' : 'ohne JavaScript', () => {
    test.use({ javaScriptEnabled: script });

    const look = (page: Page, step: string) =>
      (script ? expectAccessibleStep : expectAccessibleBeforeScript)(page, step);

    test('Betrieb: jede Fassung mit ihren Zahlen, und der Befehl für den Weg zurück', async ({
      browser,
      baseURL,
    }) => {
      const office = await browser.newContext({ javaScriptEnabled: script, baseURL: baseURL! });
      await logIn(office, baseURL!, demoStaff);
      const desk = await office.newPage();
      await desk.goto(overview);
      if (script) await hydrated(desk);
      await look(desk, 'Betrieb');
      await expect(desk.getByText(/^Fassung [0-9a-z]{10} vom/)).toHaveCount(6);
      await desk.getByRole('link', { name: 'Der Marktplatz' }).click();
      await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Der Marktplatz');
      await look(desk, 'ein Bereich');
      if (script) await hydrated(desk);
      // Without a yes nothing happens, whatever the browser lets through.
      const form = desk.getByRole('form', { name: 'Abschalten' });
      await form.getByLabel('Grund').fill('Preise stehen falsch da.');
      await form.evaluate((element) => element.setAttribute('novalidate', ''));
      await form.getByRole('button', { name: 'Abschalten' }).click();
      await expect(desk.getByText('Bitte bestätigen Sie, dass das jetzt')).toBeVisible();
      await expect(form.getByLabel('Grund')).toHaveValue('Preise stehen falsch da.');
      expect((await desk.request.get('/kleinanzeigen')).status()).toBe(200);
      await desk.goto(`${overview}/mf-redaktion`);
      await expect(desk.getByText('nur mit dem Befehl npm run switch')).toBeVisible();
      await expect(desk.getByRole('button', { name: 'Abschalten' })).toHaveCount(0);
      await office.close();
    });
  });
}

test('Für Leserinnen und Leser gibt es den Schreibtisch nicht', async ({ page }) => {
  expect((await page.goto(overview))?.status()).toBe(404);
});
