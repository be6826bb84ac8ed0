import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import type { BuiltRelease } from './built-release.ts';
import { readLiveRelease } from './built-release.ts';
import { ReleaseLab } from './release-lab.ts';
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

/** Has no page for readers: it is there so that shells are whole. */
export const DESKS = 'mf-redaktion';

export type RemoteName = (typeof REMOTES)[number];

export interface ChaosWorker {
  readonly site: SiteUnderTest;
  /** The releases that the site under test runs. */
  readonly releases: Readonly<Record<RemoteName, BuiltRelease>>;
  readonly desks: BuiltRelease;
}

export interface Chaos {
  /** An origin with all releases live, which shells of this test read from. */
  readonly lab: ReleaseLab;
  /**
   * Starts a shell on a free port with a data folder of its own; it ends with the test. `server` is
   * another bundle than the site's.
   */
  readonly startShell: (
    env?: Readonly<Record<string, string>>,
    server?: string,
  ) => Promise<ShellProcess>;
  /** The same; it comes back once the shell holds the releases of all remotes. */
  readonly startWholeShell: Chaos['startShell'];
}

/** Milliseconds in which a shell on a busy machine has proved and loaded everything. */
const WHOLE_WITHIN = 30_000;

/** Tests that let remotes and services fail around shells of their own. */
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
    async ({ site }, provide) => provide(await readLiveRelease(site.releasesDir, DESKS)),
    { scope: 'worker' },
  ],
  lab: async ({ releases, desks }, provide) => {
    const lab = new ReleaseLab();
    for (const name of REMOTES) lab.publish(releases[name]);
    lab.publish(desks);
    await provide(lab);
    await lab.close();
  },
  startShell: async ({ site, lab }, provide) => {
    const origin = await lab.listen();
    const folder = await mkdtemp(join(tmpdir(), 'gruenland-chaos-'));
    const shells: ShellProcess[] = [];
    await provide(async (env = {}, server = site.shellServer) => {
      const DATA_DIR = join(folder, String(shells.length));
      // Like a restart: what the site's shell has proved need not be proved for every test again.
      const proved = join(DATA_DIR, 'shell-releases/_proved.json');
      if (existsSync(site.provedReleases)) await cp(site.provedReleases, proved);
      const shell = await startShellProcess(server, {
        API_URL: site.apiUrl,
        CONTENT_ENDPOINT: `${site.embeddedUrl}/v2`,
        IMAGE_URL: site.embeddedUrl,
        MAIL_URL: site.embeddedUrl,
        SEARCH_ENDPOINT: site.embeddedUrl,
        RELEASES_URL: origin,
        RELEASES_POLL_MS: '100',
        RELEASES_TIMEOUT_MS: '800',
        RELEASE_PUBLIC_KEYS: lab.publicKey,
        DATA_DIR,
        ...env,
      });
      shells.push(shell);
      return shell;
    });
    await Promise.all(shells.map((shell) => shell.stop()));
    await rm(folder, { recursive: true, force: true });
  },
  startWholeShell: async ({ startShell }, provide, testInfo) => {
    await provide(async (env, server) => {
      testInfo.setTimeout(testInfo.timeout + WHOLE_WITHIN);
      const shell = await startShell(env, server);
      const status = async () => (await shell.health()).status;
      await expect.poll(status, { timeout: WHOLE_WITHIN }).toBe('ok');
      return shell;
    });
  },
});
