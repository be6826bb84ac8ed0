import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { watchConsole } from '../support/console-watch.ts';
import { waitForHydration } from '../support/demo-reader.ts';
import { DevCommand } from '../support/dev-command.ts';
import { DevPackage } from '../support/dev-package.ts';
import { findFreePort } from '../support/ports.ts';
import { getDataDir } from '../support/site-under-test.ts';

const LINK_PATTERN = /this browser only\): (\S+)/;
const CALENDAR_PATH = '/veranstaltungen';
/** Value of a property that the test sets on `window`. A page reload removes the property. */
const DOCUMENT_MARK = 'same-document';

test('a team edits its remote in the running site and alone, and keeps its input', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const devPackage = await DevPackage.create('in-shell');
  const port = await findFreePort();
  const args = [devPackage.folder, '--shell', baseURL!, '--port', String(port)];
  const devCommand = new DevCommand(args, getDataDir('development'));
  const faults = watchConsole(page);
  try {
    await devCommand.waitForOutput(/is in the shell/);
    await page.goto(await devCommand.waitForOutput(LINK_PATTERN));
    await page.goto(CALENDAR_PATH);
    await waitForHydration(page);
    const probe = page.locator('[data-probe]');
    await expect(probe.getByRole('heading')).toHaveText('Fassung eins');
    await enterPageState(page);

    await devPackage.replaceText('src/Calendar.tsx', 'Fassung eins', 'Fassung zwei');
    await expect(probe.getByRole('heading')).toHaveText('Fassung zwei');
    await expectStatePreserved(page);

    await devPackage.replaceText('src/calendar.module.css', 'rgb(1 2 3)', 'rgb(4 5 6)');
    await expect(probe).toHaveCSS('outline-color', 'rgb(4, 5, 6)');
    await expectStatePreserved(page);

    const validSourceCode = 'Fassung zwei</h1';
    await devPackage.replaceText('src/Calendar.tsx', validSourceCode, 'Fassung zwei</h');
    await devCommand.waitForOutput(/does not compile[\s\S]+Calendar\.tsx[\s\S]+:\d+/);
    expect((await page.request.get(CALENDAR_PATH)).status()).toBe(200);
    await devPackage.replaceText('src/Calendar.tsx', 'Fassung zwei</h', 'Fassung drei</h1');
    await expect(probe.getByRole('heading')).toHaveText('Fassung drei');
    await expectStatePreserved(page);

    await devCommand.waitForOutput(/(?:\d+ ms after the save[\s\S]+){3}/);
    expect(await (await page.request.get(CALENDAR_PATH)).text()).toContain('Fassung drei');

    await devPackage.replaceText('src/note.ts', 'Notiz eins', 'Notiz zwei');
    await expect(probe).toContainText('Notiz zwei');
    await devPackage.replaceText(
      'src/calendar.loader.server.ts',
      'data: { note }',
      "data: { note: 'Notiz drei' }",
    );
    await expect(probe).toContainText('Notiz drei');
    expect(faults.filter((fault) => !fault.includes('[dev]'))).toEqual([]);

    const otherContext = await browser.newContext();
    const otherVisitorPage = await otherContext.request.get(baseURL! + CALENDAR_PATH);
    expect(otherVisitorPage.status()).toBe(200);
    expect(await otherVisitorPage.text()).not.toContain('data-probe');
    await otherContext.close();

    await page.goto(await devCommand.waitForOutput(/alone: (\S+)/));
    await expect(probe).toHaveCSS('outline-color', 'rgb(4, 5, 6)');
    await enterPageState(page);
    await devPackage.replaceText('src/Calendar.tsx', 'Fassung drei', 'Fassung vier');
    await expect(probe.getByRole('heading')).toHaveText('Fassung vier');
    await devPackage.replaceText('src/calendar.module.css', 'rgb(4 5 6)', 'rgb(7 8 9)');
    await expect(probe).toHaveCSS('outline-color', 'rgb(7, 8, 9)');
    await expectStatePreserved(page);
    expect(await devCommand.stop()).toBe(0);
  } finally {
    await devCommand.stop();
    await test.info().attach('dev', { body: devCommand.output });
    await devPackage.remove();
  }
});

/**
 * Sets state that a page reload would lose: a counter in React, a text in an input and a property
 * of `window`.
 */
async function enterPageState(page: Page): Promise<void> {
  const probe = page.locator('[data-probe]');
  await probe.getByRole('button', { name: 'Gezählt' }).click();
  await probe.getByLabel('Notizen').fill('bleibt');
  await page.evaluate((mark) => Object.assign(window, { mark }), DOCUMENT_MARK);
}

async function expectStatePreserved(page: Page): Promise<void> {
  const probe = page.locator('[data-probe]');
  await expect(probe.getByRole('button', { name: 'Gezählt' })).toHaveText('Gezählt: 1');
  await expect(probe.getByLabel('Notizen')).toHaveValue('bleibt');
  expect(await page.evaluate(() => (window as { mark?: string }).mark)).toBe(DOCUMENT_MARK);
}
