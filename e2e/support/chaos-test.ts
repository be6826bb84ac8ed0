import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import type { BuiltRelease } from './built-release.ts';
import { readLiveRelease } from './built-release.ts';
import { TestReleaseOrigin } from './test-release-origin.ts';
import type { ShellProcess } from './shell-process.ts';
import { startShellProcess } from './shell-process.ts';
import type { SiteUnderTest } from './site-under-test.ts';
import { siteUnderTest } from './site-under-test.ts';

export const REMOTES = [
  'mf-magazine',
  'mf-kleinanzeigen',
  'mf-veranstaltungen',
  'mf-account',
  'mf-search',
] as const;

/** Has no public page; it is published so that shells are complete. */
export const STAFF_REMOTE = 'mf-redaktion';

export type RemoteName = (typeof REMOTES)[number];

export interface ChaosWorker {
  readonly site: SiteUnderTest;
  /** The releases of the site under test. */
  readonly releases: Readonly<Record<RemoteName, BuiltRelease>>;
  readonly desks: BuiltRelease;
}

export interface Chaos {
  /** A release origin with all releases live, used by shells of this test. */
  readonly releaseOrigin: TestReleaseOrigin;
  /**
   * Starts a shell on a free port with its own data folder; it stops with the test. `server`
   * replaces the site's bundle.
   */
  readonly startShell: (
    env?: Readonly<Record<string, string>>,
    server?: string,
  ) => Promise<ShellProcess>;
  /** Like `startShell`, but resolves when the shell has loaded the releases of all remotes. */
  readonly startCompleteShell: Chaos['startShell'];
}

/** Timeout in milliseconds for checking and loading all releases on a busy machine. */
const COMPLETE_WITHIN_MS = 30_000;

/** Test fixtures for faults of remotes and services around separate shells. */
export const test = base.extend<Chaos, ChaosWorker>({
  site: [
    async ({ browserName: _ }, provide) => provide(await siteUnderTest()),
    { scope: 'worker' },
  ],
  releases: [
    async ({ site }, provide) => {
      const entries = await Promise.all(
        REMOTES.map(async (name) => [name, await readLiveRelease(site.releasesDir, name)] as const),
      );
      await provide(Object.fromEntries(entries) as ChaosWorker['releases']);
    },
    { scope: 'worker' },
  ],
  desks: [
    async ({ site }, provide) => provide(await readLiveRelease(site.releasesDir, STAFF_REMOTE)),
    { scope: 'worker' },
  ],
  releaseOrigin: async ({ releases, desks }, provide) => {
    const releaseOrigin = new TestReleaseOrigin();
    for (const name of REMOTES) releaseOrigin.publish(releases[name]);
    releaseOrigin.publish(desks);
    await provide(releaseOrigin);
    await releaseOrigin.close();
  },
  startShell: async ({ site, releaseOrigin }, provide) => {
    const origin = await releaseOrigin.listen();
    const folder = await mkdtemp(join(tmpdir(), 'gruenland-chaos-'));
    const shells: ShellProcess[] = [];
    await provide(async (env = {}, server = site.shellServer) => {
      const DATA_DIR = join(folder, String(shells.length));
      // Reuses the results of the site's shell, so that releases need no new sandbox check in every
      // test.
      const sandboxCheckCache = join(DATA_DIR, 'shell-releases/_proved.json');
      if (existsSync(site.sandboxCheckCache)) await cp(site.sandboxCheckCache, sandboxCheckCache);
      const shell = await startShellProcess(server, {
        API_URL: site.apiUrl,
        CONTENT_ENDPOINT: `${site.embeddedUrl}/v2`,
        IMAGE_URL: site.embeddedUrl,
        MAIL_URL: site.embeddedUrl,
        SEARCH_ENDPOINT: site.embeddedUrl,
        RELEASES_URL: origin,
        RELEASES_POLL_MS: '100',
        RELEASES_TIMEOUT_MS: '800',
        RELEASE_PUBLIC_KEYS: releaseOrigin.publicKey,
        DATA_DIR,
        ...env,
      });
      shells.push(shell);
      return shell;
    });
    await Promise.all(shells.map((shell) => shell.stop()));
    await rm(folder, { recursive: true, force: true });
  },
  startCompleteShell: async ({ startShell }, provide, testInfo) => {
    await provide(async (env, server) => {
      testInfo.setTimeout(testInfo.timeout + COMPLETE_WITHIN_MS);
      const shell = await startShell(env, server);
      const status = async () => (await shell.health()).status;
      await expect.poll(status, { timeout: COMPLETE_WITHIN_MS }).toBe('ok');
      return shell;
    });
  },
});
