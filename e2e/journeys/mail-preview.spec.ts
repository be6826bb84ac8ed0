import { expect, test } from '@playwright/test';
import { waitForHydration } from '../support/demo-reader.ts';

test('the styleguide links to all mails as HTML and text', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/_internal/styleguide');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Alle Mails ansehen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mails');
  const subjects = page.getByRole('heading', { level: 2 });
  await expect.poll(() => subjects.count()).toBeGreaterThan(15);
  const firstMailFrame = page.frameLocator('iframe').first();
  await expect(firstMailFrame.getByText('Guten Tag, Hanna <Ohlsen>,')).toBeVisible();
  await page.getByRole('link', { name: 'als Text' }).first().click();
  await expect(page.locator('body')).toContainText('Guten Tag, Hanna <Ohlsen>,');
});
