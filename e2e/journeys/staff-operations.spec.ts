import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessibleBeforeScript, expectAccessibleStep } from '../support/axe.ts';
import { demoStaff, waitForHydration, logIn } from '../support/demo-reader.ts';

const overview = '/_internal/redaktion/betrieb';

/** The test does not switch off the search, because tests that run in parallel need it. */
for (const script of [true, false]) {
  test.describe(script ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: script });

    const checkStep = (page: Page, step: string) =>
      (script ? expectAccessibleStep : expectAccessibleBeforeScript)(page, step);

    test('operations: every release with its figures, and the rollback command', async ({
      browser,
      baseURL,
    }) => {
      const office = await browser.newContext({ javaScriptEnabled: script, baseURL: baseURL! });
      await logIn(office, baseURL!, demoStaff);
      const staffPage = await office.newPage();
      await staffPage.goto(overview);
      if (script) await waitForHydration(staffPage);
      await checkStep(staffPage, 'Betrieb');
      await expect(staffPage.getByText(/^Fassung [0-9a-z]{10} vom/)).toHaveCount(6);
      await staffPage.getByRole('link', { name: 'Der Marktplatz' }).click();
      await expect(staffPage.getByRole('heading', { level: 1 })).toHaveText('Der Marktplatz');
      await checkStep(staffPage, 'ein Bereich');
      if (script) await waitForHydration(staffPage);
      // The server does nothing without the confirmation, even if the browser does not validate the
      // form.
      const form = staffPage.getByRole('form', { name: 'Abschalten' });
      await form.getByLabel('Grund').fill('Preise stehen falsch da.');
      await form.evaluate((element) => element.setAttribute('novalidate', ''));
      await form.getByRole('button', { name: 'Abschalten' }).click();
      await expect(staffPage.getByText('Bitte bestätigen Sie, dass das jetzt')).toBeVisible();
      await expect(form.getByLabel('Grund')).toHaveValue('Preise stehen falsch da.');
      expect((await staffPage.request.get('/kleinanzeigen')).status()).toBe(200);
      await staffPage.goto(`${overview}/mf-redaktion`);
      await expect(staffPage.getByText('nur mit dem Befehl npm run switch')).toBeVisible();
      await expect(staffPage.getByRole('button', { name: 'Abschalten' })).toHaveCount(0);
      await office.close();
    });
  });
}

test('the staff pages do not exist for readers', async ({ page }) => {
  expect((await page.goto(overview))?.status()).toBe(404);
});
