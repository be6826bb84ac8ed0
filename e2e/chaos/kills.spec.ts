import { expect } from '@playwright/test';
import { AREAS, listOtherAreaPaths } from '../support/areas.ts';
import { REMOTES, test } from '../support/chaos-test.ts';
import { formatMs, getMedian, reportFigure } from '../support/figures.ts';
import { PageClients } from '../support/page-clients.ts';
import { createReleaseVariant } from '../support/release-variant.ts';
import type { ShellProcess } from '../support/shell-process.ts';

/** How often a test run kills the shell (`E2E_KILLS`). The default is 2; `npm run soak` sets 20. */
const KILL_COUNT = Number(process.env['E2E_KILLS'] ?? 2);
const REMOTE = 'mf-veranstaltungen';

test(
  `a shell killed ${KILL_COUNT} times under load shows the last good releases after a restart without the origin`,
  { tag: '@soak' },
  async ({ releases, releaseOrigin, startShell, startCompleteShell }) => {
    test.setTimeout(60_000 + KILL_COUNT * 30_000);
    const DATA_DIR = test.info().outputPath('data');
    let shell = await startCompleteShell({ DATA_DIR });
    let previousId = releases[REMOTE].document.id;
    const restartDurationsMs: number[] = [];
    for (let killNumber = 1; killNumber <= KILL_COUNT; killNumber += 1) {
      const clients = new PageClients(shell, listOtherAreaPaths(), { extractData: () => null });
      clients.start(3);
      await expect.poll(() => clients.results.length, { timeout: 20_000 }).toBeGreaterThan(20);
      const nextRelease = createReleaseVariant(releases[REMOTE], { label: `kill ${killNumber}` });
      const { id: nextId } = nextRelease.document;
      releaseOrigin.publish(nextRelease);
      // Every second kill waits until the new release is loaded; the others interrupt the update. The
      // shell must store a release on disk completely or not at all.
      if (killNumber % 2 === 0)
        await expect.poll(async () => (await shell.remote(REMOTE)).id).toBe(nextId);
      await shell.stop();
      await clients.stop();
      expect(clients.failures).toEqual([]);

      await releaseOrigin.close();
      const startedAt = performance.now();
      shell = await startShell({ DATA_DIR });
      for (const name of REMOTES)
        await expect
          .poll(async () => (await shell.get(AREAS[name].path)).status, { timeout: 20_000 })
          .toBe(200);
      restartDurationsMs.push(performance.now() - startedAt);
      const servedId = await getServedReleaseId(shell);
      expect(killNumber % 2 === 0 ? [nextId] : [nextId, previousId]).toContain(servedId);
      await releaseOrigin.listen();
      await expect
        .poll(async () => (await shell.remote(REMOTE)).id, { timeout: 20_000 })
        .toBe(nextId);
      await expect.poll(async () => (await shell.health()).status).toBe('ok');
      previousId = nextId;
    }
    reportFigure(
      'kills under load',
      `${KILL_COUNT}, every restart served all areas without the origin`,
    );
    reportFigure('restart to all areas, median', formatMs(getMedian(restartDurationsMs)));
  },
);

/**
 * Returns the id of the release whose files the page of the remote names. Fails when the page names
 * several releases.
 */
async function getServedReleaseId(shell: ShellProcess): Promise<string> {
  const { html } = await shell.get(AREAS[REMOTE].path);
  const matches = [...html.matchAll(new RegExp(`/${REMOTE}/builds/([0-9a-f]+)/`, 'g'))];
  const ids = [...new Set(matches.map(([, id]) => id ?? ''))];
  expect(ids).toHaveLength(1);
  return ids[0] ?? '';
}
