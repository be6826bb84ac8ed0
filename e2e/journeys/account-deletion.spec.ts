import { expect } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import { expectAccessibleBeforeScript, expectAccessibleStep } from '../support/axe.ts';
import { test } from '../support/time-travel-test.ts';
import type { TimeTravelSite } from '../support/time-travel-test.ts';
import { waitForHydration } from '../support/demo-reader.ts';
import { createKeyboardInput } from '../support/user-input.ts';
import { waitForMail, waitForMailedLink } from '../support/mailbox.ts';
import { createEmail, readerPassword } from '../support/register-reader.ts';

/**
 * Tests that an account is deleted after 14 days, on a separate site whose date the test moves
 * forward.
 */

/** Registers a reader on the separate site and confirms the account. */
async function registerOnSeparateSite(
  { url, api }: TimeTravelSite,
  request: APIRequestContext,
  email: string,
): Promise<void> {
  const post = async (path: string, data: object) =>
    (await request.post(api.url + path, { data, headers: { origin: url } })).status();
  const person = { email, password: readerPassword, displayName: 'Hanna Ohlsen' };
  expect(await post('/api/auth/register', { ...person, acceptTerms: true })).toBe(202);
  const link = new URL(await waitForMailedLink(request, email, '/registrieren/bestaetigen'), url);
  expect(await post('/api/auth/confirm', { token: link.searchParams.get('code') })).toBe(200);
}

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: hasScript });

    // Tests the deletion with the keyboard only, and checks the accessibility of each step.
    test('an account is deleted permanently after 14 days', async ({
      page,
      request,
      timeTravelSite,
    }) => {
      test.slow();
      const { url, continueAfterDays } = timeTravelSite;
      const userInput = createKeyboardInput(page);
      const email = createEmail('geht');
      const checkStepAccessibility = (step: string) =>
        (hasScript ? expectAccessibleStep : expectAccessibleBeforeScript)(page, step);
      const waitUntilReady = async () => {
        if (hasScript) await waitForHydration(page);
      };
      const logIn = async () => {
        await waitUntilReady();
        await userInput.fill(page.getByLabel('E-Mail-Adresse'), email);
        await userInput.fill(page.getByLabel('Passwort', { exact: true }), readerPassword);
        await userInput.press(page.getByRole('button', { name: 'Anmelden', exact: true }));
      };
      await registerOnSeparateSite(timeTravelSite, request, email);
      const loginUrl = `${url}/anmelden?ziel=%2Fmein-account%2Fdaten`;
      // Waits until the shell has loaded a release of the account area.
      const fetchStatus = async () => (await request.get(loginUrl)).status();
      await expect.poll(fetchStatus, { timeout: 30_000 }).toBe(200);
      await page.goto(loginUrl);
      await logIn();
      const deleteButton = page.getByRole('button', { name: 'Konto löschen' });
      await expect(deleteButton).toBeVisible();
      await waitUntilReady();
      await checkStepAccessibility('Meine Daten');
      await userInput.press(deleteButton);
      await expect(page.getByText(/^Ihr Konto wird am .* gelöscht\.$/)).toBeVisible();
      await checkStepAccessibility('Konto wird gelöscht');
      await waitForMail(request, email, 'Bis dahin können Sie sich');

      await continueAfterDays(14.1);
      const fetchSession = async () =>
        (await page.request.get(`${url}/api/_auth/session`)).json() as Promise<object>;
      await expect.poll(fetchSession).toEqual({});
      await page.goto(`${url}/mein-account/daten`);
      await expect(page).toHaveURL(/\/anmelden\?ziel=/);
      await logIn();
      const refusalMessage = page.getByText('E-Mail-Adresse oder Passwort stimmen nicht.').first();
      await expect(refusalMessage).toBeVisible();
      await checkStepAccessibility('Anmeldung abgelehnt');
    });
  });
}
