import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { test } from '../support/chaos-test.ts';
import { hydrated } from '../support/demo-reader.ts';

const MARKET = /\/_releases\/mf-kleinanzeigen\/.*\.js$/;

/** Counts page loads of a path, whatever they end with. */
function countLoads(page: Page, path: string): () => number {
  let loads = 0;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest() && pathname === path) loads += 1;
  });
  return () => loads;
}

test('Fehlt ein Skript beim Wechsel, wird das Ziel ganz geladen', async ({
  page,
  startWholeShell,
}) => {
  const shell = await startWholeShell();
  await page.goto(`${shell.url}/veranstaltungen`);
  await hydrated(page);
  const loads = countLoads(page, '/kleinanzeigen');
  await page.route(MARKET, (route) => route.abort(), { times: 1 });
  await page.locator('header').getByRole('link', { name: 'Kleinanzeigen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kleinanzeigen');
  await expect.poll(loads).toBe(1);
  await hydrated(page);
  await expect(page.locator('[data-area="mf-kleinanzeigen"]')).toBeVisible();
});

test('Fehlt es dauerhaft, bleibt die Seite vom Server lesbar und nichts lädt im Kreis', async ({
  page,
  startWholeShell,
}) => {
  const shell = await startWholeShell();
  await page.goto(`${shell.url}/veranstaltungen`);
  await hydrated(page);
  const loads = countLoads(page, '/kleinanzeigen');
  await page.route(MARKET, (route) => route.abort());
  const header = page.locator('header');
  await header.getByRole('link', { name: 'Kleinanzeigen' }).click();
  await expect.poll(loads).toBe(1);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kleinanzeigen');

  // Header and footer work: on to another area without a page load, and back into the gap.
  await header.getByRole('link', { name: 'Veranstaltungen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Veranstaltungen');
  await header.getByRole('link', { name: 'Kleinanzeigen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('404 | Seite nicht gefunden');
  await expect(page.getByRole('link', { name: 'Zur Startseite', exact: true })).toBeVisible();
  expect(loads()).toBe(1);
});

test('Fehlt das Skript des Bereichs schon beim ersten Laden, wird einmal neu geladen', async ({
  page,
  startWholeShell,
}) => {
  const shell = await startWholeShell();
  const loads = countLoads(page, '/kleinanzeigen');
  const tries = new Map<string, number>();
  await page.route(MARKET, (route) => {
    const file = route.request().url();
    tries.set(file, (tries.get(file) ?? 0) + 1);
    return route.abort();
  });
  await page.goto(`${shell.url}/kleinanzeigen`);
  await expect.poll(loads).toBe(2);
  await hydrated(page);
  await expect(page.locator('[data-area="mf-kleinanzeigen"] h1')).toContainText('Kleinanzeigen');
  await page.locator('footer').getByRole('link', { name: 'Impressum' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Impressum');
  expect(loads()).toBe(2);
  // Preload, script and what the next page fetches ahead; a page that tries again and again would
  // have many more.
  expect(Math.max(...tries.values())).toBeLessThan(8);
});

test('Ist die Fassung des offenen Fensters vergessen, lädt der nächste Wechsel ganz', async ({
  page,
  startWholeShell,
}) => {
  const shell = await startWholeShell();
  await page.goto(`${shell.url}/veranstaltungen`);
  await hydrated(page);
  const loads = countLoads(page, '/kleinanzeigen');
  await page.route('**/_data?*', (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/releases=\w+/, 'releases=0000000000000000'),
    }),
  );
  await page.locator('header').getByRole('link', { name: 'Kleinanzeigen' }).click();
  await expect.poll(loads).toBe(1);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kleinanzeigen');
});
