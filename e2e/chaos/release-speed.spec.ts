import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { expect } from '@playwright/test';
import { createFolderFileSource } from '@gruenland/federation/origin/release-file-source.ts';
import { createReleaseOrigin } from '@gruenland/federation/origin/release-origin.ts';
import { test } from '../support/chaos-test.ts';
import { getLoadFactor, formatMs, getMedian, reportFigure } from '../support/figures.ts';
import { publishToFolder } from '../support/release-folder.ts';
import { createSigningKey } from '../support/test-release-origin.ts';
import { createReleaseVariant } from '../support/release-variant.ts';
import { exportPrivatePem, exportPublicPem } from '../support/release-keys.ts';

const REMOTE = 'mf-veranstaltungen';
const PATH = '/veranstaltungen';
const FLIP_COUNT = 9;
/** Time limit from a push until the shell serves a page of the new release, for the median push. */
const MAX_MEDIAN_PUSH_MS = 200;
/**
 * Time limit from a push until the shell serves a page of the new release, for the slowest push.
 */
const MAX_PUSH_MS = 2000;
/** Time limit from the rollback command until the shell serves a page of the previous release. */
const MAX_ROLLBACK_MS = 2000;

test('a pushed release is live immediately', async ({
  releases,
  releaseOrigin,
  startCompleteShell,
}) => {
  // The shell polls only at its start, with a long timeout. All later releases reach it by push.
  const shell = await startCompleteShell({
    RELEASES_POLL_MS: '600000',
    RELEASES_TIMEOUT_MS: '8000',
  });
  const durationsMs: number[] = [];
  for (let count = 1; count <= FLIP_COUNT; count += 1) {
    const nextRelease = createReleaseVariant(releases[REMOTE], { label: `push ${count}` });
    releaseOrigin.publish(nextRelease);
    const startedAt = performance.now();
    const response = await fetch(`${shell.url}/_hooks/releases`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ remote: REMOTE, latest: releaseOrigin.latest(REMOTE) }),
    });
    expect(response.status).toBe(200);
    const page = await shell.get(PATH);
    durationsMs.push(performance.now() - startedAt);
    expect(page.html).toContain(`/${REMOTE}/builds/${nextRelease.document.id}/`);
  }
  reportFigure('push to first page, median', formatMs(getMedian(durationsMs)));
  reportFigure('push to first page, slowest', formatMs(Math.max(...durationsMs)));
  expect(getMedian(durationsMs)).toBeLessThan(MAX_MEDIAN_PUSH_MS * getLoadFactor());
  expect(Math.max(...durationsMs)).toBeLessThan(MAX_PUSH_MS * getLoadFactor());
});

test(
  'a rollback restores the previous release within two seconds',
  { tag: '@soak' },
  async ({ releases, otherReleases, startCompleteShell }) => {
    const folder = test.info().outputPath('releases');
    const key = createSigningKey();
    for (const release of [...Object.values(releases), ...otherReleases])
      await publishToFolder(folder, release, key);
    const nextRelease = createReleaseVariant(releases[REMOTE], { label: 'to be rolled back' });
    await publishToFolder(folder, nextRelease, key);
    const origin = createReleaseOrigin(createFolderFileSource(folder));
    const shell = await startCompleteShell({
      RELEASES_URL: await origin.listen({ host: '127.0.0.1', port: 0 }),
      RELEASE_PUBLIC_KEYS: exportPublicPem(key),
      RELEASES_POLL_MS: '600000',
    });
    expect((await shell.get(PATH)).html).toContain(`/builds/${nextRelease.document.id}/`);

    const startedAt = performance.now();
    const rollbackProcess = spawn('node', ['scripts/release-command.mjs', 'rollback', REMOTE], {
      cwd: resolve(import.meta.dirname, '../..'),
      env: {
        ...process.env,
        ENV_FILE: '',
        RELEASES_DIR: folder,
        RELEASE_PRIVATE_KEY: exportPrivatePem(key),
        RELEASE_HOOKS: shell.url,
      },
      stdio: 'ignore',
    });
    const buildPath = `/${REMOTE}/builds/${releases[REMOTE].document.id}/`;
    await expect
      .poll(async () => (await shell.get(PATH)).html.includes(buildPath), {
        intervals: [20],
        timeout: 15_000,
      })
      .toBe(true);
    const durationMs = performance.now() - startedAt;
    const [code] =
      rollbackProcess.exitCode === null
        ? await once(rollbackProcess, 'close')
        : [rollbackProcess.exitCode];
    expect(code).toBe(0);
    reportFigure('rollback command to first page', formatMs(durationMs));
    expect(durationMs).toBeLessThan(MAX_ROLLBACK_MS * getLoadFactor());
    await origin.close();
  },
);
