import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessibleBeforeScript, expectAccessibleStep } from '../support/axe.ts';
import { demoStaff, hydrated, logIn } from '../support/demo-reader.ts';
import { mailWith } from '../support/mailbox.ts';
import { newAddress } from '../support/new-reader.ts';
import { orderWithoutAccount } from '../support/print-order.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format();

interface Declared {
  readonly name: string;
  readonly contract: string;
  readonly email: string;
}

async function fillDeclaration(page: Page, { name, contract, email }: Declared): Promise<void> {
  await page.getByLabel('Ihr Name').fill(name);
  await page.getByLabel('Vertrag', { exact: true }).fill(contract);
  await page.getByLabel('E-Mail-Adresse für die Bestätigung').fill(email);
}

/** Runs with and without JavaScript. */
for (const script of [true, false]) {
  test.describe(script ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: script });
    // Two users take turns, and the test waits for mails.
    test.beforeEach(() => test.slow());

    const open = async (page: Page, path: string) => {
      await page.goto(path);
      if (script) await hydrated(page);
    };
    const look = (page: Page, step: string) =>
      (script ? expectAccessibleStep : expectAccessibleBeforeScript)(page, step);
    /** Submits a plain form and waits for the next page. */
    const send = async (page: Page, button: string) => {
      if (script) await hydrated(page);
      await page.getByRole('button', { name: button, exact: true }).click();
    };

    async function withdraw(page: Page, declared: Declared): Promise<void> {
      await open(page, '/vertrag-widerrufen');
      await fillDeclaration(page, declared);
      await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
      await expect(heading(page)).toHaveText(/Widerruf ist eingegangen/);
    }

    async function cancel(page: Page, declared: Declared, reason?: string): Promise<void> {
      await open(page, '/vertrag-kuendigen');
      if (reason) {
        await page.getByRole('radio', { name: /Außerordentliche/ }).check();
        await page.getByLabel(/^Grund/).fill(reason);
      }
      await fillDeclaration(page, declared);
      await page.getByRole('button', { name: 'Jetzt kündigen' }).click();
      await expect(heading(page)).toHaveText(/Kündigung ist eingegangen/);
    }

    /** Opens the list of declarations as a member of the publisher's staff. */
    async function openModeration(page: Page, baseURL: string): Promise<void> {
      await logIn(page.context(), baseURL, demoStaff);
      // Not a moderator: redirected to the first staff page with access.
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
      const email = newAddress('widerruf');
      const name = `Hanna Ohlsen ${email.split('@')[0]}`;
      const orderNo = await orderWithoutAccount(request, site, email);
      await withdraw(page, { name, contract: orderNo, email });

      const office = await browser.newContext({ javaScriptEnabled: script, baseURL: site });
      const staffPage = await office.newPage();
      await openModeration(staffPage, site);
      const entry = staffPage.getByRole('listitem').filter({ hasText: name });
      await expect(entry).toContainText('Noch 14 Tage');
      await expect(entry).toContainText('Geld erstatten');
      await look(staffPage, 'Kündigungen und Widerrufe');
      await entry.getByRole('link').click();
      await expect(staffPage.getByText(/§ 357 Abs. 1 BGB/)).toBeVisible();
      await look(staffPage, 'Widerruf');
      if (script) await hydrated(staffPage);
      await staffPage.getByLabel('Erstattet am').fill(today());
      await staffPage.getByLabel('Betrag in Euro').fill('viel');
      await send(staffPage, 'Als erstattet vermerken');
      await expect(staffPage.getByText('Bitte geben Sie einen Betrag an').first()).toBeVisible();
      await look(staffPage, 'Erstattung abgelehnt');
      await expect(staffPage.getByLabel('Betrag in Euro')).toHaveValue('viel');
      await staffPage.getByLabel('Betrag in Euro').fill('98,40');
      await send(staffPage, 'Als erstattet vermerken');
      await expect(staffPage.getByText('Nichts mehr zu tun')).toBeVisible();
      await expect(staffPage.getByText(/98,40/)).toBeVisible();
      expect(await mailWith(request, email, 'erstattet')).toContain('98,40');
      await office.close();
    });

    test('cancellations: one is assigned, one without a deadline is decided', async ({
      browser,
      page,
      request,
      baseURL,
    }) => {
      const site = baseURL ?? '';
      const email = newAddress('kuendigung');
      const name = `Heiko Ohlsen ${email.split('@')[0]}`;
      const first = await orderWithoutAccount(request, site, email);
      const second = await orderWithoutAccount(request, site, email);
      await cancel(page, { name: `${name} A`, contract: 'das Heft für Oma', email });
      const reason = 'Drei Hefte kamen nie an.';
      await cancel(page, { name: `${name} B`, contract: second, email }, reason);

      const office = await browser.newContext({ javaScriptEnabled: script, baseURL: site });
      const staffPage = await office.newPage();
      await openModeration(staffPage, site);
      await staffPage.getByRole('link', { name: `Kündigung, ${name} A`, exact: true }).click();
      await expect(staffPage.getByText('Vielleicht gemeint')).toBeVisible();
      await look(staffPage, 'Kündigung ohne Vertrag');
      if (script) await hydrated(staffPage);
      await staffPage.getByLabel('Bestellnummer').fill('GL-GIBTESNICHT');
      await send(staffPage, 'Zuordnen');
      await expect(
        staffPage.getByText(/mit dieser Bestellnummer gibt es nicht/).first(),
      ).toBeVisible();
      await staffPage.getByLabel('Bestellnummer').fill(first);
      await send(staffPage, 'Zuordnen');
      await expect(staffPage.getByText('von Hand zugeordnet')).toBeVisible();
      expect(await mailWith(request, email, 'zugeordnet')).toContain(first);

      await open(staffPage, '/_internal/redaktion/vertraege');
      await staffPage
        .getByRole('link', { name: `Außerordentliche Kündigung, ${name} B`, exact: true })
        .click();
      await expect(staffPage.getByText(reason)).toBeVisible();
      if (script) await hydrated(staffPage);
      await staffPage.getByLabel('Entscheidung').selectOption('refused');
      await send(staffPage, 'Entscheidung verschicken');
      await expect(staffPage.getByText(/Bitte begründen Sie das/).first()).toBeVisible();
      await look(staffPage, 'Entscheidung ohne Begründung');
      await staffPage.getByLabel('Entscheidung').selectOption('accepted');
      await staffPage.getByLabel(/Der Vertrag endet am/).fill(today());
      await send(staffPage, 'Entscheidung verschicken');
      await expect(staffPage.getByText(/angenommen, Ende am/)).toBeVisible();
      await mailWith(request, email, 'wir nehmen Ihre außerordentliche Kündigung an');
      await office.close();
    });
  });
}
