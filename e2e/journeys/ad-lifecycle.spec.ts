import { expect } from '@playwright/test';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectAccessibleBeforeScript, expectAccessibleStep } from '../support/axe.ts';
import { test } from '../support/time-travel-test.ts';
import { waitForHydration } from '../support/demo-reader.ts';
import { waitForMail, waitForMailedLink } from '../support/mailbox.ts';
import { fillFirewood } from '../support/market-forms.ts';
import { createEmail } from '../support/register-reader.ts';

/**
 * Tests that an ad runs for sixty days and that saved searches report new ads. The tests run on a
 * separate site, whose date they move forward.
 */

const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Waits until the shell has loaded a release of the classified ads area. */
async function waitForMarket(url: string, request: APIRequestContext): Promise<void> {
  const fetchStatus = async () => (await request.get(`${url}/kleinanzeigen`)).status();
  await expect.poll(fetchStatus, { timeout: 30_000 }).toBe(200);
}

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: hasScript });

    test('an ad is reported by a saved search, renewed, expires and is deleted', async ({
      page,
      request,
      timeTravelSite,
    }) => {
      // The test starts a separate api five times.
      test.setTimeout(180_000);
      const { url, continueAfterDays } = timeTravelSite;
      const [sellerEmail, seekerEmail] = [createEmail('anbieter'), createEmail('sucher')];
      const title = 'Brennholz Esche vom Hang';
      const checkStep = (step: string) =>
        (hasScript ? expectAccessibleStep : expectAccessibleBeforeScript)(page, step);
      const openPage = async (path: string) => {
        await page.goto(new URL(path, url).href);
        if (hasScript) await waitForHydration(page);
      };
      /**
       * Reloads the page until the locator is visible, because the shell's circuit breaker may
       * still be open after a restart of the api.
       */
      const openUntilVisible = async (path: string, expectedElement: Locator) => {
        await expect(async () => {
          await openPage(path);
          await expect(expectedElement).toBeVisible({ timeout: 1000 });
        }).toPass({ timeout: 40_000 });
      };
      /** Opens the owner's page through the link in the newest mail. */
      const openOwnerPage = async () => {
        const button = page.getByRole('button', { name: 'Zu meiner Anzeige' });
        await openUntilVisible(
          await waitForMailedLink(request, sellerEmail, '/kleinanzeigen/verwalten'),
          button,
        );
        await button.click();
      };
      await waitForMarket(url, request);

      await openPage('/kleinanzeigen?q=esche');
      await page.getByRole('link', { name: 'Als Suchauftrag speichern' }).click();
      await expect(getHeading(page)).toHaveText('Suchauftrag anlegen');
      if (hasScript) await waitForHydration(page);
      await page.getByLabel('E-Mail-Adresse').fill(seekerEmail);
      await page.getByRole('button', { name: 'Suchauftrag anlegen' }).click();
      await openPage(await waitForMailedLink(request, seekerEmail, '/suchauftrag/bestaetigen'));
      await page.getByRole('button', { name: 'Suchauftrag bestätigen' }).click();
      await expect(getHeading(page)).toHaveText('Ihr Suchauftrag läuft');

      await openPage('/kleinanzeigen/neu');
      await page.getByRole('button', { name: 'Brennholz' }).click();
      await expect(page.getByLabel('Titel')).toBeVisible();
      if (hasScript) await waitForHydration(page);
      await fillFirewood(page, { title, email: sellerEmail });
      await page.getByRole('button', { name: 'Weiter zu den Fotos' }).click();
      await page.waitForURL(/\/fotos/);
      if (hasScript) await waitForHydration(page);
      const nextControl = page.getByRole(hasScript ? 'button' : 'link', {
        name: 'Weiter zur Vorschau',
      });
      await nextControl.click();
      await page.getByRole('button', { name: 'Anzeige aufgeben' }).click();
      await expect(getHeading(page)).toHaveText('Bitte bestätigen Sie Ihre Anzeige');
      await openPage(await waitForMailedLink(request, sellerEmail, '/kleinanzeigen/bestaetigen'));
      await page.getByRole('button', { name: 'Ja, die Anzeige ist von mir' }).click();
      await expect(getHeading(page)).toHaveText('Ihre Anzeige ist online');
      await page.getByRole('link', { name: 'Anzeige ansehen' }).click();
      await expect(getHeading(page)).toHaveText(title);
      const adUrl = page.url();

      await continueAfterDays(1.1);
      const searchMail = await waitForMail(request, seekerEmail, 'gibt es Neues');
      expect(searchMail).toContain(title);
      expect(searchMail).toContain(new URL(adUrl).pathname);
      await openUntilVisible(
        await waitForMailedLink(request, seekerEmail, '/suchauftrag'),
        page.getByRole('main').getByText(/esche/).first(),
      );
      await checkStep('Suchauftrag verwalten');

      await continueAfterDays(50.1);
      await waitForMail(request, sellerEmail, /endet am .*verlängern/su);
      await openOwnerPage();
      await page.getByRole('button', { name: 'Um 60 Tage verlängern' }).click();
      await expect(getHeading(page)).toHaveText('Ihre Anzeige ist online');
      await checkStep('Anzeige verlängert');

      // The owner renewed the ad, which extends it until day 110. So it is still online on day 61.
      await continueAfterDays(61);
      await expect.poll(async () => (await request.get(adUrl)).status()).toBe(200);
      await openPage(adUrl);
      await expect(page.getByText('Diese Anzeige ist abgelaufen')).toBeHidden();

      await continueAfterDays(111);
      await expect
        .poll(async () => (await request.get(adUrl)).text(), { timeout: 20_000 })
        .toContain('Diese Anzeige ist abgelaufen');
      await openPage(adUrl);
      await checkStep('Anzeige abgelaufen');
      await openOwnerPage();
      await expect(getHeading(page)).toHaveText('Ihre Anzeige ist abgelaufen');
      await expect(page.getByRole('button', { name: 'Um 60 Tage verlängern' })).toBeVisible();

      await continueAfterDays(143);
      await expect
        .poll(async () => (await request.get(adUrl)).status(), { timeout: 20_000 })
        .toBe(410);
      expect(await (await request.get(`${url}/kleinanzeigen?q=esche`)).text()).not.toContain(title);
    });
  });
}
