import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import type { BuiltRelease } from './built-release.ts';
import { readLiveRelease } from './built-release.ts';
import { CONFIGURED_REMOTES } from './configured-remotes.ts';
import { TestReleaseOrigin } from './test-release-origin.ts';
import type { ShellProcess } from './shell-process.ts';
import { startShellProcess } from './shell-process.ts';
import type { SiteUnderTest } from './site-under-test.ts';
import { resolveSiteUnderTest } from './site-under-test.ts';

/** The remotes with public pages that the tests open. */
export const REMOTES = [
  'mf-magazine',
  'mf-kleinanzeigen',
  'mf-veranstaltungen',
  'mf-account',
  'mf-search',
] as const;

/** The remote with the staff pages. It has no public page. */
export const STAFF_REMOTE = 'mf-redaktion';

export type RemoteName = (typeof REMOTES)[number];

export interface ChaosWorkerFixtures {
  readonly site: SiteUnderTest;
  /** The live releases of the site under test, by remote. */
  readonly releases: Readonly<Record<RemoteName, BuiltRelease>>;
  /**
   * The live releases of all other remotes. Tests publish them too, because a shell waits for all
   * remotes.
   */
  readonly otherReleases: readonly BuiltRelease[];
}

export interface ChaosFixtures {
  /**
   * A release origin with the live releases of all remotes. The shells of this test load releases
   * from it.
   */
  readonly releaseOrigin: TestReleaseOrigin;
  /**
   * Starts a shell on a free port with a data folder of its own, and stops it after the test.
   * `server` is the path of a server bundle to run instead of the site's.
   */
  readonly startShell: (
    env?: Readonly<Record<string, string>>,
    server?: string,
  ) => Promise<ShellProcess>;
  /**
   * Like `startShell`, but resolves only after the shell has loaded the releases of all remotes.
   */
  readonly startCompleteShell: ChaosFixtures['startShell'];
}

/**
 * Milliseconds between two polls. Playwright's default of up to a second would make up most of the
 * duration of these tests.
 */
export const POLL_INTERVAL_MS = 50;

/** Time limit for checking and loading all releases on a busy machine. */
const LOAD_TIMEOUT_MS = 30_000;

/**
 * The Playwright test with fixtures that start separate shells, and release origins that can fail.
 */
export const test = base.extend<ChaosFixtures, ChaosWorkerFixtures>({
  site: [
    async ({ browserName: _ }, provide) => provide(await resolveSiteUnderTest()),
    { scope: 'worker' },
  ],
  releases: [
    async ({ site }, provide) => {
      const entries = await Promise.all(
        REMOTES.map(async (name) => [name, await readLiveRelease(site.releasesDir, name)] as const),
      );
      await provide(Object.fromEntries(entries) as ChaosWorkerFixtures['releases']);
    },
    { scope: 'worker' },
  ],
  otherReleases: [
    async ({ site }, provide) => {
      const names = CONFIGURED_REMOTES.map(({ name }) => name);
      const otherRemoteNames = names.filter(
        (name) => !(REMOTES as readonly string[]).includes(name),
      );
      const readRelease = (name: string) => readLiveRelease(site.releasesDir, name);
      await provide(await Promise.all(otherRemoteNames.map(readRelease)));
    },
    { scope: 'worker' },
  ],
  releaseOrigin: async ({ releases, otherReleases }, provide) => {
    const releaseOrigin = new TestReleaseOrigin();
    for (const release of [...Object.values(releases), ...otherReleases])
      releaseOrigin.publish(release);
    await provide(releaseOrigin);
    await releaseOrigin.close();
  },
  startShell: async ({ site, releaseOrigin }, provide) => {
    const origin = await releaseOrigin.listen();
    const folder = await mkdtemp(join(tmpdir(), 'gruenland-chaos-'));
    const shells: ShellProcess[] = [];
    await provide(async (env = {}, server = site.shellServer) => {
      const DATA_DIR = join(folder, String(shells.length));
      // Copies the results of the site's sandbox checks, so that no test checks the same releases
      // again.
      const sandboxCheckCache = join(DATA_DIR, 'shell-releases/_checked-bundles.json');
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
        // 0 disables load shedding. Browsers on the same CPU delay the event loop of the shell.
        SHED_DELAY_MS: '0',
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
      testInfo.setTimeout(testInfo.timeout + LOAD_TIMEOUT_MS);
      const shell = await startShell(env, server);
      const fetchStatus = async () => (await shell.health()).status;
      await expect
        .poll(fetchStatus, { intervals: [POLL_INTERVAL_MS], timeout: LOAD_TIMEOUT_MS })
        .toBe('ok');
      return shell;
    });
  },
});
