import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { AdDraft } from '@gruenland/shared-contracts/api/own-ads.ts';
import { TRIES_ALL_CASES } from '../support/all-cases.ts';
import { injectAxe, findViolations } from '../support/axe.ts';
import { waitForHydration, logIn } from '../support/demo-reader.ts';
import { breakUploads } from '../support/bad-connection.ts';
import { chooseCameraPhotos } from '../support/camera-photos.ts';
import { openModerationPages } from '../support/moderation-page.ts';
import { waitForMailedLink } from '../support/mailbox.ts';
import { fillFirewoodAd } from '../support/market-forms.ts';
import { createEmail } from '../support/register-reader.ts';
import { takePhoto } from '../support/photo.ts';
import { SCRIPT_MODES } from '../support/script-modes.ts';

/** Number of photos uploaded over a bad connection. An ad has at most twenty, as in soak. */
const PHOTO_COUNT = TRIES_ALL_CASES ? 20 : 6;

const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });

/**
 * Checks that a picture has loaded. In place of a missing picture, the browser would show the
 * alternative text.
 */
async function expectPictureLoaded(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
}

/** Checks accessibility at the smallest screen width. */
async function expectAccessible(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 720 });
  await injectAxe(page);
  expect(await findViolations(page)).toEqual([]);
}

for (const { name: scriptMode, hasScript, details } of SCRIPT_MODES) {
  test.describe(scriptMode, details, () => {
    test.use({ javaScriptEnabled: hasScript });
    const waitUntilReady = async (page: Page) => {
      if (hasScript) await waitForHydration(page);
    };
    /**
     * Checks accessibility. Does nothing in the run without JavaScript, because axe needs
     * JavaScript.
     */
    const checkAccessibility = async (page: Page) => {
      if (hasScript) await expectAccessible(page);
    };

    test('places, confirms, reserves and sells an ad', async ({ page, browser, request }) => {
      // The test opens eight pages, and axe checks five of them, so the test takes long.
      test.slow();
      const email = createEmail('anzeige');
      const title = `Brennholz Buche ${hasScript ? 'gespalten' : 'gesägt'} ab Hof`;
      await page.goto('/kleinanzeigen/neu');
      await waitUntilReady(page);
      await checkAccessibility(page);
      await page.getByRole('button', { name: 'Brennholz' }).click();
      await page.getByLabel('Titel').fill(title);
      await waitUntilReady(page);
      await checkAccessibility(page);
      await fillFirewoodAd(page, { title, email });
      if (hasScript) await expect(page.getByText('Entwurf gespeichert.')).toBeVisible();
      await page.getByLabel('Betrag (Euro)').fill('1.20x');
      await page.getByRole('button', { name: 'Weiter zu den Fotos' }).click();
      await expect(page.getByText(/Betrag von 1 bis/).first()).toBeVisible();
      await expect(page.getByLabel('Titel')).toHaveValue(title);
      await page.getByLabel('Betrag (Euro)').fill('120');
      await page.getByRole('button', { name: 'Weiter zu den Fotos' }).click();
      await page.waitForURL(/\/fotos/);
      await waitUntilReady(page);
      let remainingFailures = 2;
      await page.route('**/api/kleinanzeigen/uploads/*', async (route) => {
        if (route.request().method() === 'PATCH' && remainingFailures-- > 0) await route.abort();
        else await route.fallback();
      });
      await page.locator('input[type=file]').setInputFiles(await takePhoto(page));
      if (!hasScript) await page.getByRole('button', { name: 'Fotos hochladen' }).click();
      await page.getByLabel('Foto 1: Was ist zu sehen?').fill('Ein Stapel Buchenscheite');
      if (!hasScript) await page.getByRole('button', { name: 'Bildtexte speichern' }).click();
      await checkAccessibility(page);
      const nextControl = page.getByRole(hasScript ? 'button' : 'link', {
        name: 'Weiter zur Vorschau',
      });
      await nextControl.click();
      await expectPictureLoaded(page.getByRole('img', { name: 'Ein Stapel Buchenscheite' }));
      await waitUntilReady(page);
      await checkAccessibility(page);
      await page.getByRole('button', { name: 'Anzeige aufgeben' }).click();
      await expect(getHeading(page)).toHaveText('Bitte bestätigen Sie Ihre Anzeige');
      const submittedAdUrl = page.url();
      const otherPage = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
      expect((await otherPage.goto(submittedAdUrl))?.status()).toBe(200);
      await expect(getHeading(otherPage)).toHaveText('Ihre Anzeige ist eingereicht');
      await otherPage.context().close();
      await page.goto(await waitForMailedLink(request, email, '/kleinanzeigen/bestaetigen'));
      await page.getByRole('button', { name: 'Ja, die Anzeige ist von mir' }).click();
      await expect(getHeading(page)).toHaveText('Ihre Anzeige ist online');
      await checkAccessibility(page);
      await page.getByRole('button', { name: 'Als reserviert markieren' }).click();
      await expect(getHeading(page)).toHaveText(/reserviert/);
      await page.getByRole('link', { name: 'Anzeige ansehen' }).click();
      await expect(getHeading(page)).toHaveText(title);
      await page.goto(submittedAdUrl);
      await page.getByRole('button', { name: 'Als verkauft melden' }).click();
      await expect(getHeading(page)).toHaveText('Verkauft');
    });
  });
}

test(
  'all photos are uploaded over a slow and unreliable connection',
  { tag: '@soak' },
  async ({ page }) => {
    // The browser creates, downscales and checks pictures of twelve megapixels, so the test takes
    // long.
    test.slow();
    await page.clock.install();
    await page.goto('/kleinanzeigen/neu');
    await page.getByRole('button', { name: 'Brennholz' }).click();
    await waitForHydration(page);
    await fillFirewoodAd(page, {
      title: 'Brennholz mit vielen Fotos',
      email: createEmail('fotos'),
    });
    await page.getByRole('button', { name: 'Weiter zu den Fotos' }).click();
    await page.waitForURL(/\/fotos/);
    await waitForHydration(page);
    const connection = await breakUploads(page, '/api/kleinanzeigen/uploads', {
      bytesPerSecond: 6_000_000,
      blockedFileNumber: 3,
    });
    await chooseCameraPhotos(page, PHOTO_COUNT);
    const photoFields = page.getByLabel(/Was ist zu sehen/);
    await expect(photoFields).toHaveCount(2, { timeout: 20_000 });
    // The page retries the blocked third upload for a minute before it shows this button. The test
    // moves the clock of the page forward instead of waiting.
    const retryButton = page.getByRole('button', { name: 'Noch einmal' });
    // Scrolls to the end of the page. From there, the page must scroll the error into view.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(async () => {
      await page.clock.fastForward(16_000);
      await expect(retryButton).toBeInViewport({ timeout: 300 });
    }).toPass();
    await expect(photoFields).toHaveCount(PHOTO_COUNT - 1, { timeout: 60_000 });
    connection.repair();
    await retryButton.click();
    await expect(photoFields).toHaveCount(PHOTO_COUNT, { timeout: 20_000 });
    await expect(retryButton).toBeHidden();
    expect(connection.countAbortedRequests()).toBeGreaterThan(PHOTO_COUNT / 2);
    const draftId = /[0-9A-Z]{26}/u.exec(page.url())?.[0] ?? '';
    const draft = await (await page.request.get(`/api/kleinanzeigen/drafts/${draftId}`)).json();
    const storedPhotos = (draft as AdDraft).photos;
    expect(new Set(storedPhotos.map((photo) => photo.id)).size).toBe(PHOTO_COUNT);
    expect(storedPhotos.map(({ width, height }) => `${width}x${height}`)).toEqual(
      Array.from({ length: PHOTO_COUNT }, () => '2000x1500'),
    );
  },
);

test.describe('moderation', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'holds a suspicious ad, rejects it and receives the appeal',
    { tag: '@soak' },
    async ({ page, context, browser, baseURL }) => {
      const title = `Wickelpresse ${Date.now()}`;
      await logIn(context, baseURL ?? '');
      await page.goto('/kleinanzeigen/neu');
      await page.getByRole('button', { name: 'Brennholz' }).click();
      await page.getByLabel('Titel').fill(title);
      await page
        .getByLabel('Beschreibung')
        .fill('Bitte nur WhatsApp, der Kurier holt das Geld ab.');
      await page.getByLabel('Holzart').selectOption('Buche');
      await page.getByLabel('Preis', { exact: true }).selectOption('vb');
      await page.getByLabel('Betrag (Euro)').fill('120');
      await page.getByLabel('Postleitzahl').fill('87435');
      await page.getByLabel('Ort', { exact: true }).fill('Kempten');
      await page.getByRole('button', { name: 'Weiter zu den Fotos' }).click();
      await page.getByRole('link', { name: 'Weiter zur Vorschau' }).click();
      await page.getByRole('button', { name: 'Anzeige aufgeben' }).click();
      await expect(getHeading(page)).toHaveText('Ihre Anzeige ist in Prüfung');
      const ownerPageUrl = page.url();
      expect((await page.goto('/_internal/redaktion'))?.status()).toBe(404);

      const staffPage = await openModerationPages(browser, baseURL ?? '');
      await staffPage.decide(title, { choice: 'Ablehnen', reason: 'betrug' });

      await page.goto(ownerPageUrl);
      await expect(page.getByText('Verdacht auf Betrug')).toBeVisible();
      await page.getByLabel('Einspruch').fill('Das war ein Scherz, ich nehme nur Bargeld an.');
      await page.getByRole('button', { name: 'Einspruch einlegen' }).click();
      await expect(page.getByText(/Einspruch ist angekommen/)).toBeVisible();
      await staffPage.decideAppeal(title, /Es bleibt/, 'Der Text steht noch so da.');
      await staffPage.close();
      await page.goto(ownerPageUrl);
      await expect(page.getByText('Es bleibt bei der Entscheidung.')).toBeVisible();
      await page.getByRole('button', { name: 'Löschen' }).click();
    },
  );
});
