import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { injectAxe, findViolations } from '../support/axe.ts';
import { waitForHydration } from '../support/demo-reader.ts';
import { openModerationPages } from '../support/moderation-page.ts';
import { waitForMail, waitForMailedLink } from '../support/mailbox.ts';
import { fillJobPosting } from '../support/market-forms.ts';
import { createEmail } from '../support/register-reader.ts';
import { getApiUrl } from '../support/site-under-test.ts';

const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Checks accessibility at the smallest screen width. */
async function expectAccessible(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 720 });
  await injectAxe(page);
  expect(await findViolations(page)).toEqual([]);
}

/**
 * Creates a job posting without an account and confirms it. @returns the link with which its owner
 * manages it
 */
async function placeJobPosting(
  page: Page,
  request: Parameters<typeof waitForMailedLink>[0],
  { title, email }: { readonly title: string; readonly email: string },
): Promise<string> {
  await page.goto('/jobs/neu');
  await fillJobPosting(page, { title, wage: '17,50' });
  await page.getByLabel(/E-Mail-Adresse/).fill(email);
  await page.getByRole('button', { name: 'Stelle einreichen' }).click();
  await expect(getHeading(page)).toHaveText(/Bitte bestätigen/);
  const ownerUrl = await waitForMailedLink(request, email, '/jobs/[a-z0-9-]+/success');
  await page.goto(ownerUrl);
  await page.getByRole('button', { name: 'Stelle bestätigen' }).click();
  await expect(getHeading(page)).toHaveText('Ihre Stelle wird geprüft');
  return ownerUrl;
}

test(
  'without an account: rejected with a reason, appealed, published, paused; reported and blocked',
  { tag: '@soak' },
  async ({ browser, request, baseURL }) => {
    // Three users take turns, so the test takes long.
    test.slow();
    const ownerContext = await browser.newContext({ javaScriptEnabled: false });
    const page = await ownerContext.newPage();
    const title = `Ziegen hüten ${Date.now()} (m/w/d)`;
    const email = createEmail('hof');
    const ownerUrl = await placeJobPosting(page, request, { title, email });

    const staffPage = await openModerationPages(browser, baseURL ?? '');
    await staffPage.decide(title, {
      choice: 'Ablehnen',
      reason: 'unklar',
      texts: { 'Anmerkung für die betroffene Person': 'Wo ist die Weide?' },
    });

    await page.goto(ownerUrl);
    await expect(page.getByText('Angaben reichen nicht aus')).toBeVisible();
    await expect(page.getByText('Wo ist die Weide?')).toBeVisible();
    await page.getByLabel('Einspruch').fill('Die Weide liegt am Hof, das steht unter Kontakt.');
    await page.getByRole('button', { name: 'Einspruch einlegen' }).click();
    await expect(page.getByText(/Einspruch ist angekommen/)).toBeVisible();
    await staffPage.decideAppeal(title, /hat recht/, 'Stimmt, das haben wir übersehen.');
    await waitForMail(request, email, 'Sie hatten recht');

    await page.goto(ownerUrl);
    await expect(getHeading(page)).toHaveText('Ihre Stelle ist online');
    await page.getByRole('button', { name: 'Pausieren' }).click();
    await expect(getHeading(page)).toHaveText('Ihre Stelle ruht');
    await page.getByRole('button', { name: 'Wieder zeigen' }).click();
    await page.getByRole('link', { name: 'Stelle ansehen' }).click();
    const postingUrl = page.url();

    // A reader with JavaScript reports the posting.
    const reporterContext = await browser.newContext();
    const reporterPage = await reporterContext.newPage();
    await reporterPage.goto(postingUrl);
    await reporterPage.getByRole('link', { name: 'Stelle melden' }).click();
    await expect(getHeading(reporterPage)).toHaveText('Stelle melden');
    await waitForHydration(reporterPage);
    await expectAccessible(reporterPage);
    const reporterEmail = createEmail('melderin');
    await reporterPage.getByRole('radio', { name: 'Betrug oder Täuschung' }).check();
    await reporterPage
      .getByLabel('Was genau stimmt nicht?')
      .fill('Diesen Hof gibt es dort gar nicht.');
    await reporterPage.getByLabel('Ihr Name').fill('Karla Korn');
    await reporterPage.getByLabel('Ihre E-Mail-Adresse').fill(reporterEmail);
    await reporterPage.getByRole('checkbox', { name: /überzeugt/ }).check();
    await reporterPage.getByRole('button', { name: 'Meldung absenden' }).click();
    await expect(getHeading(reporterPage)).toHaveText(/Ihre Meldung M-/);
    await reporterContext.close();

    await staffPage.decide(`Meldung: ${title}`, {
      choice: /sperren/,
      reason: 'betrug',
      texts: { 'Anmerkung für die Person, die gemeldet hat': 'Danke, Sie hatten recht.' },
    });
    await waitForMail(request, reporterEmail, 'Danke, Sie hatten recht.');
    // Asks the api instead of loading the page, because the shell caches the page for half a minute.
    const jobNumber = /\d+$/.exec(new URL(postingUrl).pathname)?.[0];
    expect((await request.get(`${await getApiUrl()}/api/jobs/${jobNumber}`)).status()).toBe(410);
    await page.goto(ownerUrl);
    await expect(getHeading(page)).toHaveText('Ihre Stelle wurde gesperrt');
    await expect(page.getByText('Verdacht auf Betrug')).toBeVisible();
    await expect(page.getByText('Danke, Sie hatten recht.')).toHaveCount(0);
    await staffPage.close();
    await ownerContext.close();
  },
);
