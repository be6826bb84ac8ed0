import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessibleBeforeScript, expectAccessibleStep } from '../support/axe.ts';
import { demoStaff, waitForHydration, logIn } from '../support/demo-reader.ts';
import { waitForMailedLink, waitForMail } from '../support/mailbox.ts';
import { createEmail } from '../support/register-reader.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const script of [true, false]) {
  test.describe(script ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: script });
    // The test takes long: two users take turns and wait for mails.
    test.beforeEach(() => test.slow());

    const open = async (page: Page, path: string) => {
      await page.goto(path);
      if (script) await waitForHydration(page);
    };
    const checkStep = (page: Page, step: string) =>
      (script ? expectAccessibleStep : expectAccessibleBeforeScript)(page, step);
    const send = async (page: Page, button: string | RegExp) => {
      if (script) await waitForHydration(page);
      await page.getByRole('button', { name: button }).first().click();
    };

    /** Enters the prize draw and confirms the entry. */
    async function enter(page: Page, email: string): Promise<void> {
      await open(page, '/adventsverlosung');
      const draw = page.getByRole('region', { name: 'Adventsverlosung' });
      await draw.getByLabel('Acht bis zwölf Jahre').check();
      await draw.getByLabel('Vorname').fill('Wiebke');
      await draw.getByLabel('Nachname').fill('Ohlsen');
      await draw.getByLabel('E-Mail-Adresse').fill(email);
      await draw.getByLabel('Ich bin mindestens 18 Jahre alt.').check();
      await draw.getByLabel(/Teilnahmebedingungen gelesen/).check();
      await draw.getByRole('button', { name: 'Teilnehmen' }).click();
      const link = await waitForMailedLink(
        page.request,
        email,
        '/gewinnspiel/teilnahme-bestaetigt',
      );
      await open(page, link);
      await page.getByRole('button', { name: 'Teilnahme bestätigen' }).click();
      await expect(heading(page)).toHaveText(/bestätigt|dabei/i);
    }

    test('a prize draw from the entry to the mail to the winner', async ({
      browser,
      page,
      request,
      baseURL,
    }) => {
      const email = createEmail('gewinn');
      await enter(page, email);
      const office = await browser.newContext({ javaScriptEnabled: script, baseURL: baseURL! });
      await logIn(office, baseURL!, demoStaff);
      const staffPage = await office.newPage();
      await open(staffPage, '/_internal/redaktion/gewinnspiele');
      await checkStep(staffPage, 'Gewinnspiele');
      await staffPage.getByRole('link', { name: 'Adventsverlosung' }).click();
      await expect(heading(staffPage)).toHaveText('Adventsverlosung');
      await checkStep(staffPage, 'vor der Ziehung');
      if (script) await waitForHydration(staffPage);
      // More prizes than entries, so that every entry wins.
      const prizes = Array.from({ length: 50 }, (_, index) => `Baum ${index + 1} ${email}`);
      await staffPage.getByLabel('Preise').fill(prizes.join('\n'));
      await staffPage.getByRole('checkbox', { name: 'Acht bis zwölf Jahre' }).check();
      await staffPage.getByRole('checkbox', { name: /läuft noch/ }).check();
      await staffPage.getByRole('checkbox', { name: /^Ja, jetzt ziehen/ }).check();
      await send(staffPage, 'Ziehen');
      const winner = staffPage.getByRole('listitem').filter({ hasText: `Wiebke Ohlsen, ${email}` });
      await expect(winner).toContainText('noch nicht benachrichtigt');
      await staffPage.getByRole('link', { name: 'Ziehung nachrechnen' }).click();
      await expect(staffPage.getByText('Nachgerechnet: Alles stimmt.').first()).toBeVisible();
      await expect(staffPage.getByText('Das stimmt nicht überein')).toHaveCount(0);
      await checkStep(staffPage, 'nach der Ziehung');
      if (script) await waitForHydration(staffPage);
      await winner.getByRole('button', { name: /benachrichtigen/ }).click();
      await expect(winner).toContainText('benachrichtigt, Mail vom');
      const mail = await waitForMail(request, email, 'haben Sie gewonnen');
      expect(mail).toContain('/_forms/kontakt');
      await winner.getByRole('button', { name: /Hat angenommen/ }).click();
      await expect(winner).toContainText('hat angenommen');
      await office.close();
    });
  });
}
