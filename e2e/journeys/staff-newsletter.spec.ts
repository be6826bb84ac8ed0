import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessibleBeforeScript, expectAccessibleStep } from '../support/axe.ts';
import { demoStaff, waitForHydration, logIn } from '../support/demo-reader.ts';
import { readMailedHeaders, waitForMailedLink, waitForMail } from '../support/mailbox.ts';
import { createEmail } from '../support/register-reader.ts';
import { SCRIPT_MODES } from '../support/script-modes.ts';

const STAFF_PAGE = '/_internal/redaktion/newsletter';
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
    const submitForm = async (page: Page, button: string) => {
      if (hasScript) await waitForHydration(page);
      await page.getByRole('button', { name: button, exact: true }).click();
    };

    test(
      'a newsletter issue goes from staff to the reader, who unsubscribes with one click',
      { tag: '@soak' },
      async ({ browser, page, request, baseURL }) => {
        const email = createEmail('bezieherin');
        await openPage(page, '/newsletter');
        await page.getByRole('checkbox', { name: /Stall und Acker/ }).check();
        await page.getByLabel('E-Mail-Adresse').fill(email);
        await page.getByRole('button', { name: 'Newsletter bestellen' }).click();
        await expect(getHeading(page)).toHaveText(/Fast fertig/);
        await openPage(page, await waitForMailedLink(request, email, '/newsletter/bestaetigen'));
        await page.getByRole('button', { name: 'Bestellung bestätigen' }).click();
        await waitForMail(request, email, 'ab jetzt bekommen Sie');

        const staffContext = await browser.newContext({
          javaScriptEnabled: hasScript,
          baseURL: baseURL!,
        });
        await logIn(staffContext, baseURL!, demoStaff);
        const staffPage = await staffContext.newPage();
        await openPage(staffPage, STAFF_PAGE);
        await expect(getHeading(staffPage)).toHaveText('Newsletter');
        await checkStepAccessibility(staffPage, 'Newsletter');
        await staffPage.getByRole('link', { name: 'Neue Ausgabe schreiben' }).click();
        await expect(getHeading(staffPage)).toHaveText('Neue Ausgabe');
        await checkStepAccessibility(staffPage, 'Neue Ausgabe');
        if (hasScript) await waitForHydration(staffPage);
        const subject = `Mist und Gülle ${email.split('@')[0]}`;
        await staffPage.getByLabel('Newsletter', { exact: true }).selectOption('stall-acker');
        await staffPage.getByLabel('Betreff').fill(subject);
        await staffPage.getByLabel(/^Text/).fill('Guten Tag,\n\nheute geht es um Gülle.');
        await staffPage.getByRole('checkbox', { name: /Frost/ }).first().check();
        await submitForm(staffPage, 'Entwurf anlegen');
        await expect(getHeading(staffPage)).toHaveText(subject);
        await checkStepAccessibility(staffPage, 'Entwurf');
        await submitForm(staffPage, 'Probe an mich');
        await expect(staffPage.getByText(/Die Probe ist unterwegs/)).toBeVisible();
        await waitForMail(request, demoStaff.email, 'heute geht es um Gülle.');
        await staffPage.getByRole('link', { name: 'Weiter zum Versand' }).click();
        await expect(getHeading(staffPage)).toHaveText('Ausgabe verschicken');
        await checkStepAccessibility(staffPage, 'Versand');
        if (hasScript) await waitForHydration(staffPage);
        await staffPage.getByRole('checkbox', { name: /^Ja, an / }).check();
        await submitForm(staffPage, 'Verschicken');
        await expect(getHeading(staffPage)).toHaveText(subject);
        expect(await waitForMail(request, email, 'heute geht es um Gülle.')).toContain('/artikel/');
        await expect(async () => {
          await staffPage.reload();
          await expect(staffPage.getByRole('row', { name: /Stand verschickt/ })).toBeVisible();
        }).toPass();
        await checkStepAccessibility(staffPage, 'verschickte Ausgabe');

        const headers = await readMailedHeaders(request, email, 'list-unsubscribe-post');
        expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
        await openPage(page, await waitForMailedLink(request, email, '/newsletter/abmelden'));
        await page.getByRole('button', { name: 'Jetzt abbestellen' }).click();
        await expect(getHeading(page)).toHaveText('Abbestellt');

        await openPage(staffPage, STAFF_PAGE);
        await staffPage.getByLabel('E-Mail-Adresse').fill('niemand@leser.example');
        await submitForm(staffPage, 'Adresse suchen');
        await expect(
          staffPage.getByText('Diese Adresse steht auf keiner Liste.').first(),
        ).toBeVisible();
        await staffPage.getByLabel('E-Mail-Adresse').fill(email);
        await submitForm(staffPage, 'Adresse suchen');
        await expect(getHeading(staffPage)).toHaveText(email);
        await expect(staffPage.getByText(/abbestellt/)).toBeVisible();
        await expect(staffPage.getByText(/Ich möchte die gewählten Newsletter/)).toBeVisible();
        await checkStepAccessibility(staffPage, 'Nachweis');
        await staffContext.close();
      },
    );
  });
}
