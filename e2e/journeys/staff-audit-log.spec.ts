import { expect, test } from '@playwright/test';
import { expectAccessibleBeforeScript } from '../support/axe.ts';
import { demoAdmin, logIn } from '../support/demo-reader.ts';

test.use({ javaScriptEnabled: false });

test(
  'administrators read the audit log without JavaScript and export it as a table',
  { tag: '@soak' },
  async ({ page, context, baseURL }) => {
    await logIn(context, baseURL!, demoAdmin);
    await page.goto('/_internal/redaktion/protokoll');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Protokoll');
    await expectAccessibleBeforeScript(page, 'Protokoll');

    // The staff page replaces the email address with an account id, so that the URL contains no email
    // address.
    await page.getByLabel('Konto zu einer E-Mail-Adresse').fill('niemand@hof.example');
    await page.getByRole('button', { name: 'Person suchen' }).click();
    await expect(page.getByText(/gibt es nicht/)).toBeVisible();
    await page.getByLabel('Konto zu einer E-Mail-Adresse').fill(demoAdmin.email);
    await page.getByRole('button', { name: 'Person suchen' }).click();
    await expect(page).toHaveURL(/\/protokoll\?person=\w+$/);
    await expect(page.getByText(/^Nur, was .+ betrifft\.$/)).toBeVisible();

    const downloadEvent = page.waitForEvent('download');
    await page.getByRole('link', { name: /als CSV-Datei/ }).click();
    expect((await downloadEvent).suggestedFilename()).toBe('protokoll.csv');
    await page.reload();
    await page.getByRole('link', { name: 'audit.exported' }).first().click();
    await expect(page).toHaveURL(/\?vorgang=audit\.exported$/);
    await expect(page.getByRole('link', { name: 'audit:export' }).first()).toBeVisible();

    await page.getByLabel('Von').fill('2020-01-01');
    await page.getByLabel('Bis').fill('2020-01-02');
    await page.getByRole('button', { name: 'Anzeigen' }).click();
    await expect(page.getByText('Dazu steht nichts im Protokoll.')).toBeVisible();
  },
);
