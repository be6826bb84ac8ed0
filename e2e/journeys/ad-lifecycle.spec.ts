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

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Waits until the shell has loaded a release of the classified ads area. */
async function waitForMarket(url: string, request: APIRequestContext): Promise<void> {
  const status = async () => (await request.get(`${url}/kleinanzeigen`)).status();
  await expect.poll(status, { timeout: 30_000 }).toBe(200);
}

for (const script of [true, false]) {
  test.describe(script ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: script });

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
        (script ? expectAccessibleStep : expectAccessibleBeforeScript)(page, step);
      const open = async (path: string) => {
        await page.goto(new URL(path, url).href);
        if (script) await waitForHydration(page);
      };
      /**
       * Reloads the page until the locator is visible, because the shell's circuit breaker may
       * still be open after a restart of the api.
       */
      const openUntilVisible = async (path: string, shown: Locator) => {
        await expect(async () => {
          await open(path);
          await expect(shown).toBeVisible({ timeout: 1000 });
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

      await open('/kleinanzeigen?q=esche');
      await page.getByRole('link', { name: 'Als Suchauftrag speichern' }).click();
      await expect(heading(page)).toHaveText('Suchauftrag anlegen');
      if (script) await waitForHydration(page);
      await page.getByLabel('E-Mail-Adresse').fill(seekerEmail);
      await page.getByRole('button', { name: 'Suchauftrag anlegen' }).click();
      await open(await waitForMailedLink(request, seekerEmail, '/suchauftrag/bestaetigen'));
      await page.getByRole('button', { name: 'Suchauftrag bestätigen' }).click();
      await expect(heading(page)).toHaveText('Ihr Suchauftrag läuft');

      await open('/kleinanzeigen/neu');
      await page.getByRole('button', { name: 'Brennholz' }).click();
      await expect(page.getByLabel('Titel')).toBeVisible();
      if (script) await waitForHydration(page);
      await fillFirewood(page, { title, email: sellerEmail });
      await page.getByRole('button', { name: 'Weiter zu den Fotos' }).click();
      await page.waitForURL(/\/fotos/);
      if (script) await waitForHydration(page);
      const next = page.getByRole(script ? 'button' : 'link', { name: 'Weiter zur Vorschau' });
      await next.click();
      await page.getByRole('button', { name: 'Anzeige aufgeben' }).click();
      await expect(heading(page)).toHaveText('Bitte bestätigen Sie Ihre Anzeige');
      await open(await waitForMailedLink(request, sellerEmail, '/kleinanzeigen/bestaetigen'));
      await page.getByRole('button', { name: 'Ja, die Anzeige ist von mir' }).click();
      await expect(heading(page)).toHaveText('Ihre Anzeige ist online');
      await page.getByRole('link', { name: 'Anzeige ansehen' }).click();
      await expect(heading(page)).toHaveText(title);
      const shown = page.url();

      await continueAfterDays(1.1);
      const found = await waitForMail(request, seekerEmail, 'gibt es Neues');
      expect(found).toContain(title);
      expect(found).toContain(new URL(shown).pathname);
      await openUntilVisible(
        await waitForMailedLink(request, seekerEmail, '/suchauftrag'),
        page.getByRole('main').getByText(/esche/).first(),
      );
      await checkStep('Suchauftrag verwalten');

      await continueAfterDays(50.1);
      await waitForMail(request, sellerEmail, /endet am .*verlängern/su);
      await openOwnerPage();
      await page.getByRole('button', { name: 'Um 60 Tage verlängern' }).click();
      await expect(heading(page)).toHaveText('Ihre Anzeige ist online');
      await checkStep('Anzeige verlängert');

      // The renewal extended the ad until day 110, so the ad is still online on day 61.
      await continueAfterDays(61);
      await expect.poll(async () => (await request.get(shown)).status()).toBe(200);
      await open(shown);
      await expect(page.getByText('Diese Anzeige ist abgelaufen')).toBeHidden();

      await continueAfterDays(111);
      await expect
        .poll(async () => (await request.get(shown)).text(), { timeout: 20_000 })
        .toContain('Diese Anzeige ist abgelaufen');
      await open(shown);
      await checkStep('Anzeige abgelaufen');
      await openOwnerPage();
      await expect(heading(page)).toHaveText('Ihre Anzeige ist abgelaufen');
      await expect(page.getByRole('button', { name: 'Um 60 Tage verlängern' })).toBeVisible();

      await continueAfterDays(143);
      await expect
        .poll(async () => (await request.get(shown)).status(), { timeout: 20_000 })
        .toBe(410);
      expect(await (await request.get(`${url}/kleinanzeigen?q=esche`)).text()).not.toContain(title);
    });
  });
}
