import { expect } from '@playwright/test';
import { test } from '../support/chaos-test.ts';
import { FaultProxy } from '../support/fault-proxy.ts';
import type { ServiceFault } from '../support/fault-proxy.ts';
import { SHIFTABLE_CLOCK } from '../support/shell-process.ts';

/**
 * The last three are wrong responses with status 200: an HTML page, an empty body, and missing
 * results.
 */
const FAULTS: readonly ServiceFault[] = [
  'refused',
  'hangs',
  'status 500',
  'html',
  'empty object',
  'no results',
];

for (const fault of FAULTS) {
  test(`search fault (${fault}): the page renders, shows an error and links to the lists`, async ({
    site,
    startCompleteShell,
    page,
  }) => {
    const search = new FaultProxy(site.embeddedUrl);
    const shell = await startCompleteShell({ SEARCH_ENDPOINT: await search.listen() });
    expect((await shell.get('/suche?q=Drescher')).html).toContain('Was der');

    search.fail(fault);
    const answer = await shell.get('/suche?q=Drescher&art=artikel');
    expect(answer.status).toBe(200);
    expect(answer.html).toContain('Die Suche ist gerade nicht erreichbar.');
    for (const list of ['/artikel', '/kleinanzeigen', '/veranstaltungen', '/jobs']) {
      expect(answer.html).toContain(`href="${list}"`);
    }

    await page.goto(`${shell.url}/`);
    await page.getByRole('combobox', { name: /Suche/ }).pressSequentially('dre');
    await expect(page.getByText('Vorschläge sind gerade nicht erreichbar.')).toBeVisible();

    // Other pages still work.
    expect((await shell.get('/impressum')).status).toBe(200);
    search.repair();
  });
}

/** Whether a page is answered without a search request. */
async function sendsNoSearchRequest(
  search: FaultProxy,
  page: () => Promise<unknown>,
): Promise<boolean> {
  const before = search.requests;
  await page();
  return search.requests === before;
}

/** Milliseconds during which a failed search is not requested (specification section 9). */
const BREAKER_OPEN_MS = 120_000;

test('the search breaker closes automatically 120 seconds after recovery, on the page and in the header', async ({
  site,
  startCompleteShell,
  page,
}) => {
  const search = new FaultProxy(site.embeddedUrl);
  const SEARCH_ENDPOINT = await search.listen();
  const shell = await startCompleteShell({ SEARCH_ENDPOINT, ...SHIFTABLE_CLOCK });
  const isFound = async () =>
    (await shell.get('/suche?q=Drescher&art=artikel')).html.includes('Was der');
  const state = async () => (await shell.health()).breakers['search'];
  const askAsBrowser = () => fetch(`${shell.url}/1/indexes/*/queries`, { method: 'POST' });

  search.fail('status 500');
  // A busy shell may reject a page without a search request.
  await expect
    .poll(async () => {
      expect(await isFound()).toBe(false);
      await askAsBrowser();
      return state();
    })
    .toBe('open');
  await expect.poll(() => sendsNoSearchRequest(search, isFound)).toBe(true);
  const asked = search.requests;
  expect(await isFound()).toBe(false);
  expect((await askAsBrowser()).status).toBe(503);
  // Neither the page nor the proxy sends requests while the breaker is open.
  expect(search.requests).toBe(asked);

  // The service recovers without notifying the shell.
  search.repair();
  shell.shiftClock(BREAKER_OPEN_MS - 10_000);
  expect(await isFound()).toBe(false);
  shell.shiftClock(10_000);
  await expect.poll(isFound).toBe(true);

  await page.goto(`${shell.url}/`);
  await page.getByRole('combobox', { name: /Suche/ }).pressSequentially('drescher');
  await expect(page.getByRole('option', { name: /Was der Drescher verschweigt/ })).toBeVisible();
  await expect.poll(state).toBe('closed');
  await search.close();
});

test('the search breaker opens again after one attempt while the search is unavailable', async ({
  site,
  startCompleteShell,
}) => {
  const search = new FaultProxy(site.embeddedUrl);
  const SEARCH_ENDPOINT = await search.listen();
  const shell = await startCompleteShell({ SEARCH_ENDPOINT, ...SHIFTABLE_CLOCK });
  search.fail('refused');
  const page = () => shell.get('/suche?q=Drescher');
  await expect
    .poll(async () => {
      await page();
      return search.requests;
    })
    .toBeGreaterThanOrEqual(3);
  await expect.poll(() => sendsNoSearchRequest(search, page)).toBe(true);
  shell.shiftClock(BREAKER_OPEN_MS);
  const before = search.requests;
  await expect
    .poll(async () => {
      await page();
      return search.requests;
    })
    .toBeGreaterThan(before);
  expect((await page()).html).toContain('Die Suche ist gerade nicht erreichbar.');
  expect(await sendsNoSearchRequest(search, page)).toBe(true);
  await search.close();
});
