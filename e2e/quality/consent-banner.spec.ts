import { expect, test } from '@playwright/test';
import { getCaseDetails } from '../support/all-cases.ts';

for (const [index, width] of [360, 1280].entries()) {
  test(
    `focus in the consent banner does not scroll the page (${width} px)`,
    getCaseDetails(index),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      for (const name of ['Alle ablehnen', 'Alle akzeptieren', 'Einstellungen']) {
        await page.getByRole('button', { name, exact: true }).focus();
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
      }
    },
  );
}
