import { expect } from '@playwright/test';
import { test } from '../support/chaos-test.ts';
import { FaultProxy } from '../support/fault-proxy.ts';
import type { ServiceFault } from '../support/fault-proxy.ts';
import { SHIFTABLE_CLOCK } from '../support/shell-process.ts';

/** The last three are wrong: a 200 with a page, with nothing, and with results left out. */
const FAULTS: readonly ServiceFault[] = [
  'refused',
  'hangs',
  'status 500',
  'html',
  'empty object',
  'no results',
];

for (const fault of FAULTS) {
  test(`Suche gestört (${fault}): die Seite steht, sagt es und führt zu den Listen`, async ({
    site,
    startWholeShell,
    page,
  }) => {
    const search = new FaultProxy(site.embeddedUrl);
    const shell = await startWholeShell({ SEARCH_ENDPOINT: await search.listen() });
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

    // The page itself stands, and so does everything else.
    expect((await shell.get('/impressum')).status).toBe(200);
    search.heal();
  });
}

/** Whether a page is answered without asking the search. */
async function asksNothing(search: FaultProxy, page: () => Promise<unknown>): Promise<boolean> {
  const before = search.requests;
  await page();
  return search.requests === before;
}

/** Milliseconds for which a search that failed is left alone (specification section 9). */
const LEFT_ALONE = 120_000;

test('Suche wieder da: nach 120 Sekunden schließt sich der Kreis von selbst, auf Seite und im Kopf', async ({
  site,
  startWholeShell,
  page,
}) => {
  const search = new FaultProxy(site.embeddedUrl);
  const SEARCH_ENDPOINT = await search.listen();
  const shell = await startWholeShell({ SEARCH_ENDPOINT, ...SHIFTABLE_CLOCK });
  const isFound = async () =>
    (await shell.get('/suche?q=Drescher&art=artikel')).html.includes('Was der');
  const state = async () => (await shell.health()).breakers['search'];
  const askAsBrowser = () => fetch(`${shell.url}/1/indexes/*/queries`, { method: 'POST' });

  search.fail('status 500');
  // A busy shell may refuse a page without asking the search.
  await expect
    .poll(async () => {
      expect(await isFound()).toBe(false);
      await askAsBrowser();
      return state();
    })
    .toBe('open');
  await expect.poll(() => asksNothing(search, isFound)).toBe(true);
  const asked = search.requests;
  expect(await isFound()).toBe(false);
  expect((await askAsBrowser()).status).toBe(503);
  // Neither page nor proxy asks what has just failed.
  expect(search.requests).toBe(asked);

  // It is back, and nobody tells the shell.
  search.heal();
  shell.shiftClock(LEFT_ALONE - 10_000);
  expect(await isFound()).toBe(false);
  shell.shiftClock(10_000);
  await expect.poll(isFound).toBe(true);

  await page.goto(`${shell.url}/`);
  await page.getByRole('combobox', { name: /Suche/ }).pressSequentially('drescher');
  await expect(page.getByRole('option', { name: /Was der Drescher verschweigt/ })).toBeVisible();
  await expect.poll(state).toBe('closed');
  await search.close();
});

test('Suche weiter weg: der Kreis öffnet sich nach einem Versuch wieder', async ({
  site,
  startWholeShell,
}) => {
  const search = new FaultProxy(site.embeddedUrl);
  const SEARCH_ENDPOINT = await search.listen();
  const shell = await startWholeShell({ SEARCH_ENDPOINT, ...SHIFTABLE_CLOCK });
  search.fail('refused');
  const page = () => shell.get('/suche?q=Drescher');
  await expect
    .poll(async () => {
      await page();
      return search.requests;
    })
    .toBeGreaterThanOrEqual(3);
  await expect.poll(() => asksNothing(search, page)).toBe(true);
  shell.shiftClock(LEFT_ALONE);
  const before = search.requests;
  await expect
    .poll(async () => {
      await page();
      return search.requests;
    })
    .toBeGreaterThan(before);
  expect((await page()).html).toContain('Die Suche ist gerade nicht erreichbar.');
  expect(await asksNothing(search, page)).toBe(true);
  await search.close();
});
