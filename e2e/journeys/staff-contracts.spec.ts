import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessibleBeforeScript, expectAccessibleStep } from '../support/axe.ts';
import { demoStaff, waitForHydration, logIn } from '../support/demo-reader.ts';
import { waitForMail } from '../support/mailbox.ts';
import { createEmail } from '../support/register-reader.ts';
import { orderWithoutAccount } from '../support/print-order.ts';
import { SCRIPT_MODES } from '../support/script-modes.ts';

const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });
const getToday = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format();

interface Declaration {
  readonly name: string;
  readonly contract: string;
  readonly email: string;
}

async function fillDeclaration(page: Page, { name, contract, email }: Declaration): Promise<void> {
  await page.getByLabel('Ihr Name').fill(name);
  await page.getByLabel('Vertrag', { exact: true }).fill(contract);
  await page.getByLabel('E-Mail-Adresse für die Bestätigung').fill(email);
}

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
    /** Submits the form that contains the button with this name. */
    const submitForm = async (page: Page, button: string) => {
      if (hasScript) await waitForHydration(page);
      await page.getByRole('button', { name: button, exact: true }).click();
    };

    async function submitWithdrawal(page: Page, declaration: Declaration): Promise<void> {
      await openPage(page, '/vertrag-widerrufen');
      await fillDeclaration(page, declaration);
      await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
      await expect(getHeading(page)).toHaveText(/Widerruf ist eingegangen/);
    }

    async function submitCancellation(
      page: Page,
      declaration: Declaration,
      reason?: string,
    ): Promise<void> {
      await openPage(page, '/vertrag-kuendigen');
      if (reason) {
        await page.getByRole('radio', { name: /Außerordentliche/ }).check();
        await page.getByLabel(/^Grund/).fill(reason);
      }
      await fillDeclaration(page, declaration);
      await page.getByRole('button', { name: 'Jetzt kündigen' }).click();
      await expect(getHeading(page)).toHaveText(/Kündigung ist eingegangen/);
    }

    /** Opens the list of declarations with the account that has the role customer service. */
    async function openDeclarations(page: Page, baseURL: string): Promise<void> {
      await logIn(page.context(), baseURL, demoStaff);
      // This user may not open the moderation page, so the shell redirects to the first staff page
      // that the user may open.
      await openPage(page, '/_internal/redaktion');
      await expect(getHeading(page)).toHaveText('Bestellungen');
      await expect(page.getByRole('link', { name: 'Moderation' })).toHaveCount(0);
      await page.getByRole('link', { name: 'Kündigungen und Widerrufe' }).click();
      await expect(getHeading(page)).toHaveText('Kündigungen und Widerrufe');
    }

    test(
      'a withdrawal without login is shown to staff with its deadline, refunded and answered',
      { tag: '@soak' },
      async ({ browser, page, request, baseURL }) => {
        const siteUrl = baseURL ?? '';
        const email = createEmail('widerruf');
        const name = `Hanna Ohlsen ${email.split('@')[0]}`;
        const orderNo = await orderWithoutAccount(request, siteUrl, email);
        await submitWithdrawal(page, { name, contract: orderNo, email });

        const staffContext = await browser.newContext({
          javaScriptEnabled: hasScript,
          baseURL: siteUrl,
        });
        const staffPage = await staffContext.newPage();
        await openDeclarations(staffPage, siteUrl);
        const entry = staffPage.getByRole('listitem').filter({ hasText: name });
        await expect(entry).toContainText('Noch 14 Tage');
        await expect(entry).toContainText('Geld erstatten');
        await checkStepAccessibility(staffPage, 'Kündigungen und Widerrufe');
        await entry.getByRole('link').click();
        await expect(staffPage.getByText(/§ 357 Abs. 1 BGB/)).toBeVisible();
        await checkStepAccessibility(staffPage, 'Widerruf');
        if (hasScript) await waitForHydration(staffPage);
        await staffPage.getByLabel('Erstattet am').fill(getToday());
        await staffPage.getByLabel('Betrag in Euro').fill('viel');
        await submitForm(staffPage, 'Als erstattet vermerken');
        await expect(staffPage.getByText('Bitte geben Sie einen Betrag an').first()).toBeVisible();
        await checkStepAccessibility(staffPage, 'Erstattung abgelehnt');
        await expect(staffPage.getByLabel('Betrag in Euro')).toHaveValue('viel');
        await staffPage.getByLabel('Betrag in Euro').fill('98,40');
        await submitForm(staffPage, 'Als erstattet vermerken');
        await expect(staffPage.getByText('Nichts mehr zu tun')).toBeVisible();
        await expect(staffPage.getByText(/98,40/)).toBeVisible();
        expect(await waitForMail(request, email, 'erstattet')).toContain('98,40');
        await staffContext.close();
      },
    );

    test(
      'cancellations: one is assigned, one without a deadline is decided',
      { tag: '@soak' },
      async ({ browser, page, request, baseURL }) => {
        const siteUrl = baseURL ?? '';
        const email = createEmail('kuendigung');
        const name = `Heiko Ohlsen ${email.split('@')[0]}`;
        const firstOrderNumber = await orderWithoutAccount(request, siteUrl, email);
        const secondOrderNumber = await orderWithoutAccount(request, siteUrl, email);
        await submitCancellation(page, { name: `${name} A`, contract: 'das Heft für Oma', email });
        const reason = 'Drei Hefte kamen nie an.';
        await submitCancellation(
          page,
          { name: `${name} B`, contract: secondOrderNumber, email },
          reason,
        );

        const staffContext = await browser.newContext({
          javaScriptEnabled: hasScript,
          baseURL: siteUrl,
        });
        const staffPage = await staffContext.newPage();
        await openDeclarations(staffPage, siteUrl);
        await staffPage.getByRole('link', { name: `Kündigung, ${name} A`, exact: true }).click();
        await expect(staffPage.getByText('Vielleicht gemeint')).toBeVisible();
        await checkStepAccessibility(staffPage, 'Kündigung ohne Vertrag');
        if (hasScript) await waitForHydration(staffPage);
        await staffPage.getByLabel('Bestellnummer').fill('GL-GIBTESNICHT');
        await submitForm(staffPage, 'Zuordnen');
        await expect(
          staffPage.getByText(/mit dieser Bestellnummer gibt es nicht/).first(),
        ).toBeVisible();
        await staffPage.getByLabel('Bestellnummer').fill(firstOrderNumber);
        await submitForm(staffPage, 'Zuordnen');
        await expect(staffPage.getByText('von Hand zugeordnet')).toBeVisible();
        expect(await waitForMail(request, email, 'zugeordnet')).toContain(firstOrderNumber);

        await openPage(staffPage, '/_internal/redaktion/vertraege');
        await staffPage
          .getByRole('link', { name: `Außerordentliche Kündigung, ${name} B`, exact: true })
          .click();
        await expect(staffPage.getByText(reason)).toBeVisible();
        if (hasScript) await waitForHydration(staffPage);
        await staffPage.getByLabel('Entscheidung').selectOption('refused');
        await submitForm(staffPage, 'Entscheidung verschicken');
        await expect(staffPage.getByText(/Bitte begründen Sie das/).first()).toBeVisible();
        await checkStepAccessibility(staffPage, 'Entscheidung ohne Begründung');
        await staffPage.getByLabel('Entscheidung').selectOption('accepted');
        await staffPage.getByLabel(/Der Vertrag endet am/).fill(getToday());
        await submitForm(staffPage, 'Entscheidung verschicken');
        await expect(staffPage.getByText(/angenommen, Ende am/)).toBeVisible();
        await waitForMail(request, email, 'wir nehmen Ihre außerordentliche Kündigung an');
        await staffContext.close();
      },
    );
  });
}
