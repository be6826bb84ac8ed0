import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessibleBeforeScript, expectAccessibleStep } from '../support/axe.ts';
import { hydrated } from '../support/demo-reader.ts';
import { keyboardInput } from '../support/user-input.ts';
import type { UserInput } from '../support/user-input.ts';
import { mailWith } from '../support/mailbox.ts';
import { newReader } from '../support/new-reader.ts';
import { orderSubscription } from '../support/print-order.ts';

/** A change of a subscription in the account; with JavaScript only by keyboard. */

interface Change {
  readonly link: string;
  readonly button: string;
  readonly fill: (userInput: UserInput, page: Page) => Promise<void>;
  /** Confirmation shown afterwards. */
  readonly noted: string;
}

const year = new Date().getFullYear() + 1;

const changes: readonly Change[] = [
  {
    link: 'Adresse ändern',
    button: 'Adresse ändern',
    fill: (userInput, page) => userInput.fill(page.getByLabel('Straße'), 'Hofweg'),
    noted: 'Ihre neue Adresse ist notiert.',
  },
  {
    link: 'Lieferung im Urlaub anhalten',
    button: 'Lieferung anhalten',
    fill: async (userInput, page) => {
      await userInput.fill(page.getByLabel('Erster Tag ohne Heft'), `${year}-07-03`);
      await userInput.fill(page.getByLabel('Letzter Tag ohne Heft'), `${year}-07-24`);
    },
    noted: 'Ihre Lieferpause ist notiert.',
  },
  {
    link: 'Heft fehlt oder ist beschädigt',
    button: 'Reklamation senden',
    fill: async (userInput, page) => {
      await userInput.fill(page.getByLabel('Welches Heft'), 'Heft 12');
      await userInput.fill(
        page.getByLabel('Was ist passiert'),
        'Es kam nass und ohne Umschlag an.',
      );
    },
    noted: 'Ihre Reklamation ist angekommen.',
  },
  {
    link: 'Zahlungsart ändern',
    button: 'Zahlungsart ändern',
    fill: async (userInput, page) => {
      await userInput.check(page.getByRole('radio', { name: 'SEPA-Lastschrift' }));
      await userInput.fill(page.getByLabel('Kontoinhaber'), 'Hanna Ohlsen');
      await userInput.fill(page.getByLabel('IBAN'), 'de89370400440532013000');
      await userInput.check(page.getByRole('checkbox', { name: /ermächtige/ }));
    },
    noted: 'Ihre neue Zahlungsart ist notiert.',
  },
];

for (const script of [true, false]) {
  test.describe(script ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: script });

    test('address, pause, complaint, payment; then cancels with the number of the subscription', async ({
      page,
      context,
      request,
      baseURL,
    }) => {
      test.slow();
      const userInput = keyboardInput(page);
      const look = async (step: string) => {
        await (script ? expectAccessibleStep : expectAccessibleBeforeScript)(page, step);
      };
      const ready = async () => {
        if (script) await hydrated(page);
      };
      const email = await newReader(context, request, baseURL!);
      const number = await orderSubscription(context, baseURL!, email);
      expect(number).toMatch(/^GL-/);
      await page.goto('/mein-account/abonnement');
      await ready();
      await look('Abonnement');
      for (const { link, button, fill, noted } of changes) {
        await userInput.press(page.getByRole('link', { name: link }));
        await expect(page.getByRole('button', { name: button })).toBeVisible();
        await look(link);
        await fill(userInput, page);
        await userInput.press(page.getByRole('button', { name: button }));
        await expect(page.getByText(noted)).toBeVisible();
      }
      await expect(page.getByRole('table')).toContainText('Hofweg');
      await expect(page.getByRole('table')).toContainText('letzten Ziffern 3000');
      await userInput.press(page.getByRole('link', { name: 'Abo kündigen' }));
      await expect(page.getByLabel('Vertrag', { exact: true })).toHaveValue(number);
      await userInput.fill(page.getByLabel('Ihr Name'), 'Hanna Ohlsen');
      await userInput.fill(page.getByLabel('E-Mail-Adresse für die Bestätigung'), email);
      await userInput.press(page.getByRole('button', { name: 'Jetzt kündigen' }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Kündigung ist eingegangen/);
      expect(await mailWith(request, email, 'Ihre Kündigung ist')).toContain(number);
      await page.goto('/mein-account/abonnement');
      await expect(page.getByText('Gekündigt')).toBeVisible();
    });
  });
}
