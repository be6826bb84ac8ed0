import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { DELIVERY_ADDRESS } from '../support/delivery-address.ts';
import { logIn, waitForHydration } from '../support/demo-reader.ts';
import { fillFirewoodAd } from '../support/market-forms.ts';
import { createEmail } from '../support/register-reader.ts';
import { reportFigure } from '../support/figures.ts';
import { listVisibleFields } from '../support/visible-fields.ts';
import { SCRIPT_MODES } from '../support/script-modes.ts';

/** Most fields that a person sees, and most pages until the last page says that it is done. */
const LIMITS = {
  'order a trial subscription': { fields: 14, pages: 4 },
  'write to a seller as a guest': { fields: 4, pages: 3 },
  'place an ad': { fields: 20, pages: 5 },
} as const;

type Task = keyof typeof LIMITS;

/** Counts the pages of a task and the fields on them. */
class Effort {
  readonly pages: { readonly path: string; readonly fields: readonly string[] }[] = [];
  readonly #page: Page;
  readonly #hasScript: boolean;

  constructor(page: Page, hasScript: boolean) {
    this.#page = page;
    this.#hasScript = hasScript;
  }

  /** Counts the page that the browser shows now. */
  async countPage(heading: string | RegExp): Promise<void> {
    await expect(this.#page.getByRole('heading', { level: 1 })).toHaveText(heading);
    if (this.#hasScript) await waitForHydration(this.#page);
    const path = new URL(this.#page.url()).pathname;
    this.pages.push({ path, fields: await listVisibleFields(this.#page) });
  }

  /** Prints the figures and compares them with the limits of the task. */
  expectWithinLimits(task: Task): void {
    const fieldCount = this.pages.reduce((count, { fields }) => count + fields.length, 0);
    const mode = this.#hasScript ? '' : ', without script';
    reportFigure(`${task}${mode}`, `${fieldCount} fields, ${this.pages.length} pages`);
    const description = JSON.stringify(this.pages);
    expect(fieldCount, description).toBeLessThanOrEqual(LIMITS[task].fields);
    expect(fieldCount, description).toBeGreaterThan(2);
    expect(this.pages.length, description).toBeLessThanOrEqual(LIMITS[task].pages);
  }
}

for (const { name: scriptMode, hasScript, details } of SCRIPT_MODES) {
  test.describe(scriptMode, details, () => {
    test.use({ javaScriptEnabled: hasScript, viewport: { width: 390, height: 844 } });

    test('effort: order a trial subscription', { tag: '@soak' }, async ({ page }) => {
      const effort = new Effort(page, hasScript);
      await page.goto('/abo');
      await effort.countPage('Zwölf Hefte, ein Briefkasten');
      await page.getByRole('link', { name: 'Probeabo wählen' }).click();
      await effort.countPage('Probeabo bestellen');
      await expect(page.getByText('Schritt 2 von 3', { exact: true })).toBeVisible();
      const textByLabel = {
        ...DELIVERY_ADDRESS,
        Kontoinhaber: 'Hanna Ohlsen',
        IBAN: 'DE89 3704 0044 0532 0130 00',
        'E-Mail-Adresse': createEmail('probe'),
      };
      for (const [label, text] of Object.entries(textByLabel))
        await page.getByLabel(label).fill(text);
      await page.getByRole('checkbox', { name: /ermächtige/ }).check();
      await page.getByRole('button', { name: 'Bestellung prüfen' }).click();
      await effort.countPage('Bestellung prüfen');
      await page.getByRole('button', { name: 'zahlungspflichtig bestellen' }).click();
      await effort.countPage(/Vielen Dank/);
      effort.expectWithinLimits('order a trial subscription');
    });

    test('effort: write to a seller as a guest', { tag: '@soak' }, async ({ page }) => {
      const effort = new Effort(page, hasScript);
      await page.goto('/kleinanzeigen/traktor-fendt-farmer-2-s-mit-frontlader-kempten-1');
      await effort.countPage(/Fendt/);
      await page.getByLabel(/^Nachricht an/).fill('Ist der Schlepper noch da?');
      await page.getByRole('button', { name: 'Nachricht schreiben' }).click();
      await effort.countPage(/^Nachricht an/);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByText(/erforderlich/)).toHaveCount(0);
      await expect(page.getByLabel('Ihre Nachricht')).toHaveValue('Ist der Schlepper noch da?');
      await page.getByLabel('Ihr Name').fill('Karl Korn');
      await page.getByLabel('E-Mail-Adresse').fill(createEmail('gast'));
      await page.getByRole('button', { name: 'Nachricht senden' }).click();
      await effort.countPage('Bitte bestätigen Sie');
      effort.expectWithinLimits('write to a seller as a guest');
    });

    test('effort: place an ad', { tag: '@soak' }, async ({ page, context, baseURL }) => {
      await logIn(context, baseURL!);
      const effort = new Effort(page, hasScript);
      await page.goto('/kleinanzeigen/neu');
      await effort.countPage('Anzeige aufgeben');
      await page.getByRole('button', { name: 'Brennholz' }).click();
      await page.waitForURL(/\/angaben/);
      await effort.countPage('Anzeige aufgeben');
      await expect(page.getByText('Schritt 1 von 3', { exact: true })).toBeVisible();
      await fillFirewoodAd(page, { title: 'Brennholz Esche', email: null });
      await page.getByRole('button', { name: 'Weiter zu den Fotos' }).click();
      await page.waitForURL(/\/fotos/);
      await effort.countPage('Anzeige aufgeben');
      await page.getByRole(hasScript ? 'button' : 'link', { name: 'Weiter zur Vorschau' }).click();
      await page.waitForURL(/\/vorschau/);
      await effort.countPage('Anzeige aufgeben');
      await page.getByRole('button', { name: 'Anzeige aufgeben' }).click();
      await effort.countPage(/Ihre Anzeige ist/);
      effort.expectWithinLimits('place an ad');
    });
  });
}
