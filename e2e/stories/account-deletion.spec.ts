import { expect } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import { expectAccessibleBeforeScript, expectAccessibleStep } from '../support/axe.ts';
import { test } from '../support/days-test.ts';
import type { SiteOverDays } from '../support/days-test.ts';
import { hydrated } from '../support/demo-reader.ts';
import { keyboardOf } from '../support/hand.ts';
import { mailWith, mailedLink } from '../support/mailbox.ts';
import { newAddress, readerPassword } from '../support/new-reader.ts';

/** Deleting an account takes 14 days: they pass on a site of this test's own. */

/** A reader of that site, whose address is confirmed. */
async function readerOf(
  { url, api }: SiteOverDays,
  request: APIRequestContext,
  email: string,
): Promise<void> {
  const post = async (path: string, data: object) =>
    (await request.post(api.url + path, { data, headers: { origin: url } })).status();
  const person = { email, password: readerPassword, displayName: 'Hanna Ohlsen' };
  expect(await post('/api/auth/register', { ...person, acceptTerms: true })).toBe(202);
  const link = new URL(await mailedLink(request, email, '/registrieren/bestaetigen'), url);
  expect(await post('/api/auth/confirm', { token: link.searchParams.get('code') })).toBe(200);
}

for (const script of [true, false]) {
  test.describe(script ? 'mit JavaScript' : 'ohne JavaScript', () => {
    test.use({ javaScriptEnabled: script });

    // By the keyboard alone, looked at step by step.
    test('Ein Konto wird nach 14 Tagen gelöscht, für immer', async ({
      page,
      request,
      siteOverDays,
    }) => {
      test.slow();
      const { url, goOnAfter } = siteOverDays;
      const hand = keyboardOf(page);
      const email = newAddress('geht');
      const look = (step: string) =>
        (script ? expectAccessibleStep : expectAccessibleBeforeScript)(page, step);
      const ready = async () => {
        if (script) await hydrated(page);
      };
      const logIn = async () => {
        await ready();
        await hand.fill(page.getByLabel('E-Mail-Adresse'), email);
        await hand.fill(page.getByLabel('Passwort', { exact: true }), readerPassword);
        await hand.press(page.getByRole('button', { name: 'Anmelden', exact: true }));
      };
      await readerOf(siteOverDays, request, email);
      const start = `${url}/anmelden?ziel=%2Fmein-account%2Fdaten`;
      // Until the shell holds this area.
      const status = async () => (await request.get(start)).status();
      await expect.poll(status, { timeout: 30_000 }).toBe(200);
      await page.goto(start);
      await logIn();
      const end = page.getByRole('button', { name: 'Konto löschen' });
      await expect(end).toBeVisible();
      await ready();
      await look('Meine Daten');
      await hand.press(end);
      await expect(page.getByText(/^Ihr Konto wird am .* gelöscht\.$/)).toBeVisible();
      await look('Konto wird gelöscht');
      await mailWith(request, email, 'Bis dahin können Sie sich');

      await goOnAfter(14.1);
      const session = async () =>
        (await page.request.get(`${url}/api/_auth/session`)).json() as Promise<object>;
      await expect.poll(session).toEqual({});
      await page.goto(`${url}/mein-account/daten`);
      await expect(page).toHaveURL(/\/anmelden\?ziel=/);
      await logIn();
      const refused = page.getByText('E-Mail-Adresse oder Passwort stimmen nicht.').first();
      await expect(refused).toBeVisible();
      await look('Anmeldung abgelehnt');
    });
  });
}
