import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { waitForHydration } from '../support/demo-reader.ts';
import { registerReader, readerPassword } from '../support/register-reader.ts';

/** Adds a virtual authenticator to the browser. It approves every request. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('adds a passkey, signs in with it and removes it', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await registerReader(context, request, baseURL ?? '');
  await addAuthenticator(page);
  await page.goto('/mein-account/sicherheit');
  await waitForHydration(page);
  await page.getByLabel('Name des Geräts').fill('Hoftelefon');
  await page.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  await expect(page.getByText('Ihr Passkey ist eingerichtet.')).toBeVisible();
  await expect(page.getByText('Hoftelefon', { exact: true })).toBeVisible();
  await context.clearCookies();
  await page.goto('/anmelden');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click();
  await expect(page).toHaveURL(/\/mein-account$/);
  await page.goto('/mein-account/sicherheit');
  await waitForHydration(page);
  await page.getByRole('button', { name: /Entfernen ?: Hoftelefon/ }).click();
  await expect(page.getByText('Der Passkey gilt nicht mehr.')).toBeVisible();
  await context.clearCookies();
  await page.goto('/anmelden');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('nicht geklappt');
});

test(
  'authenticator codes: after setup a code is required after the password, also without JavaScript',
  { tag: '@soak' },
  async ({ page, context, request, baseURL, browser }) => {
    const email = await registerReader(context, request, baseURL ?? '');
    await page.goto('/mein-account/sicherheit');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Codes einrichten' }).click();
    await expect(page.getByRole('img', { name: /^QR-Code/ })).toBeVisible();
    const authenticatorAppLink = page.getByRole('link', { name: 'öffnen Sie sie damit' });
    const appUri = new URL((await authenticatorAppLink.getAttribute('href')) ?? '');
    const authenticator = new TOTP({
      secret: Secret.fromBase32(appUri.searchParams.get('secret') ?? ''),
    });
    await page.getByLabel('Code, den die App jetzt zeigt').fill('000000');
    await page.getByRole('button', { name: 'Code prüfen' }).click();
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
    await page.getByLabel('Code, den die App jetzt zeigt').fill(authenticator.generate());
    await page.getByRole('button', { name: 'Code prüfen' }).click();
    const spareCodes = page.getByRole('list', { name: 'Ersatzcodes' }).getByRole('listitem');
    await expect(spareCodes).toHaveCount(8);
    const firstSpareCode = (await spareCodes.first().textContent()) ?? '';
    for (const javaScriptEnabled of [true, false]) {
      const otherContext = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled });
      const otherPage = await otherContext.newPage();
      await otherPage.goto('/anmelden');
      if (javaScriptEnabled) await waitForHydration(otherPage);
      const logIn = async () => {
        await otherPage.getByLabel('E-Mail-Adresse').fill(email);
        await otherPage.getByLabel('Passwort', { exact: true }).fill(readerPassword);
        await otherPage.getByRole('button', { name: 'Anmelden', exact: true }).click();
      };
      await logIn();
      await expect(otherPage.getByLabel('Code aus Ihrer App')).toBeVisible();
      const spareCode = javaScriptEnabled
        ? firstSpareCode
        : ((await spareCodes.nth(1).textContent()) ?? '');
      await otherPage.getByLabel('Code aus Ihrer App').fill(spareCode);
      await logIn();
      await expect(otherPage).toHaveURL(/\/mein-account$/);
      await otherContext.close();
    }
    const lastSpareCode = (await spareCodes.last().textContent()) ?? '';
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByText('Unbenutzte Ersatzcodes: 6', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Codes ausschalten' }).click();
    const errorAlert = page.getByRole('main').getByRole('alert').first();
    await expect(errorAlert).toContainText('Bitte geben Sie auch den Code aus Ihrer App ein.');
    await page.getByLabel(/^Code aus Ihrer App/).fill(lastSpareCode);
    await page.getByRole('button', { name: 'Codes ausschalten' }).click();
    await expect(page.getByText('kein Code mehr verlangt')).toBeVisible();
  },
);
