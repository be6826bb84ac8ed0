import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessibleBeforeScript, expectAccessibleStep } from '../support/axe.ts';
import { demoStaff, waitForHydration, logIn } from '../support/demo-reader.ts';
import { waitForMailedLink, waitForMail } from '../support/mailbox.ts';
import { createEmail } from '../support/register-reader.ts';
import { SCRIPT_MODES } from '../support/script-modes.ts';

// The tests run one after another, because they draw the winners of the same prize draw.
test.describe.configure({ mode: 'default' });

const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const { name: scriptMode, hasScript, details } of SCRIPT_MODES) {
  test.describe(scriptMode, details, () => {
    test.use({ javaScriptEnabled: hasScript });
    // Two users take turns and wait for mails, so the tests take long.
    test.beforeEach(() => test.slow());

    const openPage = async (page: Page, path: string) => {
      await page.goto(path);
      if (hasScript) await waitForHydration(page);
    };
    const checkStepAccessibility = (page: Page, step: string) =>
      (hasScript ? expectAccessibleStep : expectAccessibleBeforeScript)(page, step);
    const submitForm = async (page: Page, button: string | RegExp) => {
      if (hasScript) await waitForHydration(page);
      await page.getByRole('button', { name: button }).first().click();
    };

    /** Enters the prize draw and confirms the entry with the mailed link. */
    async function enterPrizeDraw(page: Page, email: string): Promise<void> {
      await openPage(page, '/adventsverlosung');
      const prizeDraw = page.getByRole('region', { name: 'Adventsverlosung' });
      await prizeDraw.getByLabel('Acht bis zwölf Jahre').check();
      await prizeDraw.getByLabel('Vorname').fill('Wiebke');
      await prizeDraw.getByLabel('Nachname').fill('Ohlsen');
      await prizeDraw.getByLabel('E-Mail-Adresse').fill(email);
      await prizeDraw.getByLabel('Ich bin mindestens 18 Jahre alt.').check();
      await prizeDraw.getByLabel(/Teilnahmebedingungen gelesen/).check();
      await prizeDraw.getByRole('button', { name: 'Teilnehmen' }).click();
      const link = await waitForMailedLink(
        page.request,
        email,
        '/gewinnspiel/teilnahme-bestaetigt',
      );
      await openPage(page, link);
      await page.getByRole('button', { name: 'Teilnahme bestätigen' }).click();
      await expect(getHeading(page)).toHaveText(/bestätigt|dabei/i);
    }

    test(
      'a prize draw from the entry to the mail to the winner',
      { tag: '@soak' },
      async ({ browser, page, request, baseURL }) => {
        const email = createEmail('gewinn');
        await enterPrizeDraw(page, email);
        const staffContext = await browser.newContext({
          javaScriptEnabled: hasScript,
          baseURL: baseURL!,
        });
        await logIn(staffContext, baseURL!, demoStaff);
        const staffPage = await staffContext.newPage();
        await openPage(staffPage, '/_internal/redaktion/gewinnspiele');
        await checkStepAccessibility(staffPage, 'Gewinnspiele');
        await staffPage.getByRole('main').getByRole('link', { name: 'Adventsverlosung' }).click();
        await expect(getHeading(staffPage)).toHaveText('Adventsverlosung');
        await checkStepAccessibility(staffPage, 'vor der Ziehung');
        if (hasScript) await waitForHydration(staffPage);
        // There are more prizes than entries, so every entry wins.
        const prizes = Array.from({ length: 50 }, (_, index) => `Baum ${index + 1} ${email}`);
        const winner = staffPage
          .getByRole('listitem')
          .filter({ hasText: `Wiebke Ohlsen, ${email}` });
        // A drawing leaves out entries that were confirmed a moment ago, so it is repeated.
        await expect(async () => {
          await staffPage.getByLabel('Preise').fill(prizes.join('\n'));
          await staffPage.getByRole('checkbox', { name: 'Acht bis zwölf Jahre' }).check();
          await staffPage.getByRole('checkbox', { name: /läuft noch/ }).check();
          await staffPage.getByRole('checkbox', { name: /^Ja, jetzt ziehen/ }).check();
          await submitForm(staffPage, 'Ziehen');
          await expect(winner).toContainText('noch nicht benachrichtigt', { timeout: 3000 });
        }).toPass({ timeout: 25_000 });
        await staffPage.getByRole('link', { name: 'Ziehung nachrechnen' }).click();
        await expect(staffPage.getByText('Nachgerechnet: Alles stimmt.').first()).toBeVisible();
        await expect(staffPage.getByText('Das stimmt nicht überein')).toHaveCount(0);
        await checkStepAccessibility(staffPage, 'nach der Ziehung');
        if (hasScript) await waitForHydration(staffPage);
        await winner.getByRole('button', { name: /benachrichtigen/ }).click();
        await expect(winner).toContainText('benachrichtigt, Mail vom');
        const mail = await waitForMail(request, email, 'haben Sie gewonnen');
        expect(mail).toContain('/_forms/kontakt');
        await winner.getByRole('button', { name: /Hat angenommen/ }).click();
        await expect(winner).toContainText('hat angenommen');
        await staffContext.close();
      },
    );
  });
}
