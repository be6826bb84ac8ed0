import { expect, test } from '@playwright/test';
import { expectAccessibleBeforeScript } from '../support/axe.ts';
import { demoModerator, logIn, signInOnPage } from '../support/demo-reader.ts';
import { waitForMail } from '../support/mailbox.ts';
import { registerReader, readerPassword } from '../support/register-reader.ts';

const BLOCK_REASON = 'Drei Anzeigen für Waren, die es nicht gab, trotz zweier Hinweise.';

test(
  'a blocked account is signed out, rejected with a reason and unblocked',
  { tag: '@soak' },
  async ({ page, context, browser, baseURL }) => {
    const email = await registerReader(context, page.request, baseURL!);
    await page.goto('/mein-account');
    await expect(page).toHaveURL(/\/mein-account$/);

    const staffContext = await browser.newContext({ javaScriptEnabled: false, locale: 'de-DE' });
    const staffPage = await staffContext.newPage();
    await logIn(staffContext, baseURL!, demoModerator);
    await staffPage.goto(`${baseURL}/_internal/redaktion/konten`);
    await expectAccessibleBeforeScript(staffPage, 'Konten');
    await staffPage.getByLabel('E-Mail-Adresse').fill(email);
    await staffPage.getByRole('button', { name: 'Konto suchen' }).click();
    await expect(staffPage.getByRole('heading', { level: 1 })).toHaveText('Hanna Ohlsen');
    await staffPage.getByLabel('Grund').fill(BLOCK_REASON);
    await staffPage.getByLabel(/^Ja, dieses Konto sperren/).check();
    await staffPage.getByRole('button', { name: 'Konto sperren' }).click();
    await expect(staffPage.getByText('Dieses Konto ist gesperrt.')).toBeVisible();
    await expectAccessibleBeforeScript(staffPage, 'Konto, gesperrt');

    expect(await waitForMail(page.request, email, 'gesperrt')).toContain(BLOCK_REASON);
    await page.goto('/mein-account');
    await expect(page).toHaveURL(/\/anmelden/);
    await signInOnPage(page, email, readerPassword);
    await expect(page.getByText(BLOCK_REASON)).toBeVisible();
    await signInOnPage(page, email, 'Nicht das Passwort');
    await expect(page.getByText(BLOCK_REASON)).toBeHidden();

    await staffPage.getByLabel(/^Ja, die Sperre jetzt beenden/).check();
    await staffPage.getByRole('button', { name: 'Sperre beenden' }).click();
    await expect(staffPage.getByText('Dieses Konto ist gesperrt.')).toBeHidden();
    await staffContext.close();
    await waitForMail(page.request, email, 'wieder anmelden');
    await signInOnPage(page, email, readerPassword);
    await expect(page).toHaveURL(/\/mein-account$/);
  },
);
