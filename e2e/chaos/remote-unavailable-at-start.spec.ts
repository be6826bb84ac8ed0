import { expect } from '@playwright/test';
import { AREAS } from '../support/areas.ts';
import { REMOTES, test } from '../support/chaos-test.ts';

test(
  'all other areas work when the magazine is unavailable at start',
  { tag: '@soak' },
  async ({ releaseOrigin, startShell }) => {
    releaseOrigin.fail('mf-magazine', 'status 404');
    const shell = await startShell();
    await expect
      .poll(() => shell.fetchLoadedRemotes(), { timeout: 20_000 })
      .toEqual(expect.arrayContaining(REMOTES.filter((name) => name !== 'mf-magazine')));
    expect(await shell.fetchLoadedRemotes()).not.toContain('mf-magazine');
    for (const path of ['/', '/artikel', '/impressum'])
      expect((await shell.get(path)).status, path).toBe(503);
    for (const path of ['/kleinanzeigen', '/jobs', '/veranstaltungen', '/anmelden', '/suche'])
      expect((await shell.get(path)).status, path).toBe(200);
    releaseOrigin.repair();
    await expect.poll(async () => (await shell.get('/')).status).toBe(200);
  },
);

test('a restart without the release origin shows the last good releases', async ({
  releaseOrigin,
  startShell,
  startCompleteShell,
}) => {
  const firstShell = await startCompleteShell({ DATA_DIR: test.info().outputPath('data') });
  await firstShell.stop();
  await releaseOrigin.close();
  const restartedShell = await startShell({ DATA_DIR: test.info().outputPath('data') });
  for (const remote of REMOTES) {
    await expect
      .poll(async () => (await restartedShell.remote(remote)).state, {
        message: remote,
        timeout: 20_000,
      })
      .toBe('stale');
    expect((await restartedShell.get(AREAS[remote].path)).status, remote).toBe(200);
  }
});
