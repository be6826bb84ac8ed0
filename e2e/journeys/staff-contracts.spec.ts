import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessibleBeforeScript, expectAccessibleStep } from '../support/axe.ts';
import { demoStaff, waitForHydration, logIn } from '../support/demo-reader.ts';
import { waitForMail } from '../support/mailbox.ts';
import { createEmail } from '../support/register-reader.ts';
import { orderWithoutAccount } from '../support/print-order.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format();

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
    /** Submits a form. */
    const send = async (page: Page, button: string) => {
      if (script) await waitForHydration(page);
      await page.getByRole('button', { name: button, exact: true }).click();
    };

    async function withdraw(page: Page, declaration: Declaration): Promise<void> {
      await open(page, '/vertrag-widerrufen');
      await fillDeclaration(page, declaration);
      await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
      await expect(heading(page)).toHaveText(/Widerruf ist eingegangen/);
    }

    async function cancel(page: Page, declaration: Declaration, reason?: string): Promise<void> {
      await open(page, '/vertrag-kuendigen');
      if (reason) {
        await page.getByRole('radio', { name: /Außerordentliche/ }).check();
        await page.getByLabel(/^Grund/).fill(reason);
      }
      await fillDeclaration(page, declaration);
      await page.getByRole('button', { name: 'Jetzt kündigen' }).click();
      await expect(heading(page)).toHaveText(/Kündigung ist eingegangen/);
    }

    /** Opens the list of declarations as a member of the publisher's staff. */
    async function openDeclarations(page: Page, baseURL: string): Promise<void> {
      await logIn(page.context(), baseURL, demoStaff);
      // This user is not a moderator, so the shell redirects to the first staff page that the user
      // may open.
      await open(page, '/_internal/redaktion');
      await expect(heading(page)).toHaveText('Bestellungen');
      await expect(page.getByRole('link', { name: 'Moderation' })).toHaveCount(0);
      await page.getByRole('link', { name: 'Kündigungen und Widerrufe' }).click();
      await expect(heading(page)).toHaveText('Kündigungen und Widerrufe');
    }

    test('a withdrawal without login is shown to staff with its deadline, refunded and answered', async ({
      browser,
      page,
      request,
      baseURL,
    }) => {
      const site = baseURL ?? '';
      const email = createEmail('widerruf');
      const name = `Hanna Ohlsen ${email.split('@')[0]}`;
      const orderNo = await orderWithoutAccount(request, site, email);
      await withdraw(page, { name, contract: orderNo, email });

      const office = await browser.newContext({ javaScriptEnabled: script, baseURL: site });
      const staffPage = await office.newPage();
      await openDeclarations(staffPage, site);
      const entry = staffPage.getByRole('listitem').filter({ hasText: name });
      await expect(entry).toContainText('Noch 14 Tage');
      await expect(entry).toContainText('Geld erstatten');
      await checkStep(staffPage, 'Kündigungen und Widerrufe');
      await entry.getByRole('link').click();
      await expect(staffPage.getByText(/§ 357 Abs. 1 BGB/)).toBeVisible();
      await checkStep(staffPage, 'Widerruf');
      if (script) await waitForHydration(staffPage);
      await staffPage.getByLabel('Erstattet am').fill(today());
      await staffPage.getByLabel('Betrag in Euro').fill('viel');
      await send(staffPage, 'Als erstattet vermerken');
      await expect(staffPage.getByText('Bitte geben Sie einen Betrag an').first()).toBeVisible();
      await checkStep(staffPage, 'Erstattung abgelehnt');
      await expect(staffPage.getByLabel('Betrag in Euro')).toHaveValue('viel');
      await staffPage.getByLabel('Betrag in Euro').fill('98,40');
      await send(staffPage, 'Als erstattet vermerken');
      await expect(staffPage.getByText('Nichts mehr zu tun')).toBeVisible();
      await expect(staffPage.getByText(/98,40/)).toBeVisible();
      expect(await waitForMail(request, email, 'erstattet')).toContain('98,40');
      await office.close();
    });

    test('cancellations: one is assigned, one without a deadline is decided', async ({
      browser,
      page,
      request,
      baseURL,
    }) => {
      const site = baseURL ?? '';
      const email = createEmail('kuendigung');
      const name = `Heiko Ohlsen ${email.split('@')[0]}`;
      const first = await orderWithoutAccount(request, site, email);
      const second = await orderWithoutAccount(request, site, email);
      await cancel(page, { name: `${name} A`, contract: 'das Heft für Oma', email });
      const reason = 'Drei Hefte kamen nie an.';
      await cancel(page, { name: `${name} B`, contract: second, email }, reason);

      const office = await browser.newContext({ javaScriptEnabled: script, baseURL: site });
      const staffPage = await office.newPage();
      await openDeclarations(staffPage, site);
      await staffPage.getByRole('link', { name: `Kündigung, ${name} A`, exact: true }).click();
      await expect(staffPage.getByText('Vielleicht gemeint')).toBeVisible();
      await checkStep(staffPage, 'Kündigung ohne Vertrag');
      if (script) await waitForHydration(staffPage);
      await staffPage.getByLabel('Bestellnummer').fill('GL-GIBTESNICHT');
      await send(staffPage, 'Zuordnen');
      await expect(
        staffPage.getByText(/mit dieser Bestellnummer gibt es nicht/).first(),
      ).toBeVisible();
      await staffPage.getByLabel('Bestellnummer').fill(first);
      await send(staffPage, 'Zuordnen');
      await expect(staffPage.getByText('von Hand zugeordnet')).toBeVisible();
      expect(await waitForMail(request, email, 'zugeordnet')).toContain(first);

      await open(staffPage, '/_internal/redaktion/vertraege');
      await staffPage
        .getByRole('link', { name: `Außerordentliche Kündigung, ${name} B`, exact: true })
        .click();
      await expect(staffPage.getByText(reason)).toBeVisible();
      if (script) await waitForHydration(staffPage);
      await staffPage.getByLabel('Entscheidung').selectOption('refused');
      await send(staffPage, 'Entscheidung verschicken');
      await expect(staffPage.getByText(/Bitte begründen Sie das/).first()).toBeVisible();
      await checkStep(staffPage, 'Entscheidung ohne Begründung');
      await staffPage.getByLabel('Entscheidung').selectOption('accepted');
      await staffPage.getByLabel(/Der Vertrag endet am/).fill(today());
      await send(staffPage, 'Entscheidung verschicken');
      await expect(staffPage.getByText(/angenommen, Ende am/)).toBeVisible();
      await waitForMail(request, email, 'wir nehmen Ihre außerordentliche Kündigung an');
      await office.close();
    });
  });
}
