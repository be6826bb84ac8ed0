import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { SUBMISSION_LIMITS } from '@gruenland/shared-contracts/api/forms.ts';
import type { Browser, Page } from '@playwright/test';
import { waitForHydration } from '../support/demo-reader.ts';
import { waitForMailedLink, waitForMail } from '../support/mailbox.ts';
import { takePhoto } from '../support/photo.ts';
import { SCRIPT_MODES } from '../support/script-modes.ts';

const SURVEY_PATH = '/artikel/was-der-frost-erledigt';
const FORM_PATH = '/_forms/mein-schlepper';
const PRIZE_DRAW_PATH = '/adventsverlosung';
const CONFIRMATION_PATH = '/gewinnspiel/teilnahme-bestaetigt';

/** Opens an empty page in a browser context without JavaScript. */
async function openScriptlessPage(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, locale: 'de-DE' });
  return context.newPage();
}

const createEmail = () => `teilnahme-${randomUUID().slice(0, 12)}@gruenland.example`;

async function fillTractorForm(page: Page, email: string): Promise<void> {
  await page.getByLabel('Warum ist er noch da?').fill('Weil er im Winter als Einziger anspringt.');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page.getByLabel('Ihr Name').fill('Wiebke Ohlsen');
  await page.getByLabel('Ihre E-Mail-Adresse').fill(email);
}

/** Fills in and submits the entry form of the prize draw. */
async function enterPrizeDraw(page: Page, email: string): Promise<void> {
  await page.goto(PRIZE_DRAW_PATH);
  const prizeDraw = page.getByRole('region', { name: 'Adventsverlosung' });
  await prizeDraw.getByLabel('Acht bis zwölf Jahre').check();
  await prizeDraw.getByLabel('Vorname').fill('Wiebke');
  await prizeDraw.getByLabel('Nachname').fill('Ohlsen');
  await prizeDraw.getByLabel('E-Mail-Adresse').fill(email);
  await prizeDraw.getByLabel('Ich bin mindestens 18 Jahre alt.').check();
  await prizeDraw.getByLabel(/Teilnahmebedingungen gelesen/).check();
  await prizeDraw.getByRole('button', { name: 'Teilnehmen' }).click();
  await expect(page.getByText('Fast geschafft')).toBeVisible();
}

async function confirmEntryTwice(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Teilnahme bestätigen' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Ihre Teilnahme ist bestätigt');
  await page.goto(link);
  await expect(heading).toHaveText('Ihre Teilnahme war schon bestätigt');
}

test('survey: one vote counts and the result is shown immediately', async ({ page }) => {
  await page.goto(SURVEY_PATH);
  await waitForHydration(page);
  const survey = page.getByRole('region', { name: /^Umfrage: Was steht bei Ihnen/ });
  await survey.getByLabel('Eine Mischung, die abfriert').check();
  await survey.getByRole('button', { name: 'Abstimmen' }).click();
  await expect(survey.getByText('(Ihre Wahl)')).toBeVisible();
  await page.reload();
  await expect(survey.getByText('(Ihre Wahl)')).toBeVisible();
});

test('survey: also without JavaScript', async ({ browser, baseURL }) => {
  const page = await openScriptlessPage(browser, baseURL!);
  await page.goto(SURVEY_PATH);
  await page.getByLabel('Nur Senf oder Phacelia').check();
  await page.getByRole('button', { name: 'Abstimmen' }).click();
  await expect(page.getByText('(Ihre Wahl)')).toBeVisible();
  await page.context().close();
});

test('form: asks step by step and only relevant questions', async ({ page }) => {
  const email = createEmail();
  // Each run uses a random network, because the api mails staff at most three forms an hour from
  // one network.
  const networkNumber = Math.floor(Math.random() * 250);
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.100.${networkNumber}` });
  await page.clock.install();
  await page.goto(FORM_PATH);
  await waitForHydration(page);
  await expect(page.getByText('Schritt 1 von 3')).toBeVisible();
  await page.getByLabel('Wie nennen Sie ihn?').fill(`Der Grüne ${email}`);
  await page.getByLabel('Baujahr').fill('1956');
  await expect(page.getByLabel('Was fehlt ihm?')).toHaveCount(0);
  await page.getByLabel('Nein').check();
  await page.getByLabel('Was fehlt ihm?').fill('Eine Kopfdichtung und jemand mit Zeit.');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByText('Schritt 2 von 3')).toBeVisible();
  await fillTractorForm(page, email);
  await page.getByLabel(/Grünland darf meine Angaben/).check();
  // Moves the clock forward, because the server treats a form that is submitted too soon as spam. Not
  // earlier: the form measures the time from its own hydration, which may end after that of the page.
  await page.clock.fastForward(SUBMISSION_LIMITS.minFillMs);
  await page.getByRole('button', { name: 'Schlepper vorstellen' }).click();
  await expect(page.getByText('Danke, er ist angekommen')).toBeVisible();
  const mail = await waitForMail(page.request, 'redaktion@gruenland.example', email);
  expect(mail).toContain('Eine Kopfdichtung');
});

test('form: one page without JavaScript; the server reports missing fields', async ({
  browser,
  baseURL,
}) => {
  const page = await openScriptlessPage(browser, baseURL!);
  await page.goto(FORM_PATH);
  await page.getByLabel('Wie nennen Sie ihn?').fill('Die Schwarze');
  await page.getByLabel('Baujahr').fill('1961');
  await page.getByLabel('Nein').check();
  await page.getByLabel('Warum ist er noch da?').fill('Sie war schon vor mir da.');
  await page.getByLabel('Ihr Name').fill('Lisbeth Kröger');
  await page.getByLabel('Ihre E-Mail-Adresse').fill(createEmail());
  await page.getByLabel(/Grünland darf meine Angaben/).check();
  const submitButton = page.getByRole('button', { name: 'Schlepper vorstellen' });
  const formResponse = page.waitForResponse((response) => response.request().method() === 'POST');
  await submitButton.click();
  expect((await formResponse).status()).toBe(422);
  const missingPartsField = page.getByLabel('Was fehlt ihm?');
  await expect(missingPartsField).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Wie nennen Sie ihn?')).toHaveValue('Die Schwarze');
  await missingPartsField.fill('Nichts, nur ein Grund.');
  await submitButton.click();
  await expect(page.getByText('Danke, er ist angekommen')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(await takePhoto(page));
  await page.getByRole('button', { name: 'Anhängen' }).click();
  await expect(page.getByText('Angehängt: hof.webp')).toBeVisible();
  await page.context().close();
});

for (const { name: scriptMode, hasScript, details } of SCRIPT_MODES) {
  const title = `prize draw: an entry counts after confirmation by mail (${scriptMode})`;
  test(title, details, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: hasScript,
      baseURL: baseURL!,
      locale: 'de-DE',
    });
    const page = await context.newPage();
    const email = createEmail();
    await enterPrizeDraw(page, email);
    await confirmEntryTwice(page, await waitForMailedLink(page.request, email, CONFIRMATION_PATH));
    await context.close();
  });
}

test('prize draw: an invalid link explains what to do', async ({ page }) => {
  await page.goto(`${CONFIRMATION_PATH}?code=${'x'.repeat(40)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieser Link stimmt nicht');
});

test('moved stories redirect, withdrawn ones are 410', async ({ request }) => {
  const redirectResponse = await request.get('/artikel/huehnermobil', { maxRedirects: 0 });
  expect(redirectResponse.status()).toBe(301);
  expect(redirectResponse.headers()['location']).toBe('/artikel/das-huehnermobil-zieht-um');
  expect((await request.get('/artikel/ernteschaetzung-september')).status()).toBe(410);
});
