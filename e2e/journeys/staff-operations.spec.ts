import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessibleBeforeScript, expectAccessibleStep } from '../support/axe.ts';
import { demoStaff, waitForHydration, logIn } from '../support/demo-reader.ts';
import { SCRIPT_MODES } from '../support/script-modes.ts';

const overviewPath = '/_internal/redaktion/betrieb';

/** These tests never switch off an area, because tests that run in parallel need all areas. */
for (const { name: scriptMode, hasScript, details } of SCRIPT_MODES) {
  test.describe(scriptMode, details, () => {
    test.use({ javaScriptEnabled: hasScript });

    const checkStepAccessibility = (page: Page, step: string) =>
      (hasScript ? expectAccessibleStep : expectAccessibleBeforeScript)(page, step);

    test('operations: every release with its figures, and the rollback command', async ({
      browser,
      baseURL,
    }) => {
      const staffContext = await browser.newContext({
        javaScriptEnabled: hasScript,
        baseURL: baseURL!,
      });
      await logIn(staffContext, baseURL!, demoStaff);
      const staffPage = await staffContext.newPage();
      await staffPage.goto(overviewPath);
      if (hasScript) await waitForHydration(staffPage);
      await checkStepAccessibility(staffPage, 'Betrieb');
      await expect(staffPage.getByText(/^Fassung [0-9a-z]{10} vom/)).toHaveCount(6);
      await staffPage.getByRole('link', { name: 'Der Marktplatz' }).click();
      await expect(staffPage.getByRole('heading', { level: 1 })).toHaveText('Der Marktplatz');
      await expect(staffPage.getByRole('row', { name: 'Team' })).toContainText(
        '@gruenland/marktplatz',
      );
      await expect(staffPage.getByText(/^Fassung [0-9a-z]{10} veröffentlicht$/)).not.toHaveCount(0);
      const releaseTable = staffPage.getByRole('table', { name: 'Die letzten Fassungen' });
      await expect(releaseTable.getByRole('cell', { name: /kB$/ })).not.toHaveCount(0);
      await checkStepAccessibility(staffPage, 'ein Bereich');
      if (hasScript) await waitForHydration(staffPage);
      // The checkbox for the confirmation is not ticked. The server switches nothing off and says
      // why; the browser does not validate the form.
      const form = staffPage.getByRole('form', { name: 'Abschalten' });
      await form.getByLabel('Grund').fill('Preise stehen falsch da.');
      await expect(form).toHaveAttribute('novalidate');
      await form.getByRole('button', { name: 'Abschalten' }).click();
      await expect(staffPage.getByText('Bitte bestätigen Sie, dass das jetzt')).toBeVisible();
      await expect(form.getByLabel('Grund')).toHaveValue('Preise stehen falsch da.');
      expect((await staffPage.request.get('/kleinanzeigen')).status()).toBe(200);
      await staffPage.goto(`${overviewPath}/mf-redaktion`);
      await expect(staffPage.getByText('nur mit dem Befehl npm run switch')).toBeVisible();
      await expect(staffPage.getByRole('button', { name: 'Abschalten' })).toHaveCount(0);
      await staffContext.close();
    });
  });
}

test('the staff pages do not exist for readers', async ({ page }) => {
  expect((await page.goto(overviewPath))?.status()).toBe(404);
});
