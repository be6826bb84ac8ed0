import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { DELIVERY_ADDRESS } from '../support/delivery-address.ts';
import { expectAccessibleBeforeScript, expectAccessibleStep } from '../support/axe.ts';
import { waitForHydration } from '../support/demo-reader.ts';
import type { UserInput } from '../support/user-input.ts';
import { createKeyboardInput } from '../support/user-input.ts';
import { waitForMail, waitForMailedLink } from '../support/mailbox.ts';
import { createEmail } from '../support/register-reader.ts';
import { SCRIPT_MODES } from '../support/script-modes.ts';

for (const { name: scriptMode, hasScript, details } of SCRIPT_MODES) {
  test.describe(scriptMode, details, () => {
    test.use({ javaScriptEnabled: hasScript });
    let userInput: UserInput;
    // The tests use only the keyboard and check the accessibility of each step.
    test.beforeEach(({ page }) => {
      test.slow();
      userInput = createKeyboardInput(page);
    });
    const checkStepAccessibility = async (page: Page, step: string) => {
      await (hasScript ? expectAccessibleStep : expectAccessibleBeforeScript)(page, step);
    };
    const openPage = async (page: Page, path: string) => {
      await page.goto(path);
      if (hasScript) await waitForHydration(page);
    };

    test(
      'subscribes to the newsletter, confirms and unsubscribes with one click',
      { tag: '@soak' },
      async ({ page, request, baseURL }) => {
        const email = createEmail('newsletter');
        await openPage(page, '/newsletter');
        await userInput.fill(page.getByLabel('E-Mail-Adresse'), email);
        await userInput.check(page.getByRole('checkbox', { name: /Grünland am Sonntag/ }));
        await userInput.press(page.getByRole('button', { name: 'Newsletter bestellen' }));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Fast fertig/);
        await checkStepAccessibility(page, 'Newsletter: fast fertig');
        await openPage(page, await waitForMailedLink(request, email, '/newsletter/bestaetigen'));
        await checkStepAccessibility(page, 'Newsletter bestätigen');
        await userInput.press(page.getByRole('button', { name: 'Bestellung bestätigen' }));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ist bestätigt/);
        await openPage(page, await waitForMailedLink(request, email, '/newsletter/abmelden'));
        await checkStepAccessibility(page, 'Newsletter abbestellen');
        await userInput.press(page.getByRole('button', { name: 'Jetzt abbestellen' }));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Abbestellt');
        const invalidUnsubscribeResponse = await request.post(
          `${baseURL}/api/newsletter/one-click?code=falsch`,
        );
        expect(invalidUnsubscribeResponse.status()).toBe(400);
      },
    );

    test('orders a subscription, reviews it, gets a confirmation and withdraws', async ({
      page,
      request,
    }) => {
      const email = createEmail('abo');
      await openPage(page, '/abo-bestellen');
      await checkStepAccessibility(page, 'Angebote');
      await userInput.press(page.getByRole('link', { name: 'Probeabo wählen' }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Probeabo bestellen');
      if (hasScript) await waitForHydration(page);
      await fillDeliveryAddress(userInput, page);
      await userInput.fill(page.getByLabel('Kontoinhaber'), 'Hanna Ohlsen');
      await userInput.fill(page.getByLabel('IBAN'), 'DE89 3704 0044 0532 0130 0');
      await userInput.check(page.getByRole('checkbox', { name: /ermächtige/ }));
      await userInput.fill(page.getByLabel('E-Mail-Adresse'), email);
      await userInput.press(page.getByRole('button', { name: 'Bestellung prüfen' }));
      await expect(page.getByText('Diese IBAN hat 21 statt 22 Zeichen.').first()).toBeVisible();
      await checkStepAccessibility(page, 'Bestellung abgelehnt');
      await expect(page.getByLabel('Vorname').first()).toHaveValue('Hanna');
      if (hasScript) await waitForHydration(page);
      await userInput.fill(page.getByLabel('IBAN'), 'DE89 3704 0044 0532 0130 00');
      await userInput.press(page.getByRole('button', { name: 'Bestellung prüfen' }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bestellung prüfen');
      await checkStepAccessibility(page, 'Bestellung prüfen');
      await userInput.press(page.getByRole('link', { name: 'Zurück zu den Angaben' }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Probeabo bestellen');
      if (hasScript) await waitForHydration(page);
      await expect(page.getByLabel('Nachname').first()).toHaveValue('Ohlsen');
      await expect(page.getByLabel('IBAN')).toHaveValue('');
      // The user need not enter the unchanged bank account again, but must give the mandate again.
      await userInput.check(page.getByRole('checkbox', { name: /ermächtige/ }));
      await userInput.press(page.locator('summary', { hasText: 'Telefon' }));
      await userInput.fill(page.getByLabel('Telefon'), '0511 123456');
      await userInput.press(page.getByRole('button', { name: 'Bestellung prüfen' }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bestellung prüfen');
      const orderTable = page.getByRole('table', { name: 'Ihre Bestellung' });
      await expect(orderTable).toContainText('14,90');
      await expect(orderTable).toContainText('letzten Ziffern 3000');
      await expect(orderTable).toContainText('endet danach von selbst');
      if (hasScript) await waitForHydration(page);
      await userInput.press(
        page.getByRole('button', { name: 'zahlungspflichtig bestellen', exact: true }),
      );
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Vielen Dank/);
      await checkStepAccessibility(page, 'bestellt');
      const orderNumber = await page.getByText(/^GL-/).first().textContent();
      const mail = await waitForMail(request, email, 'Widerrufsbelehrung');
      expect(mail).toContain(orderNumber ?? 'keine Nummer');
      expect(mail).toContain('SEPA-Mandat');
      await openPage(page, '/vertrag-widerrufen');
      await fillDeclaration(userInput, page, orderNumber ?? '', email);
      await userInput.press(page.getByRole('button', { name: 'Widerruf bestätigen' }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Widerruf ist eingegangen/);
      await checkStepAccessibility(page, 'Widerruf eingegangen');
      const receiptDownload = page.waitForEvent('download');
      await userInput.press(page.getByRole('link', { name: 'Bestätigung speichern' }));
      expect((await receiptDownload).suggestedFilename()).toMatch(/^Widerruf-.*\.txt$/);
      const receiptText = await readFile(await (await receiptDownload).path(), 'utf8');
      expect(receiptText).toContain(orderNumber ?? 'keine Nummer');
      expect(receiptText).toMatch(/Eingang: .*\d{2}:\d{2}:\d{2}/);
      await waitForMail(request, email, 'Ihr Widerruf ist bei uns eingegangen');
    });

    test(
      'gift subscription: payer, gift card and confirmation',
      { tag: '@soak' },
      async ({ page, request }) => {
        const email = createEmail('geschenk');
        await openPage(page, '/abo-bestellen?abo=geschenkabo');
        await fillDeliveryAddress(userInput, page);
        const recipientEmail = createEmail('beschenkt');
        await userInput.check(page.getByRole('radio', { name: 'an die beschenkte Person' }));
        await userInput.fill(page.getByLabel('Gutschein per E-Mail an'), recipientEmail);
        await userInput.fill(page.getByLabel('Grußtext'), 'Zum Geburtstag');
        await userInput.check(page.getByRole('radio', { name: 'Auf Rechnung' }));
        const getBillingField = (name: string) => page.getByLabel(name).nth(1);
        await userInput.fill(getBillingField('Vorname'), 'Heiko');
        await userInput.fill(getBillingField('Nachname'), 'Ohlsen');
        await userInput.fill(getBillingField('Straße'), 'Hofweg');
        await userInput.fill(getBillingField('Hausnummer'), '1');
        await userInput.fill(getBillingField('Postleitzahl'), '26919');
        await userInput.fill(getBillingField('Ort'), 'Brake');
        await userInput.fill(page.getByLabel('E-Mail-Adresse'), email);
        await userInput.press(page.getByRole('button', { name: 'Bestellung prüfen' }));
        const orderTable = page.getByRole('table', { name: 'Ihre Bestellung' });
        await expect(orderTable).toContainText('Heiko Ohlsen');
        await expect(orderTable).toContainText('Zum Geburtstag');
        await checkStepAccessibility(page, 'Geschenk prüfen');
        if (hasScript) await waitForHydration(page);
        await userInput.press(
          page.getByRole('button', { name: 'zahlungspflichtig bestellen', exact: true }),
        );
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Vielen Dank/);
        const mail = await waitForMail(request, email, 'Widerrufsbelehrung');
        expect(mail).not.toContain('Zum Geburtstag');
        expect(mail).toContain('Rechnung');
        const voucherApprovalPath =
          /\/abo-bestellen\/gutschein\?code=[\w.-]+/.exec(mail)?.[0] ?? '';
        await openPage(page, voucherApprovalPath);
        await checkStepAccessibility(page, 'Gutschein freigeben');
        await userInput.press(page.getByRole('button', { name: 'Gutschein freigeben' }));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ist freigegeben/);
        const voucherMail = await waitForMail(
          request,
          recipientEmail,
          'Heiko Ohlsen schenkt Ihnen Grünland',
        );
        expect(voucherMail).toContain('Zum Geburtstag');
        expect(voucherMail).not.toContain('€');
      },
    );

    test('cancels a contract without login: immediate confirmation, as a file and by mail', async ({
      page,
      request,
    }) => {
      const email = createEmail('kuendigung');
      await openPage(page, '/impressum');
      await userInput.press(page.getByRole('link', { name: 'Verträge hier kündigen' }));
      await expect(page.getByRole('button', { name: 'Jetzt kündigen' })).toBeVisible();
      if (hasScript) await waitForHydration(page);
      await fillDeclaration(userInput, page, 'Jahresabo Ohlsen', email);
      await userInput.press(page.getByRole('button', { name: 'Jetzt kündigen' }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Kündigung ist eingegangen/);
      await checkStepAccessibility(page, 'Kündigung eingegangen');
      const receivedAt = await page
        .getByRole('row', { name: /Eingang/ })
        .getByRole('cell')
        .textContent();
      expect(receivedAt).toMatch(/\d{2}:\d{2}:\d{2}/);
      const downloadEvent = page.waitForEvent('download');
      await userInput.press(page.getByRole('link', { name: 'Bestätigung speichern' }));
      expect((await downloadEvent).suggestedFilename()).toMatch(/^Kuendigung-.*\.txt$/);
      expect(await waitForMail(request, email, 'Ihre Kündigung ist')).toContain(receivedAt ?? '');
    });
  });
}

async function fillDeliveryAddress(userInput: UserInput, page: Page): Promise<void> {
  for (const [label, text] of Object.entries(DELIVERY_ADDRESS))
    await userInput.fill(page.getByLabel(label).first(), text);
}

async function fillDeclaration(
  userInput: UserInput,
  page: Page,
  contract: string,
  email: string,
): Promise<void> {
  await userInput.fill(page.getByLabel('Ihr Name'), 'Hanna Ohlsen');
  await userInput.fill(page.getByLabel('Vertrag', { exact: true }), contract);
  await userInput.fill(page.getByLabel('E-Mail-Adresse für die Bestätigung'), email);
}
