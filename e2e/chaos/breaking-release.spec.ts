import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { AREAS, pathsWithout } from '../support/areas.ts';
import {
  throwsInBrowser,
  throwsInLoader,
  throwsInRender,
  throwsOnLoadInBrowser,
} from '../support/breaking-release.ts';
import type { BuiltRelease } from '../support/built-release.ts';
import { REMOTES, test } from '../support/chaos-test.ts';
import type { RemoteName } from '../support/chaos-test.ts';
import { hydrated } from '../support/demo-reader.ts';
import { oneReader } from '../support/page-clients.ts';
import type { ReleaseLab } from '../support/release-lab.ts';
import { releaseVariant } from '../support/release-variant.ts';
import { quotedHeading, recordCase, Recoveries } from '../support/resilience-case.ts';
import type { ShellProcess } from '../support/shell-process.ts';

const GROUP = 'A live release throws';
const WITHIN = 1000;

interface Trial {
  readonly name: RemoteName;
  readonly shell: ShellProcess;
  readonly lab: ReleaseLab;
  readonly page: Page;
  readonly good: BuiltRelease;
  readonly recoveries: Recoveries;
}

for (const name of REMOTES)
  test(`${name}: Was in einer Fassung wirft, bleibt in ihrem Bereich`, async ({
    page,
    releases,
    lab,
    startWholeShell,
  }) => {
    test.setTimeout(90_000);
    const shell = await startWholeShell();
    const clients = oneReader(shell, pathsWithout(name));
    const trial = { name, shell, lab, page, good: releases[name], recoveries: new Recoveries() };
    await onServer(trial, 'in a loader', throwsInLoader, 'page failed');
    await onServer(trial, 'in render', throwsInRender, 'render failed');
    await viewThrowsInBrowser(trial);
    await scriptThrowsInBrowser(trial);
    await clients.stop();
    trial.recoveries.expectMedian();
    expect([...clients.failures, ...clients.unanswered]).toEqual([]);
    expect(shell.running).toBe(true);
  });

/** The server fails: the error screen inside the frame, with its honest status. */
async function onServer(
  trial: Trial,
  where: string,
  breaking: (base: BuiltRelease, thrown: string) => BuiltRelease,
  message: string,
): Promise<void> {
  const { name, shell } = trial;
  const thrown = `Die Egge ist verbogen ${where}`;
  const { id } = await goLive(trial, breaking(trial.good, thrown));
  const page = await shell.get(AREAS[name].path);
  expect(page.status).toBe(500);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.html).toContain('404 | Seite nicht gefunden');
  expect(page.html).toContain('aria-label="Bereiche"');
  expect(page.html).not.toContain(thrown);
  const told = () => shell.log.find((line) => String(line['error']).includes(thrown));
  await expect.poll(told).toMatchObject({ msg: message, release: `${name}@${id}` });
  await recovered(trial, `throws ${where}`, 500, `${quotedHeading(page.html)} inside the frame`);
}

/** The browser takes a view over that throws there: the error screen in the area's place. */
async function viewThrowsInBrowser(trial: Trial): Promise<void> {
  const { name, shell, page } = trial;
  const { id } = await goLive(trial, throwsInBrowser(trial.good, 'Die Egge klemmt im Browser'));
  const reports = reportsOf(page);
  const answer = await page.goto(shell.url + AREAS[name].path);
  expect(answer?.status()).toBe(200);
  await hydrated(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('404 | Seite nicht gefunden');
  await expect.poll(reports).toContain(`${name}@${id}`);
  await expectFrameAlive(page, name);
  const seen = 'the server’s page, then „404 | Seite nicht gefunden“ in its place';
  await recovered(trial, 'view throws in the browser', 200, seen);
}

/** The area's script does not even run: what the server rendered stays, and all else works. */
async function scriptThrowsInBrowser(trial: Trial): Promise<void> {
  const { name, shell, page } = trial;
  await goLive(trial, throwsOnLoadInBrowser(trial.good, 'Das Skript ist verhagelt'));
  const before = /<h1[^>]*>([^<]+)/.exec((await shell.get(AREAS[name].path)).html)?.[1];
  const answer = await page.goto(shell.url + AREAS[name].path);
  expect(answer?.status()).toBe(200);
  await hydrated(page);
  const heading = page.locator(`[data-area="${name}"] h1`);
  await expect(heading).toHaveText(before ?? 'no heading');
  await expectFrameAlive(page, name);
  await recovered(trial, 'script throws in the browser', 200, 'the page as the server rendered it');
}

async function goLive({ name, shell, lab }: Trial, release: BuiltRelease) {
  lab.publish(release);
  const { id } = release.document;
  await expect.poll(async () => (await shell.remote(name)).id).toBe(id);
  return { id };
}

/** The next release mends it. */
async function recovered(
  { name, shell, lab, good, recoveries }: Trial,
  fault: string,
  status: number,
  seen: string,
): Promise<void> {
  const mended = releaseVariant(good, { label: `mended ${fault}` });
  lab.publish(mended);
  const healedAt = performance.now();
  const isGood = async () => {
    const page = await shell.get(AREAS[name].path);
    return page.status === 200 && page.html.includes(`/${name}/builds/${mended.document.id}/`);
  };
  await recoveries.expectOne(isGood, healedAt, WITHIN);
  recordCase({ group: GROUP, part: name, fault, status, seen, within: WITHIN });
}

/** Header and footer are taken over: a link leads on without a page load. */
async function expectFrameAlive(page: Page, name: RemoteName): Promise<void> {
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const [label, path] =
    name === 'mf-kleinanzeigen'
      ? ['Veranstaltungen', '/veranstaltungen']
      : ['Kleinanzeigen', '/kleinanzeigen'];
  await page.locator('header').getByRole('link', { name: label, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(label);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
}

/** Releases that the browser's reports name, as `remote@release`. */
function reportsOf(page: Page): () => readonly string[] {
  const named: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/intake/errors')) return;
    const { reports } = request.postDataJSON() as {
      readonly reports: readonly { readonly remote: string; readonly release: string }[];
    };
    named.push(...reports.map(({ remote, release }) => `${remote}@${release}`));
  });
  return () => named;
}
