import { expect, test } from '@playwright/test';
import { watchConsole } from '../support/console-watch.ts';
import { hydrated } from '../support/demo-reader.ts';
import { DevCommand } from '../support/dev-command.ts';
import { DevPackage } from '../support/dev-package.ts';
import { freePort } from '../support/ports.ts';
import { dataDirOf } from '../support/site-under-test.ts';

test("the team's browser shows every change in a production site as well", async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const devPackage = await DevPackage.make('in-production');
  const port = await freePort();
  const args = [devPackage.folder, '--shell', baseURL!, '--port', String(port)];
  const dev = new DevCommand(args, dataDirOf('production'));
  const faults = watchConsole(page);
  try {
    await dev.says(/the page reloads by itself/);
    await dev.says(/is in the shell/);
    await page.goto(await dev.says(/this browser only\): (\S+)/));
    await page.goto('/veranstaltungen');
    await hydrated(page);
    const probe = page.locator('[data-probe]');
    await probe.getByRole('button').click();
    await expect(probe.getByRole('button')).toHaveText('Gezählt: 1');

    await devPackage.edit('src/Calendar.tsx', 'Fassung eins', 'Fassung zwei');
    await expect(probe.getByRole('heading')).toHaveText('Fassung zwei');
    await hydrated(page);
    await devPackage.edit('src/note.ts', 'Notiz eins', 'Notiz zwei');
    await expect(probe).toContainText('Notiz zwei');
    await devPackage.edit(
      'src/calendar.loader.server.ts',
      'data: { note }',
      "data: { note: 'Notiz drei' }",
    );
    await expect(probe).toContainText('Notiz drei');
    await hydrated(page);
    await devPackage.edit('src/calendar.module.css', 'rgb(1 2 3)', 'rgb(4 5 6)');
    await expect(probe).toHaveCSS('outline-color', 'rgb(4, 5, 6)');
    expect(faults).toEqual([]);

    const other = await browser.newContext();
    const live = await other.request.get(`${baseURL!}/veranstaltungen`);
    expect(await live.text()).not.toContain('data-probe');
    await other.close();
    expect(await dev.stop()).toBe(0);
  } finally {
    await dev.stop();
    await test.info().attach('dev', { body: dev.output });
    await devPackage.remove();
  }
});

test('an unknown key, a port in use and an unknown remote give a clear message and exit code 1', async ({
  baseURL,
}) => {
  test.setTimeout(90_000);
  const devPackage = await DevPackage.make('refused');
  const taken = new URL(baseURL!).port;
  const dataDir = dataDirOf('production');
  const cases: readonly [args: readonly string[], dataDir: string, says: RegExp][] = [
    [['mf-nirgends'], dataDir, /no remote mf-nirgends; known: mf-account/],
    [[devPackage.folder, '--port', taken], dataDir, /is in use; choose another with --port/],
    [
      [devPackage.folder, '--port', String(await freePort()), '--shell', baseURL!],
      test.info().outputPath('other-key'),
      /trusts another key/,
    ],
  ];
  try {
    for (const [args, keys, says] of cases) {
      const dev = new DevCommand(args, keys);
      expect(await dev.ended()).toBe(1);
      expect(dev.output).toMatch(says);
    }
  } finally {
    await devPackage.remove();
  }
});

test('the dev server waits for an unavailable site and says so', async () => {
  const devPackage = await DevPackage.make('away');
  const address = `http://localhost:${await freePort()}`;
  const args = [devPackage.folder, '--shell', address, '--port', String(await freePort())];
  const dev = new DevCommand(args, dataDirOf('production'));
  try {
    await dev.says(/shell \S+ is not reachable; trying again every second/);
    await dev.says(/alone: http/);
    expect(await dev.stop()).toBe(0);
  } finally {
    await dev.stop();
    await devPackage.remove();
  }
});
