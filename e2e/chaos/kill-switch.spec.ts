import { expect } from '@playwright/test';
import { test } from '../support/chaos-test.ts';
import { createSigningKey } from '../support/test-release-origin.ts';

const SEARCH_BOX_ATTRIBUTE = 'data-name="header.search"';

test('a kill switch removes an area and a slot and restores them without a restart', async ({
  releaseOrigin,
  startCompleteShell,
}) => {
  const shell = await startCompleteShell();
  const { pid } = shell;
  expect((await shell.get('/jobs')).html).toContain(SEARCH_BOX_ATTRIBUTE);

  releaseOrigin.setKillSwitches(['remote:mf-veranstaltungen', 'slot:header.search']);
  await expect.poll(async () => (await shell.get('/veranstaltungen')).status).toBe(503);
  const unavailablePage = await shell.get('/veranstaltungen');
  expect(unavailablePage.html).toContain('Der Veranstaltungskalender ist gerade nicht erreichbar');
  // The shell has a cached copy of this page with the search box. It must not serve that copy after
  // the search box was switched off.
  const jobsPage = await shell.get('/jobs');
  expect(jobsPage.status).toBe(200);
  expect(jobsPage.html).not.toContain(SEARCH_BOX_ATTRIBUTE);
  expect((await shell.health()).killSwitches).toEqual([
    'remote:mf-veranstaltungen',
    'slot:header.search',
  ]);

  releaseOrigin.setKillSwitches([]);
  await expect.poll(async () => (await shell.get('/veranstaltungen')).status).toBe(200);
  expect((await shell.get('/jobs')).html).toContain(SEARCH_BOX_ATTRIBUTE);
  expect((await shell.health()).killSwitches).toEqual([]);
  expect(shell.pid).toBe(pid);
  expect(shell.isRunning).toBe(true);
});

test(
  'kill switches signed with an unknown key have no effect',
  { tag: '@soak' },
  async ({ releaseOrigin, startCompleteShell }) => {
    const shell = await startCompleteShell();
    releaseOrigin.setKillSwitches(['remote:mf-search'], createSigningKey());
    const findLogLine = () => shell.log.find((line) => /switches/.test(String(line['msg'])));
    await expect.poll(findLogLine).toBeDefined();
    expect((await shell.health()).killSwitches).toEqual([]);
    expect((await shell.get('/suche')).status).toBe(200);
  },
);
