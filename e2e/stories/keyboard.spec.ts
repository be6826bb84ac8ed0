import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { demoReader, hydrated } from '../support/demo-reader.ts';
import { mailWith } from '../support/mailbox.ts';
import { newAddress } from '../support/new-reader.ts';

/** More stops than any page of these stories has before what is looked for. */
const MANY = 80;

/** Goes on with the tab key until the control has the focus, which must then be seen. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let stop = 0; stop < MANY; stop += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) {
      const seen = await control.evaluate((element) => {
        const { outlineStyle, boxShadow } = getComputedStyle(element);
        return outlineStyle !== 'none' || boxShadow !== 'none';
      });
      expect(seen, 'focus is seen').toBe(true);
      return;
    }
  }
  throw new Error(`the tab key never came to ${String(control)}`);
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label).first());
  await page.keyboard.type(text);
}

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await hydrated(page);
};

test('Anmelden mit der Tastatur allein', async ({ page }) => {
  await open(page, '/anmelden');
  await type(page, 'E-Mail-Adresse', demoReader.email);
  await type(page, 'Passwort', demoReader.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/mein-account$/);
});

test('Kündigen mit der Tastatur allein: erst der Fehler mit dem Fokus, dann die Bestätigung', async ({
  page,
  request,
}) => {
  const email = newAddress('tastatur');
  await open(page, '/vertrag-kuendigen');
  await type(page, 'Ihr Name', 'Hanna Ohlsen');
  await page.keyboard.press('Enter');
  const summary = page.getByRole('main').getByRole('alert').first();
  await expect(summary).toBeFocused();
  await type(page, 'Vertrag', 'Jahresabo Ohlsen');
  await type(page, 'E-Mail-Adresse für die Bestätigung', email);
  await tabTo(page, page.getByRole('button', { name: 'Jetzt kündigen' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Kündigung ist eingegangen/);
  await mailWith(request, email, 'Ihre Kündigung ist');
});

test('Ein Abo bestellen mit der Tastatur allein', async ({ page, request }) => {
  const email = newAddress('tastatur-abo');
  await open(page, '/abo-bestellen');
  const products = page.getByRole('radio', { name: /abo/i });
  await tabTo(page, products.first());
  await page.keyboard.press('Space');
  while (!(await page.getByRole('radio', { name: /^Probeabo/ }).isChecked())) {
    await page.keyboard.press('ArrowDown');
  }
  await type(page, 'Vorname', 'Hanna');
  await type(page, 'Nachname', 'Ohlsen');
  await type(page, 'Straße', 'Deichweg');
  await type(page, 'Hausnummer', '3a');
  await type(page, 'Postleitzahl', '26939');
  await type(page, 'Ort', 'Ovelgönne');
  await type(page, 'Kontoinhaber', 'Hanna Ohlsen');
  await type(page, 'IBAN', 'DE89370400440532013000');
  await tabTo(page, page.getByRole('checkbox', { name: /ermächtige/ }));
  await page.keyboard.press('Space');
  await type(page, 'E-Mail-Adresse', email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bestellung prüfen');
  const order = page.getByRole('button', { name: 'zahlungspflichtig bestellen', exact: true });
  await tabTo(page, order);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Vielen Dank/);
  await mailWith(request, email, 'Widerrufsbelehrung');
});
