import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { waitForMailedLink } from '../support/mailbox.ts';
import { createEmail } from '../support/register-reader.ts';
import { demoReader, waitForHydration } from '../support/demo-reader.ts';
import { SCRIPT_MODES } from '../support/script-modes.ts';

test('signing in leads to the requested page; signing out ends the session', async ({ page }) => {
  await page.goto('/mein-account/newsletter');
  await expect(page).toHaveURL(/\/anmelden\?ziel=/);
  await waitForHydration(page);
  await page.getByLabel('E-Mail-Adresse').fill(demoReader.email);
  await page.getByLabel('Passwort', { exact: true }).fill(demoReader.password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page).toHaveURL(/\/mein-account\/newsletter$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Newsletter');
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/mein-account');
  await expect(page).toHaveURL(/\/anmelden/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('signing in works; a wrong password keeps the mail address', async ({ page }) => {
    await page.goto('/anmelden?ziel=%2Fmein-account%2Finteressen');
    await page.getByLabel('E-Mail-Adresse').fill(demoReader.email);
    await page.getByLabel('Passwort', { exact: true }).fill('das ist es nicht');
    const loginResponse = page.waitForResponse(
      (response) => response.request().method() === 'POST',
    );
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    expect((await loginResponse).status()).toBe(422);
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(demoReader.email);
    await expect(
      page.getByText('E-Mail-Adresse oder Passwort stimmen nicht.').first(),
    ).toBeVisible();
    await page.getByLabel('Passwort', { exact: true }).fill(demoReader.password);
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(page).toHaveURL(/\/mein-account\/interessen$/);
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/mein-account');
    await expect(page).toHaveURL(/\/anmelden\?ziel=/);
  });
});

for (const { name: scriptMode, hasScript, details } of SCRIPT_MODES) {
  test.describe(scriptMode, details, () => {
    test.use({ javaScriptEnabled: hasScript });
    const waitUntilReady = async (page: Page) => {
      if (hasScript) await waitForHydration(page);
    };

    test('registration: confirmation by mail signs in', async ({ page, request }) => {
      const email = createEmail('neu');
      const password = 'Drei Kühe und ein Hund';
      await page.goto('/registrieren');
      await waitUntilReady(page);
      await page.getByLabel('E-Mail-Adresse').fill(email);
      await page.getByLabel('Anzeigename').fill('Neue Leserin');
      await page.getByLabel('Passwort', { exact: true }).fill(password);
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Konto anlegen' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/bestätigen/);
      const link = await waitForMailedLink(request, email, '/registrieren/bestaetigen');
      await page.goto(link);
      await waitUntilReady(page);
      await page.getByRole('button', { name: /bestätigen/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Konto ist bereit');
      await expect(page.getByText('Sie sind angemeldet')).toBeVisible();
      await page.getByRole('link', { name: 'Zu Mein Account' }).click();
      await expect(page).toHaveURL(/\/mein-account$/);
    });
  });
}
