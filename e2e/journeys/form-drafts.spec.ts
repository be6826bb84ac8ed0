import { expect, test } from '@playwright/test';
import type { Page, Request } from '@playwright/test';
import { DELIVERY_ADDRESS } from '../support/delivery-address.ts';
import { expectAccessibleBeforeScript, expectAccessibleStep } from '../support/axe.ts';
import { waitForHydration } from '../support/demo-reader.ts';
import { createEmail, registerReader, readerPassword } from '../support/register-reader.ts';

const PATH = '/abo-bestellen?abo=geschenkabo';
const getRestoredNotice = (page: Page) => page.getByText(/begonnen haben, steht wieder hier/);
const getStreetField = (page: Page) => page.getByLabel(/^Straße/).first();

/** Reads the keys under which this browser stores form drafts. */
const readDraftKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('gl:draft:')));

async function openForm(page: Page): Promise<void> {
  await page.goto(PATH);
  await waitForHydration(page);
}

test('a form draft is restored after a reload and can be discarded', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await openForm(page);
  // The form shows the date of the voucher only while this radio button is checked. The draft must
  // restore both.
  await page.getByRole('radio', { name: 'an die beschenkte Person' }).check();
  await page.getByLabel(/^Gutschein verschicken am/).fill('2030-12-24');
  await getStreetField(page).fill('Deichweg');
  await page.getByLabel(/^IBAN/).fill('DE02120300000000202051');
  await expect.poll(() => readDraftKeys(page)).toEqual(['gl:draft:abo-bestellung']);
  await page.reload();
  await waitForHydration(page);
  await expect(getRestoredNotice(page)).toBeVisible();
  await expect(getStreetField(page)).toHaveValue('Deichweg');
  await expect(page.getByRole('radio', { name: 'an die beschenkte Person' })).toBeChecked();
  await expect(page.getByLabel(/^Gutschein verschicken am/)).toHaveValue('2030-12-24');
  // The form draft in the browser contains no secret fields.
  await expect(page.getByLabel(/^IBAN/)).toHaveValue('');
  await expectAccessibleStep(page, 'Begonnenes Formular');
  await page.getByRole('button', { name: 'Verwerfen und neu beginnen' }).click();
  await expect(getStreetField(page)).toHaveValue('');
  await page.reload();
  await waitForHydration(page);
  await expect(getStreetField(page)).toHaveValue('');
});

test(
  'signed-in users continue a draft on another device; signing out clears the device',
  { tag: '@soak' },
  async ({ page, context, request, baseURL, browser }) => {
    await registerReader(context, request, baseURL!);
    const draftResponse = page.waitForResponse((response) =>
      response.url().includes('/account/form-drafts/'),
    );
    await openForm(page);
    await draftResponse;
    const draftSaveRequest = page.waitForRequest(
      (outgoingRequest) =>
        outgoingRequest.method() === 'POST' &&
        outgoingRequest.url().includes('/account/form-drafts/'),
    );
    await getStreetField(page).fill('Deichweg');
    await draftSaveRequest;

    const otherContext = await browser.newContext({ storageState: await context.storageState() });
    const otherPage = await otherContext.newPage();
    await otherPage.addInitScript(() => localStorage.clear());
    await otherPage.goto(`${baseURL}${PATH}`);
    await waitForHydration(otherPage);
    await expect(getStreetField(otherPage)).toHaveValue('Deichweg');
    await otherContext.close();

    page.on('dialog', (dialog) => dialog.accept());
    await page.goto('/mein-account');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expect.poll(() => readDraftKeys(page)).toEqual([]);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'input is restored after the session ends and the user signs in again',
    { tag: '@soak' },
    async ({ page, context, request, baseURL }) => {
      const email = await registerReader(context, request, baseURL!);
      await page.goto('/mein-account/profil');
      await page.getByLabel(/^Ort/).fill('Elsfleth „Nord“');
      await context.clearCookies();
      await page.getByRole('button', { name: 'Profil speichern' }).click();
      await expect(page).toHaveURL(/\/anmelden\?ziel=%2Fmein-account%2Fprofil/);
      await page.getByLabel('E-Mail-Adresse').fill(email);
      await page.getByLabel('Passwort', { exact: true }).fill(readerPassword);
      await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
      await expect(page.getByText('gesendet ist noch nichts')).toBeVisible();
      await expect(page.getByLabel(/^Ort/)).toHaveValue('Elsfleth „Nord“');
      await expectAccessibleBeforeScript(page, 'Formular nach der Anmeldung');
      await page.getByRole('button', { name: 'Profil speichern' }).click();
      await expect(page.getByText('Ihr Profil ist gespeichert.')).toBeVisible();
      // The notice appears only once. The next visit shows the page without it.
      await page.goto('/mein-account/profil');
      await expect(page.getByText('gesendet ist noch nichts')).toBeHidden();
    },
  );
});

test(
  'an unanswered submission is retried automatically with the same idempotency key',
  { tag: '@soak' },
  async ({ page, context }) => {
    const idempotencyKeys: string[] = [];
    const isFormSubmission = (request: Request) =>
      request.method() === 'POST' && request.headers()['x-release-combination'] !== undefined;
    await context.route('**/abo-bestellen**', async (route) => {
      if (!isFormSubmission(route.request())) return route.fallback();
      const fields = new URLSearchParams(route.request().postData() ?? '');
      idempotencyKeys.push(fields.get('idempotencyKey') ?? '');
      if (idempotencyKeys.length < 3) await route.abort();
      else await route.continue();
    });
    await page.goto('/abo-bestellen?abo=jahresabo');
    await waitForHydration(page);
    await page.getByRole('radio', { name: 'Auf Rechnung' }).check();
    const textByFieldLabel = {
      ...DELIVERY_ADDRESS,
      'E-Mail-Adresse': createEmail('noch-einmal'),
    };
    for (const [label, text] of Object.entries(textByFieldLabel))
      await page.getByLabel(label).first().fill(text);
    await page.getByRole('button', { name: 'Bestellung prüfen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bestellung prüfen');
    expect(idempotencyKeys).toHaveLength(3);
    expect(new Set(idempotencyKeys).size).toBe(1);
  },
);
