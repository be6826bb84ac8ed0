import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { BuiltRelease } from '../support/built-release.ts';
import type { RemoteName } from '../support/chaos-test.ts';
import { REMOTES, test } from '../support/chaos-test.ts';
import { watchConsole } from '../support/console-watch.ts';
import { hydrated, loginCookie } from '../support/demo-reader.ts';
import { previousRelease, previousShellServer } from '../support/previous-release.ts';
import { releaseVariant } from '../support/release-variant.ts';
import type { ShellProcess } from '../support/shell-process.ts';
import { EVENT } from '../support/routes.ts';

/** Pages that both the previous release and the present one have; the first opens in a browser. */
const PAGES: Readonly<Record<RemoteName, readonly string[]>> = {
  'mf-magazine': ['/', '/artikel', '/artikel/das-backhaus-brennt', '/thema/ackerbau', '/impressum'],
  'mf-kleinanzeigen': [
    '/kleinanzeigen',
    '/kleinanzeigen/traktor-fendt-farmer-2-s-mit-frontlader-kempten-1',
    '/jobs',
  ],
  'mf-veranstaltungen': ['/veranstaltungen', EVENT],
  'mf-account': ['/anmelden', '/registrieren', '/passwort-vergessen'],
  'mf-search': ['/suche'],
};

type Releases = Readonly<Record<RemoteName, BuiltRelease>>;

const previous = async (): Promise<Releases> => {
  const read = REMOTES.map(async (name) => [name, await previousRelease(name)] as const);
  return Object.fromEntries(await Promise.all(read)) as Record<RemoteName, BuiltRelease>;
};

test('Die vorigen Fassungen aller Bereiche laufen in der neuen Hülle', async ({
  page,
  lab,
  site,
  startWholeShell,
}) => {
  const releases = await previous();
  for (const name of REMOTES) lab.publish(releases[name]);
  const shell = await startWholeShell();
  const cookie = await loginCookie(site.apiUrl);
  await expectPages(shell, releases, REMOTES, cookie);
  for (const name of REMOTES) await expectTakeOver(page, shell, name);
});

for (const old of REMOTES)
  test(`Die vorige Fassung von ${old} läuft neben den neuen aller anderen`, async ({
    page,
    releases,
    lab,
    startWholeShell,
  }) => {
    const mixed = { ...releases, [old]: await previousRelease(old) };
    lab.publish(mixed[old]);
    const shell = await startWholeShell();
    await expectPages(shell, mixed, REMOTES);
    await expectTakeOver(page, shell, old);
  });

test('Die neuen Bereiche laufen in der vorigen Hülle, die vom Probelauf nichts weiß', async ({
  page,
  releases,
  lab,
  site,
  startWholeShell,
}) => {
  for (const name of REMOTES) {
    const release = releaseVariant(releases[name], { label: 'canary' });
    lab.publish(releases[name], { canary: { release, share: 50 } });
    expect(JSON.parse(lab.latest(name))).toHaveProperty('canary.share', 50);
  }
  const shell = await startWholeShell({}, await previousShellServer());
  const cookie = await loginCookie(site.apiUrl);
  await expectPages(shell, releases, REMOTES, cookie);
  for (const name of REMOTES) await expectTakeOver(page, shell, name);
});

/** Every page answers, by the very release, with a heading of its own. */
async function expectPages(
  shell: ShellProcess,
  releases: Releases,
  names: readonly RemoteName[],
  cookie?: string,
): Promise<void> {
  const held = () => shell.health().then(({ remotes }) => remotes.map(({ id }) => id));
  const wanted = REMOTES.map((name) => releases[name].document.id);
  await expect.poll(held).toEqual(expect.arrayContaining(wanted));
  for (const name of names)
    for (const path of PAGES[name]) {
      const answer = await shell.get(path);
      expect(answer.status, path).toBe(200);
      expect(answer.html, path).toContain(`/${name}/builds/${releases[name].document.id}/web/`);
      expect(answer.html, path).toMatch(/<h1[^>]*>\s*\S/);
    }
  expect((await shell.get('/gibt-es-nicht')).status).toBe(404);
  const guarded = await shell.get('/mein-account', cookie ? { cookie } : {});
  expect(guarded.status).toBe(cookie ? 200 : 302);
}

/** The browser takes the page over, and from there to another area and back without a page load. */
async function expectTakeOver(page: Page, shell: ShellProcess, name: RemoteName): Promise<void> {
  const faults = watchConsole(page);
  const [path = '/'] = PAGES[name];
  await page.goto(shell.url + path);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const heading = page.getByRole('heading', { level: 1 });
  const before = (await heading.textContent()) ?? '';
  await page.locator('footer').getByRole('link', { name: 'Impressum' }).first().click();
  await expect(heading).toHaveText('Impressum');
  await page.goBack();
  await expect(heading).toHaveText(before);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  // A picture that is made for the first time on a busy machine may take longer than the shell waits.
  expect(faults.filter((fault) => !/status of 503 .*\/f\/\d+\//.test(fault))).toEqual([]);
}
