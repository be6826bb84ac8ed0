import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { hydrated } from '../support/demo-reader.ts';
import { mailWith, mailedLink } from '../support/mailbox.ts';
import { newAddress } from '../support/new-reader.ts';

/** Every story twice: what works before script must work the same with it. */
for (const script of [true, false]) {
  const how = script ? 'mit JavaScript' : 'ohne JavaScript';

  test.describe(how, () => {
    test.use({ javaScriptEnabled: script });
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
      await page.getByLabel('E-Mail-Adresse').fill(email);
      await page.getByRole('button', { name: 'Newsletter bestellen' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Fast fertig/);
      await open(page, await mailedLink(request, email, '/newsletter/bestaetigen'));
      await page.getByRole('button', { name: 'Bestellung bestätigen' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ist bestätigt/);
      await open(page, await mailedLink(request, email, '/newsletter/abmelden'));
      await page.getByRole('button', { name: 'Jetzt abbestellen' }).click();
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
      await page.getByRole('radio', { name: /^Probeabo/ }).check();
      await fillDelivery(page);
      await page.getByLabel('Kontoinhaber').fill('Hanna Ohlsen');
      await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 0');
      await page.getByRole('checkbox', { name: /ermächtige/ }).check();
      await page.getByLabel('E-Mail-Adresse').fill(email);
      await page.getByRole('button', { name: 'Bestellung prüfen' }).click();
      await expect(page.getByText('Diese IBAN hat 21 statt 22 Zeichen.').first()).toBeVisible();
      await expect(page.getByLabel('Vorname').first()).toHaveValue('Hanna');
      if (script) await hydrated(page);
      await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
      await page.getByRole('button', { name: 'Bestellung prüfen' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bestellung prüfen');
      const facts = page.getByRole('table', { name: 'Ihre Bestellung' });
      await expect(facts).toContainText('14,90');
      await expect(facts).toContainText('endet danach von selbst');
      if (script) await hydrated(page);
      await page.getByRole('button', { name: 'zahlungspflichtig bestellen', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Vielen Dank/);
      const number = await page.getByText(/^GL-/).first().textContent();
      const mail = await mailWith(request, email, 'Widerrufsbelehrung');
      expect(mail).toContain(number ?? 'keine Nummer');
      expect(mail).toContain('SEPA-Mandat');
      await open(page, '/vertrag-widerrufen');
      await declare(page, number ?? '', email);
      await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Widerruf ist eingegangen/);
      await mailWith(request, email, 'Ihr Widerruf ist bei uns eingegangen');
    });

    test('Geschenkabo: wer zahlt, was auf der Karte steht, und die Bestätigung', async ({
      page,
      request,
    }) => {
      const email = newAddress('geschenk');
      await open(page, '/abo-bestellen');
      await page.getByRole('radio', { name: /^Geschenkabo/ }).check();
      await fillDelivery(page);
      await page.getByLabel('Grußtext').fill('Zum Geburtstag');
      await page.getByRole('radio', { name: 'Rechnung' }).check();
      const billing = (name: string) => page.getByLabel(name).nth(1);
      await billing('Vorname').fill('Heiko');
      await billing('Nachname').fill('Ohlsen');
      await billing('Straße').fill('Hofweg');
      await billing('Hausnummer').fill('1');
      await billing('Postleitzahl').fill('26919');
      await billing('Ort').fill('Brake');
      await page.getByLabel('E-Mail-Adresse').fill(email);
      await page.getByRole('button', { name: 'Bestellung prüfen' }).click();
      const facts = page.getByRole('table', { name: 'Ihre Bestellung' });
      await expect(facts).toContainText('Heiko Ohlsen');
      await expect(facts).toContainText('Zum Geburtstag');
      if (script) await hydrated(page);
      await page.getByRole('button', { name: 'zahlungspflichtig bestellen', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Vielen Dank/);
      const mail = await mailWith(request, email, 'Widerrufsbelehrung');
      expect(mail).toContain('Zum Geburtstag');
      expect(mail).toContain('Rechnung');
    });

    test('Vertrag kündigen ohne Anmeldung: Bestätigung sofort, als Datei und per E-Mail', async ({
      page,
      request,
    }) => {
      const email = newAddress('kuendigung');
      await open(page, '/impressum');
      await page.getByRole('link', { name: 'Verträge hier kündigen' }).click();
      await expect(page.getByRole('button', { name: 'Jetzt kündigen' })).toBeVisible();
      if (script) await hydrated(page);
      await declare(page, 'Jahresabo Ohlsen', email);
      await page.getByRole('button', { name: 'Jetzt kündigen' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Kündigung ist eingegangen/);
      const arrived = await page
        .getByRole('row', { name: /Eingang/ })
        .getByRole('cell')
        .textContent();
      expect(arrived).toMatch(/\d{2}:\d{2}:\d{2}/);
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Bestätigung speichern' }).click();
      expect((await download).suggestedFilename()).toMatch(/^Kuendigung-.*\.txt$/);
      expect(await mailWith(request, email, 'Ihre Kündigung ist')).toContain(arrived ?? '');
    });
  });
}

async function fillDelivery(page: Page): Promise<void> {
  const field = (name: string) => page.getByLabel(name).first();
  await field('Vorname').fill('Hanna');
  await field('Nachname').fill('Ohlsen');
  await field('Straße').fill('Deichweg');
  await field('Hausnummer').fill('3a');
  await field('Postleitzahl').fill('26939');
  await field('Ort').fill('Ovelgönne');
}

async function declare(page: Page, contract: string, email: string): Promise<void> {
  await page.getByLabel('Ihr Name').fill('Hanna Ohlsen');
  await page.getByLabel('Vertrag', { exact: true }).fill(contract);
  await page.getByLabel('E-Mail-Adresse für die Bestätigung').fill(email);
}
