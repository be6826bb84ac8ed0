import { expect } from '@playwright/test';
import { SEARCH_BREAKER } from '@gruenland/shared-contracts/search/search-service.ts';
import { test } from '../support/chaos-test.ts';
import { FaultProxy } from '../support/fault-proxy.ts';
import type { ServiceFault } from '../support/fault-proxy.ts';
import { SHIFTABLE_CLOCK_ENV } from '../support/shell-process.ts';
import { getCaseDetails } from '../support/all-cases.ts';

/**
 * Faults of the search service. With the last three, it answers 200 with an HTML page, an empty
 * object or an empty list of results.
 */
const FAULTS: readonly ServiceFault[] = [
  'refused',
  'hangs',
  'status 500',
  'html',
  'empty object',
  'no results',
];

for (const [index, fault] of FAULTS.entries()) {
  test(
    `search fault (${fault}): the page renders, shows an error and links to the lists`,
    getCaseDetails(index),
    async ({ site, startCompleteShell, page }) => {
      const searchProxy = new FaultProxy(site.embeddedUrl);
      const shell = await startCompleteShell({ SEARCH_ENDPOINT: await searchProxy.listen() });
      expect((await shell.get('/suche?q=Drescher')).html).toContain('Was der');

      searchProxy.fail(fault);
      const response = await shell.get('/suche?q=Drescher&art=artikel');
      expect(response.status).toBe(200);
      expect(response.html).toContain('Die Suche ist gerade nicht erreichbar.');
      for (const listPath of ['/artikel', '/kleinanzeigen', '/veranstaltungen', '/jobs']) {
        expect(response.html).toContain(`href="${listPath}"`);
      }

      await page.goto(`${shell.url}/`);
      await page.getByRole('combobox', { name: /Suche/ }).pressSequentially('dre');
      await expect(page.getByText('Vorschläge sind gerade nicht erreichbar.')).toBeVisible();

      expect((await shell.get('/impressum')).status).toBe(200);
      searchProxy.repair();
    },
  );
}

/** Returns whether the shell sends no request to the search service while `requestPage` runs. */
async function sendsNoSearchRequest(
  searchProxy: FaultProxy,
  requestPage: () => Promise<unknown>,
): Promise<boolean> {
  const requestCountBefore = searchProxy.requestCount;
  await requestPage();
  return searchProxy.requestCount === requestCountBefore;
}

test(
  'the search breaker closes automatically seconds after recovery, on the page and in the header',
  { tag: '@soak' },
  async ({ site, startCompleteShell, page }) => {
    const searchProxy = new FaultProxy(site.embeddedUrl);
    const SEARCH_ENDPOINT = await searchProxy.listen();
    const shell = await startCompleteShell({ SEARCH_ENDPOINT, ...SHIFTABLE_CLOCK_ENV });
    const findsArticle = async () =>
      (await shell.get('/suche?q=Drescher&art=artikel')).html.includes('Was der');
    const fetchBreakerState = async () => (await shell.health()).breakers['search'];
    const searchLikeBrowser = () => fetch(`${shell.url}/1/indexes/*/queries`, { method: 'POST' });

    searchProxy.fail('status 500');
    // Repeats the requests, because a busy shell may reject one without calling the search service.
    await expect
      .poll(async () => {
        expect(await findsArticle()).toBe(false);
        await searchLikeBrowser();
        return fetchBreakerState();
      })
      .toBe('open');
    await expect.poll(() => sendsNoSearchRequest(searchProxy, findsArticle)).toBe(true);

    // Nothing notifies the shell that the search works again. After `openDurationMs`, it tries one search.
    searchProxy.repair();
    shell.shiftClock(SEARCH_BREAKER.openDurationMs);
    await expect.poll(findsArticle).toBe(true);

    await page.goto(`${shell.url}/`);
    await page.getByRole('combobox', { name: /Suche/ }).pressSequentially('drescher');
    await expect(page.getByRole('option', { name: /Was der Drescher verschweigt/ })).toBeVisible();
    await expect.poll(fetchBreakerState).toBe('closed');
    await searchProxy.close();
  },
);

test(
  'the search breaker opens again after one attempt while the search is unavailable',
  { tag: '@soak' },
  async ({ site, startCompleteShell }) => {
    const searchProxy = new FaultProxy(site.embeddedUrl);
    const SEARCH_ENDPOINT = await searchProxy.listen();
    const shell = await startCompleteShell({ SEARCH_ENDPOINT, ...SHIFTABLE_CLOCK_ENV });
    searchProxy.fail('refused');
    const requestPage = () => shell.get('/suche?q=Drescher');
    await expect
      .poll(async () => {
        await requestPage();
        return searchProxy.requestCount;
      })
      .toBeGreaterThanOrEqual(3);
    await expect.poll(() => sendsNoSearchRequest(searchProxy, requestPage)).toBe(true);
    shell.shiftClock(SEARCH_BREAKER.openDurationMs);
    const requestCountBefore = searchProxy.requestCount;
    await expect
      .poll(async () => {
        await requestPage();
        return searchProxy.requestCount;
      })
      .toBeGreaterThan(requestCountBefore);
    expect((await requestPage()).html).toContain('Die Suche ist gerade nicht erreichbar.');
    await expect.poll(() => sendsNoSearchRequest(searchProxy, requestPage)).toBe(true);
    await searchProxy.close();
  },
);
