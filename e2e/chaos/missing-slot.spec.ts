import { expect } from '@playwright/test';
import { test } from '../support/chaos-test.ts';
import { watchConsole } from '../support/console-watch.ts';
import { waitForHydration } from '../support/demo-reader.ts';

test('without the search remote, header and server show the fallback', async ({
  page,
  releaseOrigin,
  startShell,
}) => {
  releaseOrigin.fail('mf-search', 'status 404');
  const shell = await startShell();
  const faults = watchConsole(page);
  for (const path of ['/', '/kleinanzeigen']) {
    // The shell responds with 503 until it has loaded the remote of the path.
    await expect.poll(async () => (await shell.get(path)).status, { timeout: 20_000 }).toBe(200);
    const response = await page.goto(shell.url + path);
    expect(response?.status()).toBe(200);
    await waitForHydration(page);
    const header = page.locator('header');
    await expect(header.getByRole('link', { name: 'Suche', exact: true })).toBeVisible();
    await expect(header.getByRole('combobox')).toHaveCount(0);
  }
  expect(faults).toEqual([]);
});

test(
  'kill switches remove parts without breaking a page',
  { tag: '@soak' },
  async ({ page, startCompleteShell }) => {
    const KILL_SWITCHES = 'slot:header.search, remote:mf-veranstaltungen';
    const shell = await startCompleteShell({ KILL_SWITCHES });
    expect((await shell.health()).killSwitches).toEqual([
      'remote:mf-veranstaltungen',
      'slot:header.search',
    ]);
    const faults = watchConsole(page);
    await page.goto(`${shell.url}/jobs`);
    await waitForHydration(page);
    await expect(
      page.locator('header').getByRole('link', { name: 'Suche', exact: true }),
    ).toBeVisible();
    expect((await shell.get('/suche')).status).toBe(200);
    const unavailablePage = await shell.get('/veranstaltungen');
    expect(unavailablePage.status).toBe(503);
    expect(unavailablePage.html).toContain(
      'Der Veranstaltungskalender ist gerade nicht erreichbar',
    );
    expect(faults).toEqual([]);
  },
);

test(
  'a switched-off area disappears together with its blocks',
  { tag: '@soak' },
  async ({ startCompleteShell }) => {
    const shellWithSearch = await startCompleteShell();
    const shellWithoutSearch = await startCompleteShell({ KILL_SWITCHES: 'remote:mf-search' });
    for (const [shell, isSearchShown] of [
      [shellWithSearch, true],
      [shellWithoutSearch, false],
    ] as const) {
      const page = await shell.get('/jobs');
      expect(page.status).toBe(200);
      expect(page.html.includes('data-remote="mf-search"')).toBe(isSearchShown);
    }
  },
);
