import { mkdtemp, rm } from 'node:fs/promises';
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

export type RemoteName = (typeof REMOTES)[number];

interface ChaosWorker {
  readonly site: SiteUnderTest;
  /** The releases that the site under test runs. */
  readonly releases: Readonly<Record<RemoteName, BuiltRelease>>;
}

interface Chaos {
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
  lab: async ({ releases }, provide) => {
    const lab = new ReleaseLab();
    for (const name of REMOTES) lab.publish(releases[name]);
    await provide(lab);
    await lab.close();
  },
  startShell: async ({ site, lab }, provide) => {
    const origin = await lab.listen();
    const folder = await mkdtemp(join(tmpdir(), 'gruenland-chaos-'));
    const shells: ShellProcess[] = [];
    await provide(async (env = {}, server = site.shellServer) => {
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
        DATA_DIR: join(folder, String(shells.length)),
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
