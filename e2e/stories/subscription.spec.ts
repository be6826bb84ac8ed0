import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessibleBeforeScript, expectAccessibleStep } from '../support/axe.ts';
import { hydrated } from '../support/demo-reader.ts';
import { keyboardOf } from '../support/hand.ts';
import type { Hand } from '../support/hand.ts';
import { mailWith } from '../support/mailbox.ts';
import { newReader } from '../support/new-reader.ts';
import { orderSubscription } from '../support/print-order.ts';

/** What somebody does with a subscription in the account; with script by the keyboard alone. */

interface Change {
  readonly link: string;
  readonly button: string;
  readonly fill: (hand: Hand, page: Page) => Promise<void>;
  /** What the page says afterwards. */
  readonly noted: string;
}

const year = new Date().getFullYear() + 1;

const changes: readonly Change[] = [
  {
    link: 'Adresse ändern',
    button: 'Adresse ändern',
    fill: (hand, page) => hand.fill(page.getByLabel('Straße'), 'Hofweg'),
    noted: 'Ihre neue Adresse ist notiert.',
  },
  {
    link: 'Lieferung im Urlaub anhalten',
    button: 'Lieferung anhalten',
    fill: async (hand, page) => {
      await hand.fill(page.getByLabel('Erster Tag ohne Heft'), `${year}-07-03`);
      await hand.fill(page.getByLabel('Letzter Tag ohne Heft'), `${year}-07-24`);
    },
    noted: 'Ihre Lieferpause ist notiert.',
  },
  {
    link: 'Heft fehlt oder ist beschädigt',
    button: 'Reklamation senden',
    fill: async (hand, page) => {
      await hand.fill(page.getByLabel('Welches Heft'), 'Heft 12');
      await hand.fill(page.getByLabel('Was ist passiert'), 'Es kam nass und ohne Umschlag an.');
    },
    noted: 'Ihre Reklamation ist angekommen.',
  },
  {
    link: 'Zahlungsart ändern',
    button: 'Zahlungsart ändern',
    fill: async (hand, page) => {
      await hand.check(page.getByRole('radio', { name: 'SEPA-Lastschrift' }));
      await hand.fill(page.getByLabel('Kontoinhaber'), 'Hanna Ohlsen');
      await hand.fill(page.getByLabel('IBAN'), 'de89370400440532013000');
      await hand.check(page.getByRole('checkbox', { name: /ermächtige/ }));
    },
    noted: 'Ihre neue Zahlungsart ist notiert.',
  },
];

for (const script of [true, false]) {
  test.describe(script ? 'mit JavaScript' : 'ohne JavaScript', () => {
    test.use({ javaScriptEnabled: script });

    test('Adresse, Pause, Reklamation, Zahlung; dann kündigen mit der Nummer des Abos', async ({
      page,
      context,
      request,
      baseURL,
    }) => {
      test.slow();
      const hand = keyboardOf(page);
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
        await hand.press(page.getByRole('link', { name: link }));
        await expect(page.getByRole('button', { name: button })).toBeVisible();
        await look(link);
        await fill(hand, page);
        await hand.press(page.getByRole('button', { name: button }));
        await expect(page.getByText(noted)).toBeVisible();
      }
      await expect(page.getByRole('table')).toContainText('Hofweg');
      await expect(page.getByRole('table')).toContainText('letzten Ziffern 3000');
      await hand.press(page.getByRole('link', { name: 'Abo kündigen' }));
      await expect(page.getByLabel('Vertrag', { exact: true })).toHaveValue(number);
      await hand.fill(page.getByLabel('Ihr Name'), 'Hanna Ohlsen');
      await hand.fill(page.getByLabel('E-Mail-Adresse für die Bestätigung'), email);
      await hand.press(page.getByRole('button', { name: 'Jetzt kündigen' }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Kündigung ist eingegangen/);
      expect(await mailWith(request, email, 'Ihre Kündigung ist')).toContain(number);
      await page.goto('/mein-account/abonnement');
      await expect(page.getByText('Gekündigt')).toBeVisible();
    });
  });
}
