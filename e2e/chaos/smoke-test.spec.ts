import { expect } from '@playwright/test';
import { fetchShellHealth } from '@gruenland/federation/publish/shell-health.ts';
import { runSmokeTest } from '@gruenland/federation/publish/smoke-test.ts';
import {
  createReleaseWithFailingLoader,
  createReleaseWithFailingRender,
} from '../support/breaking-release.ts';
import { test } from '../support/chaos-test.ts';
import { createReleaseVariant } from '../support/release-variant.ts';

const REMOTE = 'mf-veranstaltungen';
const PATHS = ['/veranstaltungen', '/veranstaltungen/success', '/veranstaltungen/:id'];

test(
  'the smoke test finds errors with real content before a release goes live',
  { tag: '@soak' },
  async ({ releases, releaseOrigin, startCompleteShell }) => {
    const shell = await startCompleteShell();
    const health = await fetchShellHealth({ urls: [shell.url], timeoutMs: 1_000 });
    const runReleaseSmokeTest = async (release: (typeof releases)[typeof REMOTE]) => {
      const { id } = releaseOrigin.upload(release);
      const candidate = { remote: REMOTE, id, paths: PATHS, hasLiveRelease: true };
      return await runSmokeTest(candidate, { privateKey: releaseOrigin.key }, health);
    };
    const liveRelease = releases[REMOTE];
    const smokeTestResult = await runReleaseSmokeTest(
      createReleaseVariant(liveRelease, { label: 'tried' }),
    );
    expect(smokeTestResult.pages).toContain('/veranstaltungen');
    for (const brokenRelease of [
      createReleaseWithFailingLoader(liveRelease, 'Wespen'),
      createReleaseWithFailingRender(liveRelease, 'Hornissen'),
    ])
      await expect(runReleaseSmokeTest(brokenRelease)).rejects.toThrow(
        `answers 500 in ${shell.url}, 200 with the live release`,
      );
    expect((await shell.remote(REMOTE)).id).toBe(liveRelease.document.id);
    expect((await shell.get('/veranstaltungen')).html).toContain(
      `/builds/${liveRelease.document.id}/web/`,
    );
  },
);
