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
import type { TestReleaseOrigin } from '../support/test-release-origin.ts';
import { releaseVariant } from '../support/release-variant.ts';
import { quotedHeading, recordCase, Recoveries } from '../support/resilience-case.ts';
import type { ShellProcess } from '../support/shell-process.ts';

const GROUP = 'A live release throws';
const WITHIN = 1000;

interface Scenario {
  readonly name: RemoteName;
  readonly shell: ShellProcess;
  readonly releaseOrigin: TestReleaseOrigin;
  readonly page: Page;
  readonly good: BuiltRelease;
  readonly recoveries: Recoveries;
}

for (const name of REMOTES)
  test(`${name}: errors in a release stay within its area`, async ({
    page,
    releases,
    releaseOrigin,
    startCompleteShell,
  }) => {
    test.setTimeout(90_000);
    const shell = await startCompleteShell();
    const clients = oneReader(shell, pathsWithout(name));
    const scenario = {
      name,
      shell,
      releaseOrigin,
      page,
      good: releases[name],
      recoveries: new Recoveries(),
    };
    await onServer(scenario, 'in a loader', throwsInLoader, 'page failed');
    await onServer(scenario, 'in render', throwsInRender, 'render failed');
    await viewThrowsInBrowser(scenario);
    await scriptThrowsInBrowser(scenario);
    await clients.stop();
    scenario.recoveries.expectMedian();
    expect([...clients.failures, ...clients.unanswered]).toEqual([]);
    expect(shell.running).toBe(true);
  });

/** A failure on the server: the error page inside the layout with status 500. */
async function onServer(
  scenario: Scenario,
  where: string,
  breaking: (base: BuiltRelease, thrown: string) => BuiltRelease,
  message: string,
): Promise<void> {
  const { name, shell } = scenario;
  const thrown = `Die Egge ist verbogen ${where}`;
  const { id } = await goLive(scenario, breaking(scenario.good, thrown));
  const page = await shell.get(AREAS[name].path);
  expect(page.status).toBe(500);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.html).toContain('404 | Seite nicht gefunden');
  expect(page.html).toContain('aria-label="Bereiche"');
  expect(page.html).not.toContain(thrown);
  const told = () => shell.log.find((line) => String(line['error']).includes(thrown));
  await expect.poll(told).toMatchObject({ msg: message, release: `${name}@${id}` });
  await recovered(
    scenario,
    `throws ${where}`,
    500,
    `${quotedHeading(page.html)} inside the layout`,
  );
}

/** A view that throws in the browser: hydration shows the error page in place of the area. */
async function viewThrowsInBrowser(scenario: Scenario): Promise<void> {
  const { name, shell, page } = scenario;
  const { id } = await goLive(
    scenario,
    throwsInBrowser(scenario.good, 'Die Egge klemmt im Browser'),
  );
  const reports = reportsOf(page);
  const answer = await page.goto(shell.url + AREAS[name].path);
  expect(answer?.status()).toBe(200);
  await hydrated(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('404 | Seite nicht gefunden');
  await expect.poll(reports).toContain(`${name}@${id}`);
  await expectLayoutWorks(page, name);
  const seen = 'the server-rendered page, then „404 | Seite nicht gefunden“ in its place';
  await recovered(scenario, 'view throws in the browser', 200, seen);
}

/** The area's entry script throws: the server-rendered page stays, and everything else works. */
async function scriptThrowsInBrowser(scenario: Scenario): Promise<void> {
  const { name, shell, page } = scenario;
  await goLive(scenario, throwsOnLoadInBrowser(scenario.good, 'Das Skript ist verhagelt'));
  const before = /<h1[^>]*>([^<]+)/.exec((await shell.get(AREAS[name].path)).html)?.[1];
  const answer = await page.goto(shell.url + AREAS[name].path);
  expect(answer?.status()).toBe(200);
  await hydrated(page);
  const heading = page.locator(`[data-area="${name}"] h1`);
  await expect(heading).toHaveText(before ?? 'no heading');
  await expectLayoutWorks(page, name);
  await recovered(scenario, 'script throws in the browser', 200, 'the server-rendered page');
}

async function goLive({ name, shell, releaseOrigin }: Scenario, release: BuiltRelease) {
  releaseOrigin.publish(release);
  const { id } = release.document;
  await expect.poll(async () => (await shell.remote(name)).id).toBe(id);
  return { id };
}

/** The next release fixes the fault. */
async function recovered(
  { name, shell, releaseOrigin, good, recoveries }: Scenario,
  fault: string,
  status: number,
  seen: string,
): Promise<void> {
  const fixed = releaseVariant(good, { label: `mended ${fault}` });
  releaseOrigin.publish(fixed);
  const repairedAt = performance.now();
  const isGood = async () => {
    const page = await shell.get(AREAS[name].path);
    return page.status === 200 && page.html.includes(`/${name}/builds/${fixed.document.id}/`);
  };
  await recoveries.expectRecovery(isGood, repairedAt, WITHIN);
  recordCase({ group: GROUP, part: name, fault, status, seen, within: WITHIN });
}

/** Header and footer are hydrated: a link navigates without a page load. */
async function expectLayoutWorks(page: Page, name: RemoteName): Promise<void> {
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

/** Releases named in the browser's error reports, as `remote@release`. */
function reportsOf(page: Page): () => readonly string[] {
  const named: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/telemetry/errors')) return;
    const { reports } = request.postDataJSON() as {
      readonly reports: readonly { readonly remote: string; readonly release: string }[];
    };
    named.push(...reports.map(({ remote, release }) => `${remote}@${release}`));
  });
  return () => named;
}
