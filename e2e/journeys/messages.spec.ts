import { expect, test } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessibleStep } from '../support/axe.ts';
import { demoModerator, waitForHydration, logIn } from '../support/demo-reader.ts';
import { waitForMailedLink, waitForMail } from '../support/mailbox.ts';
import { takePhoto } from '../support/photo.ts';
import { createEmail, registerReader } from '../support/register-reader.ts';
import { getApiUrl } from '../support/site-under-test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const threadLinkPattern = /\/kleinanzeigen\/nachrichten\/[0-9A-Z]{26}(?:\?code=[\w.%-]+)?/u;

const ad = {
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

/** Places an ad for the signed-in user through the api; another test covers the form. */
async function placeAd(context: BrowserContext, baseURL: string, title: string): Promise<string> {
  const drafts = `${await getApiUrl(baseURL)}/api/kleinanzeigen/drafts`;
  const post = async (path: string, data: object) => {
    const answer = await context.request.post(drafts + path, {
      data,
      headers: { origin: baseURL },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const { id, version } = await post('', { category: 'gruenland-ernte' });
  const saveResponse = await post(`/${id}`, { version, values: { ...ad, titel: title } });
  const { slug } = await post(`/${id}/submit`, { version: saveResponse.version });
  return slug as string;
}

for (const script of [true, false]) {
  test.describe(script ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: script });
    const waitUntilReady = async (page: Page, step?: string) => {
      if (!script) return;
      await waitForHydration(page);
      if (step) await expectAccessibleStep(page, step);
    };

    test('sends, confirms, answers and blocks messages without showing a mail address', async ({
      page,
      browser,
      request,
      baseURL,
    }) => {
      // The test takes long: two users open ten pages, and axe checks four of them.
      test.slow();
      const sellerContext = await browser.newContext({ javaScriptEnabled: false });
      const seller = await registerReader(sellerContext, request, baseURL!);
      const title = `Rundballenpresse ${script ? 'mit' : 'ohne'} Netzbindung ${Date.now()}`;
      const slug = await placeAd(sellerContext, baseURL!, title);
      const email = createEmail('frage');

      await page.goto(`/kleinanzeigen/${slug}`);
      await waitUntilReady(page, 'Anzeige');
      await page.getByLabel('Nachricht an Hanna Ohlsen').fill('Rufen Sie an: 0171 2345678');
      await page.getByRole('button', { name: 'Nachricht schreiben' }).click();
      await expect(heading(page)).toHaveText('Nachricht an Hanna Ohlsen');
      await waitUntilReady(page, 'Nachricht schreiben');
      await page.getByLabel('Ihr Anzeigename').fill('Karl Korn');
      await page.getByLabel('E-Mail-Adresse').fill(email);
      await page.getByRole('button', { name: 'Nachricht senden' }).click();
      await expect(page.getByText(/Telefonnummer im Text/).first()).toBeVisible();
      await waitUntilReady(page);
      await expect(page.getByLabel('Ihr Anzeigename')).toHaveValue('Karl Korn');
      await expect(page.getByRole('checkbox', { name: /Trotzdem senden/ })).not.toBeChecked();
      await page.getByLabel('Ihre Nachricht').fill('Ist die Presse noch da?');
      await page.getByRole('button', { name: 'Nachricht senden' }).click();
      await expect(heading(page)).toHaveText('Bitte bestätigen Sie');
      await page.goto(
        await waitForMailedLink(request, email, '/kleinanzeigen/nachrichten/bestaetigen'),
      );
      await waitUntilReady(page);
      await page.getByRole('button', { name: 'Ja, zustellen' }).click();
      await expect(heading(page)).toHaveText('Nachrichten mit Hanna Ohlsen');
      await expect(page.getByText(/zugestellt$/)).toBeVisible();
      await waitUntilReady(page, 'Unterhaltung');
      const own = page.url();

      const reported = await waitForMail(request, seller, 'Ist die Presse noch da?');
      expect(reported).not.toContain(email);
      const staffPage = await sellerContext.newPage();
      await staffPage.goto('/mein-account');
      await expect(staffPage.getByText('Eine ungelesene Nachricht.')).toBeVisible();
      await staffPage.getByRole('link', { name: 'Zu den Nachrichten' }).click();
      await staffPage.getByRole('link', { name: `Karl Korn: ${title}` }).click();
      await expect(staffPage.getByText('Ist die Presse noch da?')).toBeVisible();
      expect(await staffPage.content()).not.toContain(email);
      await staffPage.getByLabel('Antwort an Karl Korn').fill('Ja, kommen Sie am Samstag.');
      await staffPage.getByRole('button', { name: 'Antwort senden' }).click();
      await expect(staffPage.getByText('Ja, kommen Sie am Samstag.')).toBeVisible();

      const link = threadLinkPattern.exec(
        await waitForMail(request, email, 'Ja, kommen Sie am Samstag.'),
      );
      expect(new URL(link?.[0] ?? '', baseURL).href).toBe(own);
      await page.goto(own);
      await waitUntilReady(page);
      await expect(page.getByText(/gelesen$/)).toBeVisible();
      // Answers with the keyboard only.
      const answer = page.getByLabel('Antwort an Hanna Ohlsen');
      await answer.focus();
      await page.keyboard.type('Bis Samstag.');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Antwort senden' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('listitem').filter({ hasText: 'Bis Samstag.' })).toBeVisible();
      await page.getByLabel(/^Foto/u).setInputFiles(await takePhoto(staffPage));
      await page.getByRole('button', { name: 'Bild senden' }).click();
      const sent = page.getByAltText('Bild von Ihnen');
      await sent.scrollIntoViewIfNeeded();
      await expect
        .poll(() => sent.evaluate((img) => (img as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(300);
      await waitUntilReady(page, 'Mit Bild');

      await staffPage.reload();
      await expect(staffPage.getByAltText('Bild von Karl Korn')).toBeVisible();
      await staffPage.getByRole('button', { name: 'Karl Korn blockieren' }).click();
      await expect(staffPage.getByText('Sie haben diese Person blockiert')).toBeVisible();
      await page.goto(own);
      await waitUntilReady(page, 'Blockiert');
      await expect(page.getByText(/möchte keine Nachrichten von Ihnen/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Antwort senden' })).toHaveCount(0);
      await sellerContext.close();
    });
  });
}

test.describe('moderation', () => {
  test.use({ javaScriptEnabled: false });

  test('reads a reported conversation, ends it and receives the appeal', async ({
    page,
    context,
    browser,
    request,
    baseURL,
  }) => {
    const sellerContext = await browser.newContext({ javaScriptEnabled: false });
    await registerReader(sellerContext, request, baseURL!);
    const title = `Presse, gemeldet ${Date.now()}`;
    const slug = await placeAd(sellerContext, baseURL!, title);
    const email = await registerReader(context, request, baseURL!);
    await page.goto(`/kleinanzeigen/${slug}/nachricht`);
    await page.getByLabel('Ihre Nachricht').fill('Zu teuer, Sie sind ein Halunke.');
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    await expect(heading(page)).toHaveText('Nachrichten mit Hanna Ohlsen');

    const staffPage = await sellerContext.newPage();
    await staffPage.goto(page.url());
    await staffPage.getByRole('link', { name: 'Unterhaltung melden' }).click();
    await staffPage.getByRole('radio', { name: /Belästigung/ }).check();
    await staffPage
      .getByLabel('Was genau stimmt nicht?')
      .fill('Der Mann beschimpft mich ohne Grund.');
    await staffPage.getByRole('button', { name: 'Meldung absenden' }).click();
    await expect(heading(staffPage)).toHaveText(/^Ihre Meldung M-/);

    const moderatorContext = await browser.newContext({ javaScriptEnabled: false });
    await logIn(moderatorContext, baseURL!, demoModerator);
    const queue = await moderatorContext.newPage();
    await queue.goto('/_internal/redaktion');
    await queue.getByRole('link', { name: title }).click();
    await expect(queue.getByText(/Sie sind ein Halunke/)).toBeVisible();
    expect(await queue.content()).not.toContain(email);
    await queue.getByRole('radio', { name: 'Eintrag sperren' }).check();
    await queue.getByLabel('Grund der Ablehnung').selectOption('belaestigung');
    await queue.getByRole('button', { name: 'Entscheiden' }).click();
    await expect(heading(queue)).toHaveText('Redaktion');

    await waitForMail(request, email, 'die Unterhaltung zu beenden');
    await page.reload();
    await expect(page.getByText('Diese Unterhaltung ist beendet')).toBeVisible();
    await page.getByLabel('Einspruch').fill('Das war ein Scherz unter Nachbarn, wirklich.');
    await page.getByRole('button', { name: 'Einspruch einlegen' }).click();
    await expect(page.getByText(/Einspruch ist angekommen/)).toBeVisible();
    await queue.goto('/_internal/redaktion?ansicht=einsprueche');
    await expect(queue.getByRole('link', { name: title })).toBeVisible();
    await Promise.all([sellerContext.close(), moderatorContext.close()]);
  });
});
