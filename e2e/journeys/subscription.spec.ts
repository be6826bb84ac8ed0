import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessibleBeforeScript, expectAccessibleStep } from '../support/axe.ts';
import { waitForHydration } from '../support/demo-reader.ts';
import { createKeyboardInput } from '../support/user-input.ts';
import type { UserInput } from '../support/user-input.ts';
import { waitForMail } from '../support/mailbox.ts';
import { registerReader } from '../support/register-reader.ts';
import { orderSubscription } from '../support/print-order.ts';
import { SCRIPT_MODES } from '../support/script-modes.ts';

/**
 * Tests how users change their subscription in the account. With JavaScript, the test uses only the
 * keyboard.
 */

interface ChangeForm {
  readonly link: string;
  readonly button: string;
  readonly fillForm: (userInput: UserInput, page: Page) => Promise<void>;
  /** The text with which the page confirms the change. */
  readonly confirmation: string;
}

const nextYear = new Date().getFullYear() + 1;

const changes: readonly ChangeForm[] = [
  {
    link: 'Adresse ändern',
    button: 'Adresse ändern',
    fillForm: (userInput, page) => userInput.fill(page.getByLabel('Straße'), 'Hofweg'),
    confirmation: 'Ihre neue Adresse ist notiert.',
  },
  {
    link: 'Lieferung im Urlaub anhalten',
    button: 'Lieferung anhalten',
    fillForm: async (userInput, page) => {
      await userInput.fill(page.getByLabel('Erster Tag ohne Heft'), `${nextYear}-07-03`);
      await userInput.fill(page.getByLabel('Letzter Tag ohne Heft'), `${nextYear}-07-24`);
    },
    confirmation: 'Ihre Lieferpause ist notiert.',
  },
  {
    link: 'Heft fehlt oder ist beschädigt',
    button: 'Reklamation senden',
    fillForm: async (userInput, page) => {
      await userInput.fill(page.getByLabel('Welches Heft'), 'Heft 12');
      await userInput.fill(
        page.getByLabel('Was ist passiert'),
        'Es kam nass und ohne Umschlag an.',
      );
    },
    confirmation: 'Ihre Reklamation ist angekommen.',
  },
  {
    link: 'Zahlungsart ändern',
    button: 'Zahlungsart ändern',
    fillForm: async (userInput, page) => {
      await userInput.check(page.getByRole('radio', { name: 'SEPA-Lastschrift' }));
      await userInput.fill(page.getByLabel('Kontoinhaber'), 'Hanna Ohlsen');
      await userInput.fill(page.getByLabel('IBAN'), 'de89370400440532013000');
      await userInput.check(page.getByRole('checkbox', { name: /ermächtige/ }));
    },
    confirmation: 'Ihre neue Zahlungsart ist notiert.',
  },
];

for (const { name: scriptMode, hasScript, details } of SCRIPT_MODES) {
  test.describe(scriptMode, details, () => {
    test.use({ javaScriptEnabled: hasScript });

    test(
      'address, pause, complaint, payment; then cancels with the number of the subscription',
      { tag: '@soak' },
      async ({ page, context, request, baseURL }) => {
        test.slow();
        const userInput = createKeyboardInput(page);
        const checkStepAccessibility = async (step: string) => {
          await (hasScript ? expectAccessibleStep : expectAccessibleBeforeScript)(page, step);
        };
        const waitUntilReady = async () => {
          if (hasScript) await waitForHydration(page);
        };
        const email = await registerReader(context, request, baseURL!);
        const orderNo = await orderSubscription(context, baseURL!, email);
        expect(orderNo).toMatch(/^GL-/);
        await page.goto('/mein-account/abonnement');
        await waitUntilReady();
        await checkStepAccessibility('Abonnement');
        for (const { link, button, fillForm: fill, confirmation } of changes) {
          await userInput.press(page.getByRole('link', { name: link }));
          await expect(page.getByRole('button', { name: button })).toBeVisible();
          await checkStepAccessibility(link);
          await fill(userInput, page);
          await userInput.press(page.getByRole('button', { name: button }));
          await expect(page.getByText(confirmation)).toBeVisible();
        }
        await expect(page.getByRole('table')).toContainText('Hofweg');
        await expect(page.getByRole('table')).toContainText('letzten Ziffern 3000');
        await userInput.press(page.getByRole('link', { name: 'Abo kündigen' }));
        await expect(page.getByLabel('Vertrag', { exact: true })).toHaveValue(orderNo);
        await userInput.fill(page.getByLabel('Ihr Name'), 'Hanna Ohlsen');
        await userInput.fill(page.getByLabel('E-Mail-Adresse für die Bestätigung'), email);
        await userInput.press(page.getByRole('button', { name: 'Jetzt kündigen' }));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          /Kündigung ist eingegangen/,
        );
        expect(await waitForMail(request, email, 'Ihre Kündigung ist')).toContain(orderNo);
        await page.goto('/mein-account/abonnement');
        await expect(page.getByText('Gekündigt')).toBeVisible();
      },
    );
  });
}
