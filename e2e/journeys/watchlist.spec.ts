import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessibleBeforeScript, expectAccessibleStep } from '../support/axe.ts';
import { waitForHydration } from '../support/demo-reader.ts';
import { waitForMailedLink } from '../support/mailbox.ts';
import { createEmail } from '../support/register-reader.ts';
import { EVENT_PATH } from '../support/routes.ts';
import { SCRIPT_MODES } from '../support/script-modes.ts';

const AD_PATH = '/kleinanzeigen/traktor-fendt-farmer-2-s-mit-frontlader-kempten-1';

const ARTICLE_PATH = '/artikel/das-backhaus-brennt';

for (const { name: scriptMode, hasScript, details } of SCRIPT_MODES) {
  test.describe(scriptMode, details, () => {
    test.use({ javaScriptEnabled: hasScript });
    const openPage = async (page: Page, path: string) => {
      await page.goto(path);
      if (hasScript) await waitForHydration(page);
    };
    /** Checks the accessibility of a step: at two widths with JavaScript, at one width without. */
    const checkStepAccessibility = (page: Page, step: string) =>
      hasScript ? expectAccessibleStep(page, step) : expectAccessibleBeforeScript(page, step);
    const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });

    test('saves an article, removes it and undoes that', async ({ page }) => {
      await openPage(page, ARTICLE_PATH);
      await page
        .getByRole('button', { name: /^Merken/ })
        .first()
        .click();
      if (hasScript) {
        const toasts = page.getByRole('region', { name: 'Meldungen' });
        await expect(page.getByRole('button', { name: /^Gemerkt/ })).toHaveCount(2);
        await expect(toasts).toContainText('Gemerkt');
        await page
          .getByRole('button', { name: /^Gemerkt/ })
          .last()
          .click();
        await toasts.getByRole('button', { name: 'Rückgängig' }).click();
        await expect(page.getByRole('button', { name: /^Gemerkt/ })).toHaveCount(2);
        await toasts.getByRole('link', { name: 'Zur Merkliste' }).first().click();
      }
      // The article may show further articles below it until the watchlist replaces it.
      await expect(page.getByRole('heading', { level: 1, name: 'Merkliste' })).toBeVisible();
      const items = page.locator('main li');
      await expect(items).toHaveCount(1);
      await expect(items).toContainText('Das Backhaus brennt');
      await items.getByRole('button', { name: /^Entfernen/ }).click();
      await expect(items).toHaveCount(0);
      await page.getByRole('button', { name: 'Rückgängig' }).click();
      await expect(items).toContainText('Das Backhaus brennt');
      await checkStepAccessibility(page, 'Merkliste mit Artikel');
    });

    test(
      'adds an ad and an event to the watchlist with a note and removes them',
      { tag: '@soak' },
      async ({ page }) => {
        for (const path of [AD_PATH, EVENT_PATH]) {
          await openPage(page, path);
          await page.getByRole('button', { name: /^Merken/ }).click();
          const savedMarker = hasScript
            ? page.getByRole('button', { name: /^Gemerkt/ })
            : page.getByRole('heading', { level: 1, name: 'Merkliste' });
          await expect(savedMarker).toBeVisible();
        }
        await openPage(page, '/merkliste');
        const items = page.locator('main li');
        await expect(items).toHaveCount(2);
        await expect(items.first()).toContainText('Stammtisch');
        await items.first().getByText('Notiz schreiben').click();
        await items.first().getByLabel('Notiz, nur für Sie').fill('Mit Heiko hin');
        await items.first().getByRole('button', { name: 'Notiz speichern' }).click();
        await expect(page.getByText('Notiz gespeichert')).toBeVisible();
        await expect(items.first()).toContainText('Mit Heiko hin');
        await checkStepAccessibility(page, 'Merkliste');
        if (hasScript) await waitForHydration(page);
        await items
          .last()
          .getByRole('button', { name: /^Entfernen/ })
          .click();
        await expect(items).toHaveCount(1);
      },
    );

    test('saves and confirms a search', { tag: '@soak' }, async ({ page, request }) => {
      const email = createEmail('suche');
      await openPage(page, '/kleinanzeigen?q=schlepper');
      await page.getByRole('link', { name: 'Als Suchauftrag speichern' }).click();
      await expect(getHeading(page)).toHaveText('Suchauftrag anlegen');
      await expect(page.getByText('Kleinanzeigen: schlepper')).toBeVisible();
      if (hasScript) await waitForHydration(page);
      await checkStepAccessibility(page, 'Suchauftrag anlegen');
      await page.getByLabel('E-Mail-Adresse').fill(email);
      await page.getByRole('button', { name: 'Suchauftrag anlegen' }).click();
      await expect(getHeading(page)).toHaveText(/Fast fertig/);
      const link = await waitForMailedLink(request, email, '/suchauftrag/bestaetigen');
      await openPage(page, link);
      await page.getByRole('button', { name: 'Suchauftrag bestätigen' }).click();
      await expect(getHeading(page)).toHaveText('Ihr Suchauftrag läuft');
      await checkStepAccessibility(page, 'Suchauftrag läuft');
    });
  });
}
