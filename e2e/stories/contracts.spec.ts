import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessibleBeforeScript, expectAccessibleStep } from '../support/axe.ts';
import { hydrated } from '../support/demo-reader.ts';
import type { Hand } from '../support/hand.ts';
import { keyboardOf } from '../support/hand.ts';
import { mailWith, mailedLink } from '../support/mailbox.ts';
import { newAddress } from '../support/new-reader.ts';

/** Every story twice: what works before script must work the same with it. */
for (const script of [true, false]) {
  const how = script ? 'mit JavaScript' : 'ohne JavaScript';

  test.describe(how, () => {
    test.use({ javaScriptEnabled: script });
    let hand: Hand;
    // By the keyboard alone, looked at step by step.
    test.beforeEach(({ page }) => {
      test.slow();
      hand = keyboardOf(page);
    });
    const look = async (page: Page, step: string) => {
      await (script ? expectAccessibleStep : expectAccessibleBeforeScript)(page, step);
    };
    const open = async (page: Page, path: string) => {
      await page.goto(path);
      if (script) await hydrated(page);
    };

    test('Newsletter bestellen, bestätigen und mit einem Klick abbestellen', async ({
      page,
      request,
      baseURL,
    }) => {
      const email = newAddress('newsletter');
      await open(page, '/newsletter');
      await hand.fill(page.getByLabel('E-Mail-Adresse'), email);
      await hand.press(page.getByRole('button', { name: 'Newsletter bestellen' }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Fast fertig/);
      await look(page, 'Newsletter: fast fertig');
      await open(page, await mailedLink(request, email, '/newsletter/bestaetigen'));
      await look(page, 'Newsletter bestätigen');
      await hand.press(page.getByRole('button', { name: 'Bestellung bestätigen' }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ist bestätigt/);
      await open(page, await mailedLink(request, email, '/newsletter/abmelden'));
      await look(page, 'Newsletter abbestellen');
      await hand.press(page.getByRole('button', { name: 'Jetzt abbestellen' }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Abbestellt');
      const again = await request.post(`${baseURL}/api/newsletter/one-click?code=falsch`);
      expect(again.status()).toBe(400);
    });

    test('Abo bestellen, prüfen, bestätigt bekommen; dann widerrufen', async ({
      page,
      request,
    }) => {
      const email = newAddress('abo');
      await open(page, '/abo-bestellen');
      await hand.check(page.getByRole('radio', { name: /^Probeabo/ }));
      await fillDelivery(hand, page);
      await hand.fill(page.getByLabel('Kontoinhaber'), 'Hanna Ohlsen');
      await hand.fill(page.getByLabel('IBAN'), 'DE89 3704 0044 0532 0130 0');
      await hand.check(page.getByRole('checkbox', { name: /ermächtige/ }));
      await hand.fill(page.getByLabel('E-Mail-Adresse'), email);
      await hand.press(page.getByRole('button', { name: 'Bestellung prüfen' }));
      await expect(page.getByText('Diese IBAN hat 21 statt 22 Zeichen.').first()).toBeVisible();
      await look(page, 'Bestellung abgelehnt');
      await expect(page.getByLabel('Vorname').first()).toHaveValue('Hanna');
      if (script) await hydrated(page);
      await hand.fill(page.getByLabel('IBAN'), 'DE89 3704 0044 0532 0130 00');
      await hand.press(page.getByRole('button', { name: 'Bestellung prüfen' }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bestellung prüfen');
      await look(page, 'Bestellung prüfen');
      await hand.press(page.getByRole('link', { name: 'Zurück zu den Angaben' }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grünland abonnieren');
      if (script) await hydrated(page);
      await expect(page.getByLabel('Nachname').first()).toHaveValue('Ohlsen');
      await expect(page.getByRole('radio', { name: /^Probeabo/ })).toBeChecked();
      await expect(page.getByLabel('IBAN')).toHaveValue('');
      // Where it stays the same account, it need not be typed again; the mandate is given anew.
      await hand.check(page.getByRole('checkbox', { name: /ermächtige/ }));
      await hand.fill(page.getByLabel('Telefon'), '0511 123456');
      await hand.press(page.getByRole('button', { name: 'Bestellung prüfen' }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bestellung prüfen');
      const facts = page.getByRole('table', { name: 'Ihre Bestellung' });
      await expect(facts).toContainText('14,90');
      await expect(facts).toContainText('letzten Ziffern 3000');
      await expect(facts).toContainText('endet danach von selbst');
      if (script) await hydrated(page);
      await hand.press(
        page.getByRole('button', { name: 'zahlungspflichtig bestellen', exact: true }),
      );
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Vielen Dank/);
      await look(page, 'bestellt');
      const number = await page.getByText(/^GL-/).first().textContent();
      const mail = await mailWith(request, email, 'Widerrufsbelehrung');
      expect(mail).toContain(number ?? 'keine Nummer');
      expect(mail).toContain('SEPA-Mandat');
      await open(page, '/vertrag-widerrufen');
      await declare(hand, page, number ?? '', email);
      await hand.press(page.getByRole('button', { name: 'Widerruf bestätigen' }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Widerruf ist eingegangen/);
      await look(page, 'Widerruf eingegangen');
      const receipt = page.waitForEvent('download');
      await hand.press(page.getByRole('link', { name: 'Bestätigung speichern' }));
      expect((await receipt).suggestedFilename()).toMatch(/^Widerruf-.*\.txt$/);
      const text = await readFile(await (await receipt).path(), 'utf8');
      expect(text).toContain(number ?? 'keine Nummer');
      expect(text).toMatch(/Eingang: .*\d{2}:\d{2}:\d{2}/);
      await mailWith(request, email, 'Ihr Widerruf ist bei uns eingegangen');
    });

    test('Geschenkabo: wer zahlt, was auf der Karte steht, und die Bestätigung', async ({
      page,
      request,
    }) => {
      const email = newAddress('geschenk');
      await open(page, '/abo-bestellen');
      await hand.check(page.getByRole('radio', { name: /^Geschenkabo/ }));
      await fillDelivery(hand, page);
      const oma = newAddress('beschenkt');
      await hand.check(page.getByRole('radio', { name: 'an die beschenkte Person' }));
      await hand.fill(page.getByLabel('Gutschein per E-Mail an'), oma);
      await hand.fill(page.getByLabel('Grußtext'), 'Zum Geburtstag');
      await hand.check(page.getByRole('radio', { name: 'Rechnung' }));
      const billing = (name: string) => page.getByLabel(name).nth(1);
      await hand.fill(billing('Vorname'), 'Heiko');
      await hand.fill(billing('Nachname'), 'Ohlsen');
      await hand.fill(billing('Straße'), 'Hofweg');
      await hand.fill(billing('Hausnummer'), '1');
      await hand.fill(billing('Postleitzahl'), '26919');
      await hand.fill(billing('Ort'), 'Brake');
      await hand.fill(page.getByLabel('E-Mail-Adresse'), email);
      await hand.press(page.getByRole('button', { name: 'Bestellung prüfen' }));
      const facts = page.getByRole('table', { name: 'Ihre Bestellung' });
      await expect(facts).toContainText('Heiko Ohlsen');
      await expect(facts).toContainText('Zum Geburtstag');
      await look(page, 'Geschenk prüfen');
      if (script) await hydrated(page);
      await hand.press(
        page.getByRole('button', { name: 'zahlungspflichtig bestellen', exact: true }),
      );
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Vielen Dank/);
      const mail = await mailWith(request, email, 'Widerrufsbelehrung');
      expect(mail).toContain('Zum Geburtstag');
      expect(mail).toContain('Rechnung');
      expect(mail).toContain(`Der Gutschein ist unterwegs an ${oma}.`);
      const voucher = await mailWith(request, oma, 'Heiko Ohlsen schenkt Ihnen Grünland');
      expect(voucher).toContain('Zum Geburtstag');
      expect(voucher).not.toContain('€');
    });

    test('Vertrag kündigen ohne Anmeldung: Bestätigung sofort, als Datei und per E-Mail', async ({
      page,
      request,
    }) => {
      const email = newAddress('kuendigung');
      await open(page, '/impressum');
      await hand.press(page.getByRole('link', { name: 'Verträge hier kündigen' }));
      await expect(page.getByRole('button', { name: 'Jetzt kündigen' })).toBeVisible();
      if (script) await hydrated(page);
      await declare(hand, page, 'Jahresabo Ohlsen', email);
      await hand.press(page.getByRole('button', { name: 'Jetzt kündigen' }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Kündigung ist eingegangen/);
      await look(page, 'Kündigung eingegangen');
      const arrived = await page
        .getByRole('row', { name: /Eingang/ })
        .getByRole('cell')
        .textContent();
      expect(arrived).toMatch(/\d{2}:\d{2}:\d{2}/);
      const download = page.waitForEvent('download');
      await hand.press(page.getByRole('link', { name: 'Bestätigung speichern' }));
      expect((await download).suggestedFilename()).toMatch(/^Kuendigung-.*\.txt$/);
      expect(await mailWith(request, email, 'Ihre Kündigung ist')).toContain(arrived ?? '');
    });
  });
}

async function fillDelivery(hand: Hand, page: Page): Promise<void> {
  const field = (name: string) => page.getByLabel(name).first();
  await hand.fill(field('Vorname'), 'Hanna');
  await hand.fill(field('Nachname'), 'Ohlsen');
  await hand.fill(field('Straße'), 'Deichweg');
  await hand.fill(field('Hausnummer'), '3a');
  await hand.fill(field('Postleitzahl'), '26939');
  await hand.fill(field('Ort'), 'Ovelgönne');
}

async function declare(hand: Hand, page: Page, contract: string, email: string): Promise<void> {
  await hand.fill(page.getByLabel('Ihr Name'), 'Hanna Ohlsen');
  await hand.fill(page.getByLabel('Vertrag', { exact: true }), contract);
  await hand.fill(page.getByLabel('E-Mail-Adresse für die Bestätigung'), email);
}
