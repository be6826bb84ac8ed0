import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { injectAxe, findViolations } from '../support/axe.ts';
import { waitForHydration } from '../support/demo-reader.ts';
import { openModerationPages } from '../support/moderation-page.ts';
import { waitForMail, waitForMailedLink } from '../support/mailbox.ts';
import { getDateInDays, fillEventForm } from '../support/market-forms.ts';
import { takePhoto } from '../support/photo.ts';
import { createEmail } from '../support/register-reader.ts';
import { SCRIPT_MODES } from '../support/script-modes.ts';

const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const { name: scriptMode, hasScript, details } of SCRIPT_MODES) {
  test.describe(scriptMode, details, () => {
    test.use({ javaScriptEnabled: hasScript });
    const waitUntilReady = async (page: Page) => {
      if (hasScript) await waitForHydration(page);
    };
    const openPage = async (page: Page, path: string) => {
      await page.goto(path);
      await waitUntilReady(page);
    };
    /**
     * Checks accessibility at the smallest screen width. Does nothing in the run without
     * JavaScript, because axe needs JavaScript.
     */
    const checkAccessibility = async (page: Page) => {
      if (!hasScript) return;
      await page.setViewportSize({ width: 320, height: 720 });
      await injectAxe(page);
      expect(await findViolations(page)).toEqual([]);
    };

    /** Submits an event without an account and confirms it with the mailed link. */
    async function submitEvent(
      page: Page,
      request: Parameters<typeof waitForMailedLink>[0],
      { title, email }: { readonly title: string; readonly email: string },
    ): Promise<void> {
      await openPage(page, '/veranstaltungen/neu');
      await fillEventForm(page, { title, day: getDateInDays(30) });
      await page.getByRole('radio', { name: 'hier auf Grünland' }).check();
      await page.getByLabel('Plätze je Termin').fill('8');
      await page.getByRole('button', { name: 'Weiter zur Prüfung' }).click();
      await expect(getHeading(page)).toHaveText('Veranstaltung prüfen');
      await page.getByRole('link', { name: 'Bilder hinzufügen' }).click();
      await expect(getHeading(page)).toContainText('Bilder zu');
      await waitUntilReady(page);
      await page.locator('input[type=file]').setInputFiles(await takePhoto(page));
      if (!hasScript) await page.getByRole('button', { name: 'Fotos hochladen' }).click();
      await page.getByLabel('Foto 1: Was ist zu sehen?').fill('Sense an der Stallwand');
      await checkAccessibility(page);
      await page.getByRole('button', { name: 'Weiter zur Prüfung' }).click();
      await expect(getHeading(page)).toHaveText('Veranstaltung prüfen');
      await expect(page.getByText('Sense an der Stallwand')).toBeVisible();
      await waitUntilReady(page);
      await page.getByLabel('Ihre E-Mail-Adresse').fill(email);
      await page.getByRole('button', { name: 'Veranstaltung einreichen' }).click();
      await expect(getHeading(page)).toHaveText(/Fast eingereicht/);
      await openPage(page, await waitForMailedLink(request, email, '/veranstaltungen/bestaetigen'));
      await page.getByRole('button', { name: 'Einreichung bestätigen' }).click();
      await expect(getHeading(page)).toHaveText(/ist eingereicht/);
    }

    test(
      'an event is submitted, approved, changed and cancelled',
      { tag: '@soak' },
      async ({ page, request, browser, baseURL }) => {
        // Two users open two pages each, with a moderation step in between, so the test takes long.
        test.slow();
        const title = `Sensenkurs am Hang ${Date.now()}${hasScript ? '' : ' zu Fuß'}`;
        const [clubEmail, guestEmail] = [createEmail('verein'), createEmail('gast')];
        const staffPage = await openModerationPages(browser, baseURL ?? '');
        await submitEvent(page, request, { title, email: clubEmail });
        await staffPage.decide(title, { choice: 'Freigeben' });
        await waitForMail(request, clubEmail, 'steht jetzt im Kalender');

        await openPage(
          page,
          await waitForMailedLink(request, clubEmail, '/veranstaltungen/verwalten'),
        );
        const ownerUrl = page.url();
        await expect(page.getByText('Steht im Kalender')).toBeVisible();
        await checkAccessibility(page);
        await page.getByRole('link', { name: 'Im Kalender ansehen' }).click();
        await page.waitForURL(/\/veranstaltungen\/sensenkurs-/);
        await expect(getHeading(page)).toHaveText(title);
        const eventUrl = page.url();
        const picture = page.getByRole('img', { name: 'Sense an der Stallwand' });
        await expect(picture).toHaveAttribute('src', /\/api\/fotos\//);
        await expect(picture).toHaveJSProperty('complete', true);

        // A guest registers for the event.
        await page.locator('main').getByRole('link', { name: 'Platz reservieren' }).first().click();
        await expect(getHeading(page)).toContainText('Anmelden: ');
        await waitUntilReady(page);
        await page.getByLabel('Vorname').fill('Hanna');
        await page.getByLabel('Nachname').fill('Ohlsen');
        await page.getByLabel('E-Mail-Adresse').fill(guestEmail);
        await page.getByRole('checkbox', { name: /einverstanden/ }).check();
        await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
        await openPage(
          page,
          await waitForMailedLink(request, guestEmail, '/veranstaltungen/anmeldung'),
        );
        await page.getByRole('button', { name: 'Anmeldung bestätigen' }).click();
        await expect(getHeading(page)).toHaveText('Sie sind angemeldet');

        // A changed text waits for approval. Until then, visitors see the old text.
        await openPage(page, ownerUrl);
        await page.getByRole('link', { name: 'Ändern', exact: true }).click();
        await waitUntilReady(page);
        await page.getByLabel('Kurzbeschreibung').fill('Mähen lernen, dengeln inbegriffen.');
        await page.getByRole('button', { name: 'Speichern' }).click();
        await expect(page.getByText('Ihre Änderung ist in Prüfung')).toBeVisible();
        await page.goto(eventUrl);
        await expect(page.getByText('Mähen wie früher')).toBeVisible();
        await staffPage.decide(title, {
          choice: 'Ablehnen',
          reason: 'unklar',
          texts: { Anmerkung: 'Was ist dengeln?' },
        });
        await waitForMail(request, clubEmail, 'steht weiter so da wie zuvor');
        await openPage(page, ownerUrl);
        await expect(page.getByText('Was ist dengeln?')).toBeVisible();
        await expect(page.getByRole('button', { name: 'Einspruch einlegen' })).toBeVisible();
        await checkAccessibility(page);

        // The organizer cancels the occurrence. The registered guest gets a mail.
        await page.getByRole('link', { name: /Absagen oder verschieben/ }).click();
        await waitUntilReady(page);
        await page.getByRole('radio', { name: 'absagen' }).check();
        await page.getByLabel('Grund').fill('Der Hang ist zu nass.');
        await page.getByRole('button', { name: 'Termin ändern' }).click();
        await expect(page.getByText('Gespeichert')).toBeVisible();
        expect(await waitForMail(request, guestEmail, 'abgesagt')).toContain(
          'Der Hang ist zu nass.',
        );
        await staffPage.close();
      },
    );
  });
}

test(
  'a rejected event is approved after an appeal',
  { tag: '@soak' },
  async ({ browser, request, baseURL }) => {
    test.slow();
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const title = `Dengelkurs im Stall ${Date.now()}`;
    const email = createEmail('verein');
    await page.goto('/veranstaltungen/neu');
    await fillEventForm(page, { title, day: getDateInDays(31) });
    await page.getByRole('button', { name: 'Weiter zur Prüfung' }).click();
    await page.getByLabel('Ihre E-Mail-Adresse').fill(email);
    await page.getByRole('button', { name: 'Veranstaltung einreichen' }).click();
    await page.goto(await waitForMailedLink(request, email, '/veranstaltungen/bestaetigen'));
    await page.getByRole('button', { name: 'Einreichung bestätigen' }).click();

    const staffPage = await openModerationPages(browser, baseURL ?? '');
    await staffPage.decide(title, { choice: 'Ablehnen', reason: 'unklar' });

    await page.goto(await waitForMailedLink(request, email, '/veranstaltungen/verwalten'));
    await expect(page.getByText('Angaben reichen nicht aus')).toBeVisible();
    await page.getByLabel('Einspruch').fill('Beim Dengeln wird die Schneide dünn geklopft.');
    await page.getByRole('button', { name: 'Einspruch einlegen' }).click();
    await expect(page.getByText(/Einspruch ist angekommen/)).toBeVisible();

    await staffPage.decideAppeal(title, /hat recht/, 'Danke, das war uns neu.');
    await waitForMail(request, email, 'Sie hatten recht');
    await page.reload();
    await expect(page.getByText('Steht im Kalender')).toBeVisible();
    await staffPage.close();
    await context.close();
  },
);
