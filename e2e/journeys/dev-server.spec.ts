import { expect, test } from '@playwright/test';
import { watchConsole } from '../support/console-watch.ts';
import { waitForHydration } from '../support/demo-reader.ts';
import { DevCommand } from '../support/dev-command.ts';
import { DevPackage } from '../support/dev-package.ts';
import { findFreePort } from '../support/ports.ts';
import { getDataDir } from '../support/site-under-test.ts';

test(
  "the team's browser shows every change in a production site as well",
  { tag: '@soak' },
  async ({ page, browser, baseURL }) => {
    test.setTimeout(90_000);
    const devPackage = await DevPackage.create('in-production');
    const port = await findFreePort();
    const args = [devPackage.folder, '--shell', baseURL!, '--port', String(port)];
    const devCommand = new DevCommand(args, getDataDir('production'));
    const faults = watchConsole(page);
    try {
      await devCommand.waitForOutput(/the page reloads after every change/);
      await devCommand.waitForOutput(/is in the shell/);
      await page.goto(await devCommand.waitForOutput(/this browser only\): (\S+)/));
      await page.goto('/veranstaltungen');
      await waitForHydration(page);
      const probe = page.locator('[data-probe]');
      await probe.getByRole('button', { name: 'Gezählt' }).click();
      await expect(probe.getByRole('button', { name: 'Gezählt' })).toHaveText('Gezählt: 1');

      await devPackage.replaceText('src/Calendar.tsx', 'Fassung eins', 'Fassung zwei');
      await expect(probe.getByRole('heading')).toHaveText('Fassung zwei');
      await waitForHydration(page);
      await devPackage.replaceText('src/note.ts', 'Notiz eins', 'Notiz zwei');
      await expect(probe).toContainText('Notiz zwei');
      await devPackage.replaceText(
        'src/calendar.loader.server.ts',
        'data: { note }',
        "data: { note: 'Notiz drei' }",
      );
      await expect(probe).toContainText('Notiz drei');
      await waitForHydration(page);
      await devPackage.replaceText('src/calendar.module.css', 'rgb(1 2 3)', 'rgb(4 5 6)');
      await expect(probe).toHaveCSS('outline-color', 'rgb(4, 5, 6)');
      expect(faults).toEqual([]);

      const otherContext = await browser.newContext();
      const otherVisitorPage = await otherContext.request.get(`${baseURL!}/veranstaltungen`);
      expect(await otherVisitorPage.text()).not.toContain('data-probe');
      await otherContext.close();
      expect(await devCommand.stop()).toBe(0);
    } finally {
      await devCommand.stop();
      await test.info().attach('dev', { body: devCommand.output });
      await devPackage.remove();
    }
  },
);

test(
  'an unknown key, a port in use and an unknown remote give a clear message and exit code 1',
  { tag: '@soak' },
  async ({ baseURL }) => {
    test.setTimeout(90_000);
    const devPackage = await DevPackage.create('refused');
    const usedPort = new URL(baseURL!).port;
    const dataDir = getDataDir('production');
    const cases: readonly [args: readonly string[], dataDir: string, expectedOutput: RegExp][] = [
      [['mf-nirgends'], dataDir, /no remote mf-nirgends; known: mf-account/],
      [[devPackage.folder, '--port', usedPort], dataDir, /is in use; choose another with --port/],
      [
        [devPackage.folder, '--port', String(await findFreePort()), '--shell', baseURL!],
        test.info().outputPath('other-key'),
        /trusts another key/,
      ],
    ];
    try {
      for (const [args, caseDataDir, expectedOutput] of cases) {
        const devCommand = new DevCommand(args, caseDataDir);
        expect(await devCommand.waitForExit()).toBe(1);
        expect(devCommand.output).toMatch(expectedOutput);
      }
    } finally {
      await devPackage.remove();
    }
  },
);

test('the dev server waits for an unavailable site and says so', { tag: '@soak' }, async () => {
  const devPackage = await DevPackage.create('away');
  const address = `http://localhost:${await findFreePort()}`;
  const args = [devPackage.folder, '--shell', address, '--port', String(await findFreePort())];
  const devCommand = new DevCommand(args, getDataDir('production'));
  try {
    await devCommand.waitForOutput(/shell \S+ is not reachable; trying again every second/);
    await devCommand.waitForOutput(/alone: http/);
    expect(await devCommand.stop()).toBe(0);
  } finally {
    await devCommand.stop();
    await devPackage.remove();
  }
});
