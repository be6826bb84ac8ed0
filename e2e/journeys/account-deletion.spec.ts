import { expect } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessibleBeforeScript, expectAccessibleStep } from '../support/axe.ts';
import { test } from '../support/time-travel-test.ts';
import type { TimeTravelSite } from '../support/time-travel-test.ts';
import { waitForHydration } from '../support/demo-reader.ts';
import { createKeyboardInput } from '../support/user-input.ts';
import type { UserInput } from '../support/user-input.ts';
import { waitForMail, waitForMailedLink } from '../support/mailbox.ts';
import { createEmail, readerPassword } from '../support/register-reader.ts';

/**
 * Tests that an account is deleted after 14 days, on a separate site whose date the test moves
 * forward.
 */

const LOGIN_PATH = '/anmelden?ziel=%2Fmein-account%2Fdaten';

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

/** The actions and checks of a person who deletes the account, with the keyboard only. */
class Reader {
  readonly #page: Page;
  readonly #request: APIRequestContext;
  readonly #site: TimeTravelSite;
  readonly #hasScript: boolean;
  readonly #email = createEmail('geht');
  readonly #userInput: UserInput;

  /** @param request sends requests without the cookies of the reader */
  constructor(page: Page, request: APIRequestContext, site: TimeTravelSite, hasScript: boolean) {
    this.#page = page;
    this.#request = request;
    this.#site = site;
    this.#hasScript = hasScript;
    this.#userInput = createKeyboardInput(page);
  }

  async deleteAccount(): Promise<void> {
    await registerOnSeparateSite(this.#site, this.#request, this.#email);
    await this.#page.goto(this.#site.url + LOGIN_PATH);
    await this.#logIn();
    const deleteButton = this.#page.getByRole('button', { name: 'Konto löschen' });
    await expect(deleteButton).toBeVisible();
    await this.#waitUntilReady();
    await this.#checkAccessibility('Meine Daten');
    await this.#userInput.press(deleteButton);
    await expect(this.#page.getByText(/^Ihr Konto wird am .* gelöscht\.$/)).toBeVisible();
    await this.#checkAccessibility('Konto wird gelöscht');
    await waitForMail(this.#request, this.#email, 'Bis dahin können Sie sich');
  }

  async expectDeleted(): Promise<void> {
    const fetchSession = async () =>
      (await this.#page.request.get(`${this.#site.url}/api/_auth/session`)).json();
    await expect.poll(fetchSession).toEqual({});
    await this.#page.goto(`${this.#site.url}/mein-account/daten`);
    await expect(this.#page).toHaveURL(/\/anmelden\?ziel=/);
    await this.#logIn();
    await expect(
      this.#page.getByText('E-Mail-Adresse oder Passwort stimmen nicht.').first(),
    ).toBeVisible();
    await this.#checkAccessibility('Anmeldung abgelehnt');
  }

  async #logIn(): Promise<void> {
    await this.#waitUntilReady();
    const { fill, press } = this.#userInput;
    await fill(this.#page.getByLabel('E-Mail-Adresse'), this.#email);
    await fill(this.#page.getByLabel('Passwort', { exact: true }), readerPassword);
    await press(this.#page.getByRole('button', { name: 'Anmelden', exact: true }));
  }

  async #waitUntilReady(): Promise<void> {
    if (this.#hasScript) await waitForHydration(this.#page);
  }

  async #checkAccessibility(step: string): Promise<void> {
    await (this.#hasScript ? expectAccessibleStep : expectAccessibleBeforeScript)(this.#page, step);
  }
}

test(
  'an account is deleted permanently after 14 days, also without JavaScript',
  { tag: '@soak' },
  async ({ browser, page, request, timeTravelSite }) => {
    // The test starts a separate api twice, which takes long.
    test.setTimeout(180_000);
    const { url, continueAfterDays } = timeTravelSite;
    // Waits until the shell has loaded a release of the account area.
    const fetchStatus = async () => (await request.get(url + LOGIN_PATH)).status();
    await expect.poll(fetchStatus, { timeout: 30_000 }).toBe(200);
    const scriptlessContext = await browser.newContext({ javaScriptEnabled: false });
    const readers = [
      new Reader(page, request, timeTravelSite, true),
      new Reader(await scriptlessContext.newPage(), request, timeTravelSite, false),
    ];
    for (const reader of readers) await reader.deleteAccount();
    await continueAfterDays(14.1);
    for (const reader of readers) await reader.expectDeleted();
    await scriptlessContext.close();
  },
);
