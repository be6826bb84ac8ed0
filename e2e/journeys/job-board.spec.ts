import { expect, test } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessibleStep } from '../support/axe.ts';
import { waitForHydration } from '../support/demo-reader.ts';
import { waitForMailedLink, waitForMail } from '../support/mailbox.ts';
import { fillJobPosting } from '../support/market-forms.ts';
import { createEmail, registerReader } from '../support/register-reader.ts';
import { getApiUrl } from '../support/site-under-test.ts';
import { SCRIPT_MODES } from '../support/script-modes.ts';

const JOB_PATH = '/jobs/fachkraft-fuer-den-milchviehstall-m-w-d-kempten-1';
/** The login of the demo moderator (see the README of the api). It exists only in embedded mode. */
const moderatorLogin = { email: 'redaktion@gruenland.example', password: 'Hafer-und-Lupine-9' };
const pdf = { name: 'Lebenslauf.pdf', mimeType: 'application/pdf' };

const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });

/**
 * Opens the list of job postings. Reloads it while it shows an error, because the first response
 * may be too late on a busy machine.
 */
async function openJobList(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto('/jobs');
    await expect(page.getByRole('heading', { level: 2, name: /^\d+ Stellen/ })).toBeVisible({
      timeout: 2000,
    });
  }).toPass({ timeout: 45_000 });
}

for (const { name: scriptMode, hasScript, details } of SCRIPT_MODES) {
  test.describe(scriptMode, details, () => {
    test.use({ javaScriptEnabled: hasScript });

    test('filters job postings, opens one and returns', { tag: '@soak' }, async ({ page }) => {
      await openJobList(page);
      await page.getByRole('checkbox', { name: /^Rind und Milch/ }).check();
      await page.getByRole('textbox', { name: 'PLZ oder Ort' }).fill('87435');
      await page.getByRole('combobox', { name: 'Umkreis' }).selectOption('10');
      await page
        .getByRole('button', { name: hasScript ? 'Stellen suchen' : 'Filter anwenden' })
        .click();
      await expect(page).toHaveURL(/ort=87435.*bereich=rind/);
      await expect(page.getByRole('heading', { level: 2, name: /10 km um 87435/ })).toBeVisible();
      if (hasScript) await expectAccessibleStep(page, 'Liste');
      await page.getByRole('link', { name: 'Fachkraft für den Milchviehstall' }).first().click();
      await expect(page).toHaveURL(new RegExp(`${JOB_PATH}\\?ort=87435`));
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`${JOB_PATH}$`),
      );
      await expect(page.getByRole('row', { name: /Führerschein Klasse B/ })).toBeVisible();
      await expect(page.getByText(/pro Stunde brutto/)).toBeVisible();
      await page.getByRole('link', { name: 'Ihre Suche' }).click();
      await expect(page.getByRole('checkbox', { name: /^Rind und Milch/ })).toBeChecked();
    });

    test('applies as a guest, attaches a CV, confirms and withdraws', async ({ page, request }) => {
      const email = createEmail('bewerbung');
      await page.goto(JOB_PATH);
      await page.getByRole('link', { name: 'Jetzt bewerben' }).click();
      await expect(getHeading(page)).toContainText('Bewerben');
      if (hasScript) {
        await waitForHydration(page);
        await expectAccessibleStep(page, 'Bewerben');
      }
      await page.getByLabel('Ihr Name').fill('Hanna Ohlsen');
      await page.getByLabel('E-Mail-Adresse').fill(email);
      await page.getByLabel('Ihre Nachricht').fill('Ich melke gern.');
      await page.getByRole('checkbox', { name: /Meine Angaben gehen an/ }).check();
      await page.getByRole('button', { name: 'Bewerbung abschicken' }).click();
      await expect(getHeading(page)).toHaveText(/Fast fertig/);
      const fileInput = page.locator('input[type=file]');
      await fileInput.setInputFiles({ ...pdf, buffer: Buffer.from('kein PDF') });
      await page.getByRole('button', { name: 'Anhängen' }).click();
      await expect(page.getByText(/Diese Datei ist kein PDF/)).toBeVisible();
      await fileInput.setInputFiles({ ...pdf, buffer: Buffer.from('%PDF-1.7\nich\n%%EOF\n') });
      await page.getByRole('button', { name: 'Anhängen' }).click();
      await expect(page.getByText('Angehängt: Lebenslauf.pdf')).toBeVisible();
      await page.goto(await waitForMailedLink(request, email, '/jobs/bewerbung'));
      if (hasScript) {
        await waitForHydration(page);
        await expectAccessibleStep(page, 'Bestätigen');
      }
      await page.getByRole('button', { name: 'Bewerbung bestätigen' }).click();
      await expect(getHeading(page)).toHaveText('Ihre Bewerbung ist angekommen');
      await waitForMail(request, email, 'hat jetzt Ihre Bewerbung');
      if (hasScript) await waitForHydration(page);
      await page.getByText('Bewerbung zurückziehen').click();
      await page.getByRole('button', { name: 'Ja, zurückziehen' }).click();
      await expect(getHeading(page)).toHaveText('Ihre Bewerbung ist zurückgezogen');
    });
  });
}

test.describe('posting a job without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a job posting: hints, submission, review, pause in the account',
    { tag: '@soak' },
    async ({ page, context, request, baseURL }) => {
      const email = await registerReader(context, request, baseURL!);
      const title = `Ziegen melken ${Date.now()}`;
      await page.goto('/jobs/neu');
      await fillJobPosting(page, { title: `${title}, Melker`, wage: '12,00' });
      await page.getByRole('button', { name: 'Stelle einreichen' }).click();
      await expect(page.getByText(/spricht nur Männer an/)).toBeVisible();
      await expect(page.getByText(/weniger als der Mindestlohn/)).toBeVisible();
      await page.getByLabel('Stellentitel').fill(`${title} (m/w/d)`);
      await page.getByLabel('Gehalt von').fill('17,50');
      await page.getByRole('button', { name: 'Stelle einreichen' }).click();
      await expect(getHeading(page)).toHaveText('Ihre Stelle wird geprüft');
      const jobSlug = /\/jobs\/([^/]+)\/success/.exec(page.url())?.[1] ?? '';
      expect((await request.get(`/jobs/${jobSlug}`)).status()).toBe(404);

      await approveJobPosting(`${title} (m/w/d)`, baseURL!, request);
      await waitForMail(request, email, 'steht jetzt in der Jobbörse');
      // Polls, because the shell caches the 404 response for the unpublished posting for a second.
      await expect.poll(async () => (await request.get(`/jobs/${jobSlug}`)).status()).toBe(200);
      await page.goto('/mein-account/jobboerse');
      await expect(page.getByRole('link', { name: `${title} (m/w/d)`, exact: true })).toBeVisible();
      await page.getByRole('button', { name: /^Pausieren/ }).click();
      await expect(page.getByText('Pausiert', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: /^Wieder zeigen/ }).click();
      await expect(page.getByText(/^Online/)).toBeVisible();
    },
  );
});

/** Approves the job posting as a moderator. */
async function approveJobPosting(
  title: string,
  baseURL: string,
  request: APIRequestContext,
): Promise<void> {
  const api = await getApiUrl();
  const headers = { origin: baseURL, 'x-forwarded-for': '192.0.2.252' };
  const login = await request.post(`${api}/api/auth/login`, { data: moderatorLogin, headers });
  expect(login.status()).toBe(200);
  const queue = await (await request.get(`${api}/api/moderation/cases`, { headers })).json();
  const { id } = queue.cases.find(
    (moderationCase: { title: string }) => moderationCase.title === title,
  );
  const caseDetails = await (
    await request.get(`${api}/api/moderation/cases/${id}`, { headers })
  ).json();
  const decisionResponse = await request.post(`${api}/api/moderation/cases/${id}/decision`, {
    data: { version: caseDetails.version, decision: 'approve' },
    headers,
  });
  expect(decisionResponse.status()).toBe(200);
}

test('wrong words in the URL redirect to the right one; sitemap, feed and search contain the postings', async ({
  request,
}) => {
  const redirectResponse = await request.get('/jobs/irgendwas-1', { maxRedirects: 0 });
  expect([redirectResponse.status(), redirectResponse.headers()['location']]).toEqual([
    301,
    JOB_PATH,
  ]);
  expect((await request.get('/jobs/irgendwas-99999')).status()).toBe(404);
  const page = await (await request.get(JOB_PATH)).text();
  expect(page).toContain('"@type":"JobPosting"');
  expect(await (await request.get('/jobs')).text()).not.toContain('JobPosting');
  expect(await (await request.get('/jobs/sitemap.xml')).text()).toContain(JOB_PATH);
  expect(await (await request.get('/jobs/feed.xml')).text()).toContain('<item>');
  await expect(async () => {
    const searchPage = await (await request.get('/suche?q=milchviehstall&art=jobs')).text();
    expect(searchPage).toContain('/jobs/fachkraft-fuer-den-milchviehstall');
  }).toPass();
});
