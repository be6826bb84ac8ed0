import { expect } from '@playwright/test';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectAccessibleBeforeScript, expectAccessibleStep } from '../support/axe.ts';
import { test } from '../support/time-travel-test.ts';
import { waitForHydration } from '../support/demo-reader.ts';
import { waitForMail, waitForMailedLink } from '../support/mailbox.ts';
import { fillFirewoodAd } from '../support/market-forms.ts';
import { createEmail } from '../support/register-reader.ts';

/**
 * Tests that an ad runs for sixty days and that saved searches report new ads, on a separate site
 * whose date the test moves forward. One of its two sellers uses a browser without JavaScript.
 */

/** Waits until the shell has loaded a release of the classified ads area. */
async function waitForAdsArea(url: string, request: APIRequestContext): Promise<void> {
  const fetchStatus = async () => (await request.get(`${url}/kleinanzeigen`)).status();
  await expect.poll(fetchStatus, { timeout: 30_000 }).toBe(200);
}

/** The actions and checks of a person who saves a search and places an ad. */
class Seller {
  readonly title: string;
  readonly #page: Page;
  readonly #request: APIRequestContext;
  readonly #siteUrl: string;
  readonly #hasScript: boolean;
  readonly #sellerEmail = createEmail('anbieter');
  readonly #seekerEmail = createEmail('sucher');
  #adUrl = '';

  /** @param request sends requests without the cookies of the seller */
  constructor(page: Page, request: APIRequestContext, siteUrl: string, hasScript: boolean) {
    this.#page = page;
    this.#request = request;
    this.#siteUrl = siteUrl;
    this.#hasScript = hasScript;
    this.title = `Brennholz Esche vom ${hasScript ? 'Hang' : 'Berg'}`;
  }

  async saveSearch(): Promise<void> {
    const page = this.#page;
    await this.#openPage('/kleinanzeigen?q=esche');
    await page.getByRole('link', { name: 'Als Suchauftrag speichern' }).click();
    await this.#expectHeading('Suchauftrag anlegen');
    await this.#waitUntilReady();
    await page.getByLabel('E-Mail-Adresse').fill(this.#seekerEmail);
    await page.getByRole('button', { name: 'Suchauftrag anlegen' }).click();
    await this.#openPage(await this.#getMailedLink(this.#seekerEmail, '/suchauftrag/bestaetigen'));
    await page.getByRole('button', { name: 'Suchauftrag bestätigen' }).click();
    await this.#expectHeading('Ihr Suchauftrag läuft');
  }

  async placeAd(): Promise<void> {
    const page = this.#page;
    await this.#openPage('/kleinanzeigen/neu');
    await page.getByRole('button', { name: 'Brennholz' }).click();
    await expect(page.getByLabel('Titel')).toBeVisible();
    await this.#waitUntilReady();
    await fillFirewoodAd(page, { title: this.title, email: this.#sellerEmail });
    await page.getByRole('button', { name: 'Weiter zu den Fotos' }).click();
    await page.waitForURL(/\/fotos/);
    await this.#waitUntilReady();
    const role = this.#hasScript ? 'button' : 'link';
    await page.getByRole(role, { name: 'Weiter zur Vorschau' }).click();
    await page.getByRole('button', { name: 'Anzeige aufgeben' }).click();
    await this.#expectHeading('Bitte bestätigen Sie Ihre Anzeige');
    await this.#openPage(
      await this.#getMailedLink(this.#sellerEmail, '/kleinanzeigen/bestaetigen'),
    );
    await page.getByRole('button', { name: 'Ja, die Anzeige ist von mir' }).click();
    await this.#expectHeading('Ihre Anzeige ist online');
    await page.getByRole('link', { name: 'Anzeige ansehen' }).click();
    await this.#expectHeading(this.title);
    this.#adUrl = page.url();
  }

  async expectSearchMail(): Promise<void> {
    const mail = await waitForMail(this.#request, this.#seekerEmail, 'gibt es Neues');
    expect(mail).toContain(this.title);
    expect(mail).toContain(new URL(this.#adUrl).pathname);
    await this.#openUntilVisible(
      await this.#getMailedLink(this.#seekerEmail, '/suchauftrag'),
      this.#page.getByRole('main').getByText(/esche/).first(),
    );
    await this.#checkAccessibility('Suchauftrag verwalten');
  }

  async renewAfterReminder(): Promise<void> {
    await waitForMail(this.#request, this.#sellerEmail, /endet am .*verlängern/su);
    await this.#openOwnerPage();
    await this.#page.getByRole('button', { name: 'Um 60 Tage verlängern' }).click();
    await this.#expectHeading('Ihre Anzeige ist online');
    await this.#checkAccessibility('Anzeige verlängert');
  }

  async expectOnline(): Promise<void> {
    await expect.poll(() => this.#getAdStatus()).toBe(200);
    await this.#openPage(this.#adUrl);
    await expect(this.#page.getByText('Diese Anzeige ist abgelaufen')).toBeHidden();
  }

  async expectExpired(): Promise<void> {
    const readAd = async () => (await this.#request.get(this.#adUrl)).text();
    await expect.poll(readAd, { timeout: 20_000 }).toContain('Diese Anzeige ist abgelaufen');
    await this.#openPage(this.#adUrl);
    await this.#checkAccessibility('Anzeige abgelaufen');
    await this.#openOwnerPage();
    await this.#expectHeading('Ihre Anzeige ist abgelaufen');
    await expect(this.#page.getByRole('button', { name: 'Um 60 Tage verlängern' })).toBeVisible();
  }

  async expectDeleted(): Promise<void> {
    await expect.poll(() => this.#getAdStatus(), { timeout: 20_000 }).toBe(410);
    const list = await this.#request.get(`${this.#siteUrl}/kleinanzeigen?q=esche`);
    expect(await list.text()).not.toContain(this.title);
  }

  async #getAdStatus(): Promise<number> {
    return (await this.#request.get(this.#adUrl)).status();
  }

  async #openPage(path: string): Promise<void> {
    await this.#page.goto(new URL(path, this.#siteUrl).href);
    await this.#waitUntilReady();
  }

  /**
   * Reloads the page until the element is visible. After a restart of the api, the shell's circuit
   * breaker may still be open.
   */
  async #openUntilVisible(path: string, expectedElement: Locator): Promise<void> {
    await expect(async () => {
      await this.#openPage(path);
      await expect(expectedElement).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 40_000 });
  }

  /** Opens the owner's page through the link in the newest mail. */
  async #openOwnerPage(): Promise<void> {
    const ownerPageButton = this.#page.getByRole('button', { name: 'Zu meiner Anzeige' });
    await this.#openUntilVisible(
      await this.#getMailedLink(this.#sellerEmail, '/kleinanzeigen/verwalten'),
      ownerPageButton,
    );
    await ownerPageButton.click();
  }

  async #getMailedLink(email: string, path: string): Promise<string> {
    return await waitForMailedLink(this.#request, email, path);
  }

  async #waitUntilReady(): Promise<void> {
    if (this.#hasScript) await waitForHydration(this.#page);
  }

  async #checkAccessibility(step: string): Promise<void> {
    await (this.#hasScript ? expectAccessibleStep : expectAccessibleBeforeScript)(this.#page, step);
  }

  async #expectHeading(text: string): Promise<void> {
    await expect(this.#page.getByRole('heading', { level: 1 })).toHaveText(text);
  }
}

test(
  'an ad is reported by a saved search, renewed, expires and is deleted, also without JavaScript',
  { tag: '@soak' },
  async ({ browser, page, request, timeTravelSite }) => {
    // The test starts a separate api five times, which takes long.
    test.setTimeout(240_000);
    const { url, continueAfterDays } = timeTravelSite;
    await waitForAdsArea(url, request);
    const scriptlessContext = await browser.newContext({ javaScriptEnabled: false });
    const sellers = [
      new Seller(page, request, url, true),
      new Seller(await scriptlessContext.newPage(), request, url, false),
    ];
    const forEachSeller = async (runStep: (seller: Seller) => Promise<void>) => {
      for (const seller of sellers) await runStep(seller);
    };
    await forEachSeller((seller) => seller.saveSearch());
    await forEachSeller((seller) => seller.placeAd());

    await continueAfterDays(1.1);
    await forEachSeller((seller) => seller.expectSearchMail());

    await continueAfterDays(50.1);
    await forEachSeller((seller) => seller.renewAfterReminder());

    // The owner renewed the ad, so it is still online on day 61 and expires after day 110.
    await continueAfterDays(61);
    await forEachSeller((seller) => seller.expectOnline());

    await continueAfterDays(111);
    await forEachSeller((seller) => seller.expectExpired());

    await continueAfterDays(143);
    await forEachSeller((seller) => seller.expectDeleted());
    await scriptlessContext.close();
  },
);
