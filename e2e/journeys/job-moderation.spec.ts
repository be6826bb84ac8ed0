import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { injectAxe, violations } from '../support/axe.ts';
import { hydrated } from '../support/demo-reader.ts';
import { openModeration } from '../support/moderation-page.ts';
import { mailWith, mailedLink } from '../support/mailbox.ts';
import { fillJob } from '../support/market-forms.ts';
import { newAddress } from '../support/new-reader.ts';
import { apiAddress } from '../support/site-under-test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Checks accessibility on the smallest screen. */
async function accessible(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 720 });
  await injectAxe(page);
  expect(await violations(page)).toEqual([]);
}

/** Creates and confirms a job posting without an account. @returns its URL for the owner */
async function placed(
  page: Page,
  request: Parameters<typeof mailedLink>[0],
  { title, email }: { readonly title: string; readonly email: string },
): Promise<string> {
  await page.goto('/jobs/neu');
  await fillJob(page, { title, wage: '17,50' });
  await page.getByLabel(/E-Mail-Adresse/).fill(email);
  await page.getByRole('button', { name: 'Stelle einreichen' }).click();
  await expect(heading(page)).toHaveText(/Bitte bestätigen/);
  const own = await mailedLink(request, email, '/jobs/[a-z0-9-]+/success');
  await page.goto(own);
  await page.getByRole('button', { name: 'Stelle bestätigen' }).click();
  await expect(heading(page)).toHaveText('Ihre Stelle wird geprüft');
  return own;
}

test('without an account: rejected with a reason, appealed, published, paused; reported and blocked', async ({
  browser,
  request,
  baseURL,
}) => {
  // Three users take turns.
  test.slow();
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const page = await plain.newPage();
  const title = `Ziegen hüten ${Date.now()} (m/w/d)`;
  const email = newAddress('hof');
  const own = await placed(page, request, { title, email });

  const staffPage = await openModeration(browser, baseURL ?? '');
  await staffPage.decide(title, {
    choice: 'Ablehnen',
    reason: 'unklar',
    texts: { 'Anmerkung für die betroffene Person': 'Wo ist die Weide?' },
  });

  await page.goto(own);
  await expect(page.getByText('Angaben reichen nicht aus')).toBeVisible();
  await expect(page.getByText('Wo ist die Weide?')).toBeVisible();
  await page.getByLabel('Einspruch').fill('Die Weide liegt am Hof, das steht unter Kontakt.');
  await page.getByRole('button', { name: 'Einspruch einlegen' }).click();
  await expect(page.getByText(/Einspruch ist angekommen/)).toBeVisible();
  await staffPage.decideAppeal(title, /hat recht/, 'Stimmt, das haben wir übersehen.');
  await mailWith(request, email, 'Sie hatten recht');

  await page.goto(own);
  await expect(heading(page)).toHaveText('Ihre Stelle ist online');
  await page.getByRole('button', { name: 'Pausieren' }).click();
  await expect(heading(page)).toHaveText('Ihre Stelle ruht');
  await page.getByRole('button', { name: 'Wieder zeigen' }).click();
  await page.getByRole('link', { name: 'Stelle ansehen' }).click();
  const shown = page.url();

  // A reader reports it, with JavaScript.
  const reader = await browser.newContext();
  const other = await reader.newPage();
  await other.goto(shown);
  await other.getByRole('link', { name: 'Stelle melden' }).click();
  await expect(heading(other)).toHaveText('Stelle melden');
  await hydrated(other);
  await accessible(other);
  const reporter = newAddress('melderin');
  await other.getByRole('radio', { name: 'Betrug oder Täuschung' }).check();
  await other.getByLabel('Was genau stimmt nicht?').fill('Diesen Hof gibt es dort gar nicht.');
  await other.getByLabel('Ihr Name').fill('Karla Korn');
  await other.getByLabel('Ihre E-Mail-Adresse').fill(reporter);
  await other.getByRole('checkbox', { name: /überzeugt/ }).check();
  await other.getByRole('button', { name: 'Meldung absenden' }).click();
  await expect(heading(other)).toHaveText(/Ihre Meldung M-/);
  await reader.close();

  await staffPage.decide(`Meldung: ${title}`, {
    choice: /sperren/,
    reason: 'betrug',
    texts: { 'Anmerkung für die Person, die gemeldet hat': 'Danke, Sie hatten recht.' },
  });
  await mailWith(request, reporter, 'Danke, Sie hatten recht.');
  // Requests the api, because the page is cached for half a minute.
  const number = /\d+$/.exec(new URL(shown).pathname)?.[0];
  expect((await request.get(`${await apiAddress()}/api/jobs/${number}`)).status()).toBe(410);
  await page.goto(own);
  await expect(heading(page)).toHaveText('Ihre Stelle wurde gesperrt');
  await expect(page.getByText('Verdacht auf Betrug')).toBeVisible();
  await expect(page.getByText('Danke, Sie hatten recht.')).toHaveCount(0);
  await staffPage.close();
  await plain.close();
});
