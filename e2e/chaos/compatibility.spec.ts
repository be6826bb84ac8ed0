import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { TRIES_ALL_CASES } from '../support/all-cases.ts';
import type { BuiltRelease } from '../support/built-release.ts';
import type { RemoteName } from '../support/chaos-test.ts';
import { REMOTES, test } from '../support/chaos-test.ts';
import { watchConsole } from '../support/console-watch.ts';
import { waitForHydration, fetchLoginCookie } from '../support/demo-reader.ts';
import { readPreviousRelease, getPreviousShellServer } from '../support/previous-release.ts';
import { createReleaseVariant } from '../support/release-variant.ts';
import type { ShellProcess } from '../support/shell-process.ts';
import { EVENT_PATH } from '../support/routes.ts';

/**
 * Paths of pages that both the previous and the current release have. The browser opens only the
 * first page of each remote.
 */
const PAGES: Readonly<Record<RemoteName, readonly string[]>> = {
  'mf-magazine': ['/', '/artikel', '/artikel/das-backhaus-brennt', '/thema/ackerbau', '/impressum'],
  'mf-kleinanzeigen': [
    '/kleinanzeigen',
    '/kleinanzeigen/traktor-fendt-farmer-2-s-mit-frontlader-kempten-1',
    '/jobs',
  ],
  'mf-veranstaltungen': ['/veranstaltungen', EVENT_PATH],
  'mf-account': ['/anmelden', '/registrieren', '/passwort-vergessen'],
  'mf-search': ['/suche'],
};

/** Contract revision of the shell in `e2e/fixtures/previous` (decision 004). */
const PREVIOUS_SHELL_REVISION = 0;

type ReleasesByRemote = Readonly<Record<RemoteName, BuiltRelease>>;

const readPreviousReleases = async (): Promise<ReleasesByRemote> => {
  const pendingReleases = REMOTES.map(
    async (name) => [name, await readPreviousRelease(name)] as const,
  );
  return Object.fromEntries(await Promise.all(pendingReleases)) as Record<RemoteName, BuiltRelease>;
};

test('the previous releases of all remotes run in the new shell', async ({
  page,
  releaseOrigin,
  site,
  startCompleteShell,
}) => {
  const releases = await readPreviousReleases();
  for (const name of REMOTES) releaseOrigin.publish(releases[name]);
  const shell = await startCompleteShell();
  const cookie = await fetchLoginCookie(site.apiUrl);
  await expectPagesOfReleases(shell, releases, REMOTES, cookie);
  const hydratedRemotes = TRIES_ALL_CASES ? REMOTES : REMOTES.slice(0, 2);
  for (const name of hydratedRemotes) await expectHydration(page, shell, name);
});

test(
  'the previous release of each remote runs next to the new releases of all others',
  { tag: '@soak' },
  async ({ page, releases, releaseOrigin, startCompleteShell }) => {
    test.setTimeout(90_000);
    const previousReleases = await readPreviousReleases();
    const shell = await startCompleteShell();
    for (const outdatedRemote of REMOTES)
      await test.step(outdatedRemote, async () => {
        const previousRelease = previousReleases[outdatedRemote];
        releaseOrigin.publish(previousRelease);
        await expectPagesOfReleases(
          shell,
          { ...releases, [outdatedRemote]: previousRelease },
          REMOTES,
        );
        await expectHydration(page, shell, outdatedRemote);
        releaseOrigin.publish(releases[outdatedRemote]);
      });
  },
);

test(
  'the new remotes run in the previous shell, which refuses those that need a newer one',
  { tag: '@soak' },
  async ({ page, releases: newReleases, releaseOrigin, site, startCompleteShell }) => {
    const previousReleases = await readPreviousReleases();
    const needsNewerShell = ({ document }: BuiltRelease) =>
      (document.revision ?? 0) > PREVIOUS_SHELL_REVISION;
    const refusedRemotes = REMOTES.filter((name) => needsNewerShell(newReleases[name]));
    const releases = Object.fromEntries(
      REMOTES.map((name) => [
        name,
        needsNewerShell(newReleases[name]) ? previousReleases[name] : newReleases[name],
      ]),
    ) as Record<RemoteName, BuiltRelease>;
    for (const name of REMOTES) {
      const release = createReleaseVariant(releases[name], { label: 'canary' });
      releaseOrigin.publish(releases[name], { canary: { release, share: 50 } });
      expect(JSON.parse(releaseOrigin.latest(name))).toHaveProperty('canary.share', 50);
    }
    const shell = await startCompleteShell({}, await getPreviousShellServer());
    const cookie = await fetchLoginCookie(site.apiUrl);
    await expectPagesOfReleases(shell, releases, REMOTES, cookie);
    for (const name of REMOTES) await expectHydration(page, shell, name);
    for (const name of refusedRemotes) {
      releaseOrigin.publish(newReleases[name]);
      const { contract, revision } = newReleases[name].document;
      await expect
        .poll(async () => String((await shell.remote(name)).problem))
        .toContain(`${contract}.${revision}`);
      expect((await shell.remote(name)).id).toBe(previousReleases[name].document.id);
    }
  },
);

/** Checks that the expected releases render all pages and that each page has a heading. */
async function expectPagesOfReleases(
  shell: ShellProcess,
  releases: ReleasesByRemote,
  names: readonly RemoteName[],
  cookie?: string,
): Promise<void> {
  const readReleaseIds = () => shell.health().then(({ remotes }) => remotes.map(({ id }) => id));
  const expectedIds = REMOTES.map((name) => releases[name].document.id);
  await expect.poll(readReleaseIds).toEqual(expect.arrayContaining(expectedIds));
  for (const name of names)
    for (const path of PAGES[name]) {
      const response = await shell.get(path);
      expect(response.status, path).toBe(200);
      expect(response.html, path).toContain(`/${name}/builds/${releases[name].document.id}/web/`);
      expect(response.html, path).toMatch(/<h1[^>]*>\s*\S/);
    }
  expect((await shell.get('/gibt-es-nicht')).status).toBe(404);
  const accountPage = await shell.get('/mein-account', cookie ? { cookie } : {});
  expect(accountPage.status).toBe(cookie ? 200 : 302);
}

/**
 * Checks that the browser hydrates the page, then navigates to another area and back without a page
 * load.
 */
async function expectHydration(page: Page, shell: ShellProcess, name: RemoteName): Promise<void> {
  const faults = watchConsole(page);
  const [path = '/'] = PAGES[name];
  await page.goto(shell.url + path);
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const heading = page.getByRole('heading', { level: 1 });
  const headingBefore = (await heading.textContent()) ?? '';
  await page.locator('footer').getByRole('link', { name: 'Impressum' }).first().click();
  await expect(heading).toHaveText('Impressum');
  await page.goBack();
  await expect(heading).toHaveText(headingBefore);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  // Ignores 503 responses for pictures. Rendering a picture for the first time may exceed the
  // shell's timeout.
  expect(faults.filter((fault) => !/status of 503 .*\/f\/\d+\//.test(fault))).toEqual([]);
}
