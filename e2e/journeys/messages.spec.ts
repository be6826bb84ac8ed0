import { expect, test } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessibleStep } from '../support/axe.ts';
import { demoModerator, waitForHydration, logIn } from '../support/demo-reader.ts';
import { waitForMailedLink, waitForMail } from '../support/mailbox.ts';
import { takePhoto } from '../support/photo.ts';
import { createEmail, registerReader } from '../support/register-reader.ts';
import { getApiUrl } from '../support/site-under-test.ts';
import { SCRIPT_MODES } from '../support/script-modes.ts';

const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });
const conversationLinkPattern = /\/kleinanzeigen\/nachrichten\/[0-9A-Z]{26}(?:\?code=[\w.%-]+)?/u;

const adValues = {
  art: 'biete',
  beschreibung: 'Gut gepflegt, immer in der Halle gestanden. Netz und Gelenkwelle sind dabei.',
  preisart: 'vb',
  preis: '6.400',
  einheit: 'gesamt',
  zustand: 'gebraucht',
  'a-marke': 'Krone',
  'a-baujahr': '2009',
  plz: '87435',
  ort: 'Kempten',
  'uebergabe-abholung': 'on',
};

/** Places an ad for the signed-in user through the api, because another test covers the form. */
async function placeAd(context: BrowserContext, baseURL: string, title: string): Promise<string> {
  const draftsUrl = `${await getApiUrl(baseURL)}/api/kleinanzeigen/drafts`;
  const post = async (path: string, data: object) => {
    const response = await context.request.post(draftsUrl + path, {
      data,
      headers: { origin: baseURL },
    });
    expect(response.ok(), await response.text()).toBe(true);
    return response.json();
  };
  const { id: draftId, version } = await post('', { category: 'gruenland-ernte' });
  const saveResponse = await post(`/${draftId}`, {
    version,
    values: { ...adValues, titel: title },
  });
  const { slug } = await post(`/${draftId}/submit`, { version: saveResponse.version });
  return slug as string;
}

for (const { name: scriptMode, hasScript, details } of SCRIPT_MODES) {
  test.describe(scriptMode, details, () => {
    test.use({ javaScriptEnabled: hasScript });
    const waitUntilReady = async (page: Page, step?: string) => {
      if (!hasScript) return;
      await waitForHydration(page);
      if (step) await expectAccessibleStep(page, step);
    };

    test('sends, confirms, answers and blocks messages without showing a mail address', async ({
      page,
      browser,
      request,
      baseURL,
    }) => {
      // Two users open ten pages, and axe checks four of them, so the test takes long.
      test.slow();
      const sellerContext = await browser.newContext({ javaScriptEnabled: false });
      const sellerEmail = await registerReader(sellerContext, request, baseURL!);
      const title = `Rundballenpresse ${hasScript ? 'mit' : 'ohne'} Netzbindung ${Date.now()}`;
      const slug = await placeAd(sellerContext, baseURL!, title);
      const askerEmail = createEmail('frage');

      await page.goto(`/kleinanzeigen/${slug}`);
      await waitUntilReady(page, 'Anzeige');
      await page.getByLabel('Nachricht an Hanna Ohlsen').fill('Rufen Sie an: 0171 2345678');
      await page.getByRole('button', { name: 'Nachricht schreiben' }).click();
      await expect(getHeading(page)).toHaveText('Nachricht an Hanna Ohlsen');
      await waitUntilReady(page, 'Nachricht schreiben');
      await page.getByLabel('Ihr Name').fill('Karl Korn');
      await page.getByLabel('E-Mail-Adresse').fill(askerEmail);
      await page.getByRole('button', { name: 'Nachricht senden' }).click();
      await expect(page.getByText(/Telefonnummer im Text/).first()).toBeVisible();
      await waitUntilReady(page);
      await expect(page.getByLabel('Ihr Name')).toHaveValue('Karl Korn');
      await expect(page.getByRole('checkbox', { name: /Trotzdem senden/ })).not.toBeChecked();
      await page.getByLabel('Ihre Nachricht').fill('Ist die Presse noch da?');
      await page.getByRole('button', { name: 'Nachricht senden' }).click();
      await expect(getHeading(page)).toHaveText('Bitte bestätigen Sie');
      await page.goto(
        await waitForMailedLink(request, askerEmail, '/kleinanzeigen/nachrichten/bestaetigen'),
      );
      await waitUntilReady(page);
      await page.getByRole('button', { name: 'Ja, zustellen' }).click();
      await expect(getHeading(page)).toHaveText('Nachrichten mit Hanna Ohlsen');
      await expect(page.getByText(/zugestellt$/)).toBeVisible();
      await waitUntilReady(page, 'Unterhaltung');
      const conversationUrl = page.url();

      const sellerMail = await waitForMail(request, sellerEmail, 'Ist die Presse noch da?');
      expect(sellerMail).not.toContain(askerEmail);
      const sellerPage = await sellerContext.newPage();
      await sellerPage.goto('/mein-account');
      await expect(sellerPage.getByText('Eine ungelesene Nachricht.')).toBeVisible();
      await sellerPage.getByRole('link', { name: 'Zu den Nachrichten' }).click();
      await sellerPage.getByRole('link', { name: `Karl Korn: ${title}` }).click();
      await expect(sellerPage.getByText('Ist die Presse noch da?')).toBeVisible();
      expect(await sellerPage.content()).not.toContain(askerEmail);
      await sellerPage.getByLabel('Antwort an Karl Korn').fill('Ja, kommen Sie am Samstag.');
      await sellerPage.getByRole('button', { name: 'Antwort senden' }).click();
      await expect(sellerPage.getByText('Ja, kommen Sie am Samstag.')).toBeVisible();

      const conversationLink = conversationLinkPattern.exec(
        await waitForMail(request, askerEmail, 'Ja, kommen Sie am Samstag.'),
      );
      expect(new URL(conversationLink?.[0] ?? '', baseURL).href).toBe(conversationUrl);
      await page.goto(conversationUrl);
      await waitUntilReady(page);
      await expect(page.getByText(/gelesen$/)).toBeVisible();
      // Answers the message with only the keyboard.
      const answerField = page.getByLabel('Antwort an Hanna Ohlsen');
      await answerField.focus();
      await page.keyboard.type('Bis Samstag.');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Antwort senden' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('listitem').filter({ hasText: 'Bis Samstag.' })).toBeVisible();
      await page.getByLabel(/^Foto/u).setInputFiles(await takePhoto(sellerPage));
      await page.getByRole('button', { name: 'Bild senden' }).click();
      const sentPicture = page.getByAltText('Bild von Ihnen');
      await sentPicture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => sentPicture.evaluate((img) => (img as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(300);
      await waitUntilReady(page, 'Mit Bild');

      await sellerPage.reload();
      await expect(sellerPage.getByAltText('Bild von Karl Korn')).toBeVisible();
      await sellerPage.getByRole('button', { name: 'Karl Korn blockieren' }).click();
      await expect(sellerPage.getByText('Sie haben diese Person blockiert')).toBeVisible();
      await page.goto(conversationUrl);
      await waitUntilReady(page, 'Blockiert');
      await expect(page.getByText(/möchte keine Nachrichten von Ihnen/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Antwort senden' })).toHaveCount(0);
      await sellerContext.close();
    });
  });
}

test.describe('moderation', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'reads a reported conversation, ends it and receives the appeal',
    { tag: '@soak' },
    async ({ page, context, browser, request, baseURL }) => {
      const sellerContext = await browser.newContext({ javaScriptEnabled: false });
      await registerReader(sellerContext, request, baseURL!);
      const title = `Presse, gemeldet ${Date.now()}`;
      const slug = await placeAd(sellerContext, baseURL!, title);
      const askerEmail = await registerReader(context, request, baseURL!);
      await page.goto(`/kleinanzeigen/${slug}/nachricht`);
      await page.getByLabel('Ihre Nachricht').fill('Zu teuer, Sie sind ein Halunke.');
      await page.getByRole('button', { name: 'Nachricht senden' }).click();
      await expect(getHeading(page)).toHaveText('Nachrichten mit Hanna Ohlsen');

      const sellerPage = await sellerContext.newPage();
      await sellerPage.goto(page.url());
      await sellerPage.getByRole('link', { name: 'Unterhaltung melden' }).click();
      await sellerPage.getByRole('radio', { name: /Belästigung/ }).check();
      await sellerPage
        .getByLabel('Was genau stimmt nicht?')
        .fill('Der Mann beschimpft mich ohne Grund.');
      await sellerPage.getByRole('button', { name: 'Meldung absenden' }).click();
      await expect(getHeading(sellerPage)).toHaveText(/^Ihre Meldung M-/);

      const moderatorContext = await browser.newContext({ javaScriptEnabled: false });
      await logIn(moderatorContext, baseURL!, demoModerator);
      const moderationPage = await moderatorContext.newPage();
      await moderationPage.goto('/_internal/redaktion');
      await moderationPage.getByRole('link', { name: title }).click();
      await expect(moderationPage.getByText(/Sie sind ein Halunke/)).toBeVisible();
      expect(await moderationPage.content()).not.toContain(askerEmail);
      await moderationPage.getByRole('radio', { name: 'Eintrag sperren' }).check();
      await moderationPage.getByLabel('Grund der Ablehnung').selectOption('belaestigung');
      await moderationPage.getByRole('button', { name: 'Entscheiden' }).click();
      await expect(getHeading(moderationPage)).toHaveText('Redaktion');

      await waitForMail(request, askerEmail, 'die Unterhaltung zu beenden');
      await page.reload();
      await expect(page.getByText('Diese Unterhaltung ist beendet')).toBeVisible();
      await page.getByLabel('Einspruch').fill('Das war ein Scherz unter Nachbarn, wirklich.');
      await page.getByRole('button', { name: 'Einspruch einlegen' }).click();
      await expect(page.getByText(/Einspruch ist angekommen/)).toBeVisible();
      await moderationPage.goto('/_internal/redaktion?ansicht=einsprueche');
      await expect(moderationPage.getByRole('link', { name: title })).toBeVisible();
      await Promise.all([sellerContext.close(), moderatorContext.close()]);
    },
  );
});
