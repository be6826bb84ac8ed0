import { expect } from '@playwright/test';
import { test } from '../support/chaos-test.ts';
import { watchConsole } from '../support/console-watch.ts';
import { hydrated } from '../support/demo-reader.ts';

test('Fehlt die Suche, zeigt der Kopf ihren Ersatz, im Browser wie vom Server', async ({
  page,
  lab,
  startShell,
}) => {
  lab.fail('mf-search', 'status 404');
  const shell = await startShell();
  const faults = watchConsole(page);
  for (const path of ['/', '/kleinanzeigen']) {
    const answer = await page.goto(shell.url + path);
    expect(answer?.status()).toBe(200);
    await hydrated(page);
    const header = page.locator('header');
    await expect(header.getByRole('link', { name: 'Suche', exact: true })).toBeVisible();
    await expect(header.getByRole('combobox')).toHaveCount(0);
  }
  expect(faults).toEqual([]);
});

test('Schalter nehmen Teile heraus, ohne dass eine Seite fehlt', async ({
  page,
  startWholeShell,
}) => {
  const KILL_SWITCHES = 'slot:header.search, remote:mf-veranstaltungen';
  const shell = await startWholeShell({ KILL_SWITCHES });
  expect((await shell.health()).killSwitches).toEqual([
    'remote:mf-veranstaltungen',
    'slot:header.search',
  ]);
  const faults = watchConsole(page);
  await page.goto(`${shell.url}/jobs`);
  await hydrated(page);
  await expect(
    page.locator('header').getByRole('link', { name: 'Suche', exact: true }),
  ).toBeVisible();
  expect((await shell.get('/suche')).status).toBe(200);
  const away = await shell.get('/veranstaltungen');
  expect(away.status).toBe(503);
  expect(away.html).toContain('Der Veranstaltungskalender ist gerade nicht erreichbar');
  expect(faults).toEqual([]);
});

test('Ein abgeschalteter Bereich verschwindet auch mit seinen Bausteinen', async ({
  startWholeShell,
}) => {
  const whole = await startWholeShell();
  const without = await startWholeShell({ KILL_SWITCHES: 'remote:mf-search' });
  for (const [shell, there] of [
    [whole, true],
    [without, false],
  ] as const) {
    const page = await shell.get('/jobs');
    expect(page.status).toBe(200);
    expect(page.html.includes('data-remote="mf-search"')).toBe(there);
  }
});
