import { expect, test } from '@playwright/test';
import { TRIES_ALL_CASES } from '../support/all-cases.ts';
import { watchConsole } from '../support/console-watch.ts';
import { waitForHydration } from '../support/demo-reader.ts';

/** Paths of pages with formatted numbers, dates or prices. */
const PAGES = [
  '/suche',
  '/suche?q=Traktor',
  '/suche?q=xqzvwx',
  '/suche?q=Drescher&art=artikel&sort=neueste',
  '/suche?art=artikel&thema=Landtechnik&seite=2&ab=1',
  '/suche?q=Traktor&art=kleinanzeigen&preis_von=1000&preis_bis=90000',
  '/suche?art=kleinanzeigen&sort=preis_ab',
  '/suche?q=Markt&art=veranstaltungen&sort=naechste',
  '/suche?q=Ernte&art=jobs',
];

/**
 * Browser locales and time zones that differ from the server's in number format, time or writing
 * direction.
 */
const BROWSER_LOCALES = [
  { locale: 'en-US', timezoneId: 'America/Los_Angeles' },
  { locale: 'ar-EG', timezoneId: 'Asia/Riyadh' },
  ...(TRIES_ALL_CASES
    ? [
        { locale: 'de-DE', timezoneId: 'Europe/Berlin' },
        { locale: 'fr-FR', timezoneId: 'Pacific/Auckland' },
        { locale: 'hi-IN', timezoneId: 'Asia/Kolkata' },
      ]
    : []),
];

for (const { locale, timezoneId } of BROWSER_LOCALES) {
  test(`the search page hydrates without a mismatch: ${locale}, ${timezoneId}`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const context = await browser.newContext({ locale, timezoneId, baseURL: baseURL! });
    const page = await context.newPage();
    const faults = watchConsole(page);
    const searchRequests: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/1/')) searchRequests.push(request.url());
    });
    for (const path of PAGES) {
      const response = await page.goto(path);
      const servedHtml = await response!.text();
      await waitForHydration(page);
      // The page shows the text that the server has rendered: dates, prices and counts keep the
      // server's locale.
      for (const text of await page.locator('main article, main [role=status]').allInnerTexts()) {
        const [lineWithDigits = ''] = text.split('\n').filter((textLine) => /\d/.test(textLine));
        const servedText = servedHtml.replaceAll(/<[^>]+>/g, '').replaceAll(/\s+/g, '');
        expect(servedText, path).toContain(lineWithDigits.replaceAll(/\s+/g, '').slice(0, 20));
      }
    }
    expect(faults).toEqual([]);
    expect(searchRequests).toEqual([]);
    await context.close();
  });
}
