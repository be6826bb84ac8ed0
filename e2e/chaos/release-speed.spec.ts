import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { expect } from '@playwright/test';
import { folderFiles } from '@gruenland/federation/origin/release-files.ts';
import { createReleaseOrigin } from '@gruenland/federation/origin/release-origin.ts';
import { test } from '../support/chaos-test.ts';
import { busyness, inMs, medianOf, reportFigure } from '../support/figures.ts';
import { publishToFolder } from '../support/release-folder.ts';
import { newKey } from '../support/test-release-origin.ts';
import { releaseVariant } from '../support/release-variant.ts';
import { privatePem, publicPem } from '../support/release-keys.ts';

const REMOTE = 'mf-veranstaltungen';
const PATH = '/veranstaltungen';
const FLIPS = 9;
/** Milliseconds from the push to the first page of the new release: median and maximum. */
const PUSHED_WITHIN_MS = 200;
const PUSHED_AT_THE_LATEST_MS = 2000;
/** Milliseconds from the command to the first page of the previous release. */
const ROLLED_BACK_WITHIN_MS = 2000;

test('a pushed release is live immediately', async ({
  releases,
  releaseOrigin,
  startCompleteShell,
}) => {
  // There is no polling in this test, so the first responses may be slow.
  const shell = await startCompleteShell({
    RELEASES_POLL_MS: '600000',
    RELEASES_TIMEOUT_MS: '8000',
  });
  const times: number[] = [];
  for (let count = 1; count <= FLIPS; count += 1) {
    const next = releaseVariant(releases[REMOTE], { label: `push ${count}` });
    releaseOrigin.publish(next);
    const started = performance.now();
    const answer = await fetch(`${shell.url}/_hooks/releases`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ remote: REMOTE, latest: releaseOrigin.latest(REMOTE) }),
    });
    expect(answer.status).toBe(200);
    const page = await shell.get(PATH);
    times.push(performance.now() - started);
    expect(page.html).toContain(`/${REMOTE}/builds/${next.document.id}/`);
  }
  reportFigure('push to first page, median', inMs(medianOf(times)));
  reportFigure('push to first page, slowest', inMs(Math.max(...times)));
  expect(medianOf(times)).toBeLessThan(PUSHED_WITHIN_MS * busyness());
  expect(Math.max(...times)).toBeLessThan(PUSHED_AT_THE_LATEST_MS * busyness());
});

test('a rollback restores the previous release within two seconds', async ({
  releases,
  desks,
  startCompleteShell,
}) => {
  const folder = test.info().outputPath('releases');
  const key = newKey();
  for (const release of [...Object.values(releases), desks])
    await publishToFolder(folder, release, key);
  const worse = releaseVariant(releases[REMOTE], { label: 'to be rolled back' });
  await publishToFolder(folder, worse, key);
  const origin = createReleaseOrigin(folderFiles(folder));
  const shell = await startCompleteShell({
    RELEASES_URL: await origin.listen({ host: '127.0.0.1', port: 0 }),
    RELEASE_PUBLIC_KEYS: publicPem(key),
    RELEASES_POLL_MS: '600000',
  });
  expect((await shell.get(PATH)).html).toContain(`/builds/${worse.document.id}/`);

  const started = performance.now();
  const command = spawn('node', ['scripts/release-command.mjs', 'rollback', REMOTE], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      ENV_FILE: '',
      RELEASES_DIR: folder,
      RELEASE_PRIVATE_KEY: privatePem(key),
      RELEASE_HOOKS: shell.url,
    },
    stdio: 'ignore',
  });
  const wanted = `/${REMOTE}/builds/${releases[REMOTE].document.id}/`;
  await expect
    .poll(async () => (await shell.get(PATH)).html.includes(wanted), {
      intervals: [20],
      timeout: 15_000,
    })
    .toBe(true);
  const spent = performance.now() - started;
  const [code] = command.exitCode === null ? await once(command, 'close') : [command.exitCode];
  expect(code).toBe(0);
  reportFigure('rollback command to first page', inMs(spent));
  expect(spent).toBeLessThan(ROLLED_BACK_WITHIN_MS * busyness());
  await origin.close();
});
