import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { TRIES_ALL_CASES } from '../support/all-cases.ts';
import { AREAS } from '../support/areas.ts';
import { REMOTES } from '../support/chaos-test.ts';
import { logIn, showIntent, waitForHydration } from '../support/demo-reader.ts';

const isSameDocument = () => 'stayed' in window;

/**
 * Opens a page whose area script never loads. Returns after the page has reloaded itself and has
 * failed to load the script again.
 */
async function openWithoutAreaScript(page: Page, remote: string, url: string): Promise<void> {
  await page.route(new RegExp(`/_releases/${remote}/.*\\.js$`), (route) => route.abort());
  await page.goto(url);
  await showIntent(page);
  await page.waitForFunction(() => sessionStorage.getItem('gl:reload') !== null);
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
}

/**
 * The remote that this test uses when it does not try all cases. The other tests of this file use
 * other remotes.
 */
const TESTED_REMOTE = 'mf-veranstaltungen';

for (const remote of TRIES_ALL_CASES ? REMOTES : ([TESTED_REMOTE] as const))
  test(`the rest of the page works without the script of ${remote}`, async ({ page }) => {
    await openWithoutAreaScript(page, remote, AREAS[remote].path);
    const area = page.locator(`[data-area="${remote}"]`);
    await expect(area.getByRole('heading', { level: 1 })).toBeVisible();

    // The consent banner can be answered and reopened, so the page services run.
    const denyButton = page.getByRole('button', { name: 'Alle ablehnen' });
    await denyButton.click();
    await expect(denyButton).toHaveCount(0);
    await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
    await expect(page.getByRole('checkbox', { name: /YouTube/ })).not.toBeChecked();
    await page.getByRole('button', { name: 'Auswahl speichern' }).click();
    await expect(denyButton).toHaveCount(0);

    // A link in the header navigates without a page load.
    const [label, target] =
      remote === 'mf-veranstaltungen'
        ? (['Jobs', /\/jobs$/] as const)
        : (['Veranstaltungen', /\/veranstaltungen$/] as const);
    await page.locator('header').getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(target);
    expect(await page.evaluate(isSameDocument)).toBe(true);
  });

test(
  'the search field in the header works without the script of the search area',
  { tag: '@soak' },
  async ({ page }) => {
    await openWithoutAreaScript(page, 'mf-kleinanzeigen', '/kleinanzeigen');
    await page.locator('header').getByRole('combobox').fill('Traktor');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/suche\?q=Traktor/);
    expect(await page.evaluate(isSameDocument)).toBe(true);
  },
);

test(
  'signing out works as a form without the script of the account area',
  { tag: '@soak' },
  async ({ page, context, baseURL }) => {
    await logIn(context, baseURL!);
    await openWithoutAreaScript(page, 'mf-account', '/mein-account');
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page.locator('header').getByRole('link', { name: 'Anmelden' })).toBeVisible();
    await page.goto('/mein-account');
    await expect(page).toHaveURL(/\/anmelden/);
  },
);
