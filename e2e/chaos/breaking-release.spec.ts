import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { TRIES_ALL_CASES } from '../support/all-cases.ts';
import { AREAS, listOtherAreaPaths } from '../support/areas.ts';
import {
  createReleaseWithFailingBrowserView,
  createReleaseWithFailingLoader,
  createReleaseWithFailingRender,
  createReleaseWithFailingEntryScript,
} from '../support/breaking-release.ts';
import type { BuiltRelease } from '../support/built-release.ts';
import { POLL_INTERVAL_MS, REMOTES, test } from '../support/chaos-test.ts';
import type { RemoteName } from '../support/chaos-test.ts';
import { waitForHydration } from '../support/demo-reader.ts';
import { startPageClient } from '../support/page-clients.ts';
import type { TestReleaseOrigin } from '../support/test-release-origin.ts';
import { createReleaseVariant } from '../support/release-variant.ts';
import { quoteHeading, recordCase, Recoveries } from '../support/resilience-case.ts';
import type { ShellProcess } from '../support/shell-process.ts';

const CASE_GROUP = 'A live release throws';
const RECOVERY_LIMIT_MS = 1000;
/** The only remote that is tested in runs that do not try all cases. */
const TESTED_REMOTE = 'mf-kleinanzeigen';

interface Scenario {
  readonly name: RemoteName;
  readonly shell: ShellProcess;
  readonly releaseOrigin: TestReleaseOrigin;
  readonly page: Page;
  readonly goodRelease: BuiltRelease;
  readonly recoveries: Recoveries;
}

for (const name of TRIES_ALL_CASES ? REMOTES : ([TESTED_REMOTE] as const))
  test(`${name}: errors in a release stay within its area`, async ({
    page,
    releases,
    releaseOrigin,
    startCompleteShell,
  }) => {
    test.setTimeout(90_000);
    const shell = await startCompleteShell();
    const clients = startPageClient(shell, listOtherAreaPaths(name));
    const scenario = {
      name,
      shell,
      releaseOrigin,
      page,
      goodRelease: releases[name],
      recoveries: new Recoveries(),
    };
    await testServerFailure(scenario, 'in a loader', createReleaseWithFailingLoader, 'page failed');
    await testServerFailure(scenario, 'in render', createReleaseWithFailingRender, 'render failed');
    await testViewFailureInBrowser(scenario);
    await testScriptFailureInBrowser(scenario);
    await clients.stop();
    scenario.recoveries.expectMedianWithinLimit();
    expect([...clients.failures, ...clients.unansweredRequests]).toEqual([]);
    expect(shell.isRunning).toBe(true);
  });

/**
 * Checks that the shell answers 500 and shows the error page inside the layout when the release
 * throws on the server.
 */
async function testServerFailure(
  scenario: Scenario,
  throwLocation: string,
  breakRelease: (base: BuiltRelease, errorMessage: string) => BuiltRelease,
  logMessage: string,
): Promise<void> {
  const { name, shell } = scenario;
  const errorMessage = `Die Egge ist verbogen ${throwLocation}`;
  const { id } = await publishAndWaitUntilLive(
    scenario,
    breakRelease(scenario.goodRelease, errorMessage),
  );
  const page = await shell.get(AREAS[name].path);
  expect(page.status).toBe(500);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.html).toContain('404 | Seite nicht gefunden');
  expect(page.html).toContain('aria-label="Bereiche"');
  expect(page.html).not.toContain(errorMessage);
  const findLogLine = () => shell.log.find((line) => String(line['error']).includes(errorMessage));
  await expect.poll(findLogLine).toMatchObject({ msg: logMessage, release: `${name}@${id}` });
  await expectRecoveryAfterFix(
    scenario,
    `throws ${throwLocation}`,
    500,
    `${quoteHeading(page.html)} inside the layout`,
  );
}

/** Checks that the error page replaces the area when a view throws in the browser. */
async function testViewFailureInBrowser(scenario: Scenario): Promise<void> {
  const { name, shell, page } = scenario;
  const { id } = await publishAndWaitUntilLive(
    scenario,
    createReleaseWithFailingBrowserView(scenario.goodRelease, 'Die Egge klemmt im Browser'),
  );
  const listReportedReleases = recordErrorReports(page);
  const response = await page.goto(shell.url + AREAS[name].path);
  expect(response?.status()).toBe(200);
  await waitForHydration(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('404 | Seite nicht gefunden');
  await expect.poll(listReportedReleases).toContain(`${name}@${id}`);
  await expectHydratedHeader(page, name);
  const visibleEffect = 'the server-rendered page, then „404 | Seite nicht gefunden“ in its place';
  await expectRecoveryAfterFix(scenario, 'view throws in the browser', 200, visibleEffect);
}

/**
 * Checks that the server-rendered page stays and all other functions work when the entry script of
 * the area throws.
 */
async function testScriptFailureInBrowser(scenario: Scenario): Promise<void> {
  const { name, shell, page } = scenario;
  await publishAndWaitUntilLive(
    scenario,
    createReleaseWithFailingEntryScript(scenario.goodRelease, 'Das Skript ist verhagelt'),
  );
  const servedHeading = /<h1[^>]*>([^<]+)/.exec((await shell.get(AREAS[name].path)).html)?.[1];
  const response = await page.goto(shell.url + AREAS[name].path);
  expect(response?.status()).toBe(200);
  await waitForHydration(page);
  const heading = page.locator(`[data-area="${name}"] h1`);
  await expect(heading).toHaveText(servedHeading ?? 'no heading');
  await expectHydratedHeader(page, name);
  await expectRecoveryAfterFix(
    scenario,
    'script throws in the browser',
    200,
    'the server-rendered page',
  );
}

async function publishAndWaitUntilLive(
  { name, shell, releaseOrigin }: Scenario,
  release: BuiltRelease,
) {
  releaseOrigin.publish(release);
  const { id } = release.document;
  await expect
    .poll(async () => (await shell.remote(name)).id, { intervals: [POLL_INTERVAL_MS] })
    .toBe(id);
  return { id };
}

/** Publishes a release without the fault and measures how soon the area works again. */
async function expectRecoveryAfterFix(
  { name, shell, releaseOrigin, goodRelease, recoveries }: Scenario,
  fault: string,
  status: number,
  visibleEffect: string,
): Promise<void> {
  const fixedRelease = createReleaseVariant(goodRelease, { label: `mended ${fault}` });
  releaseOrigin.publish(fixedRelease);
  const repairedAtMs = performance.now();
  const isFixedReleaseServed = async () => {
    const page = await shell.get(AREAS[name].path);
    return (
      page.status === 200 && page.html.includes(`/${name}/builds/${fixedRelease.document.id}/`)
    );
  };
  await recoveries.expectRecovery(isFixedReleaseServed, repairedAtMs, RECOVERY_LIMIT_MS);
  recordCase({
    group: CASE_GROUP,
    part: name,
    fault,
    status,
    effectOnReader: visibleEffect,
    recoveryLimitMs: RECOVERY_LIMIT_MS,
  });
}

/**
 * Checks that the header of the remote's page is hydrated: a link navigates without a page load.
 */
async function expectHydratedHeader(page: Page, name: RemoteName): Promise<void> {
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

/**
 * Starts to record the error reports that the browser sends. Returns a function that lists the
 * releases in these reports as `remote@release`.
 */
function recordErrorReports(page: Page): () => readonly string[] {
  const reportedReleases: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/telemetry/errors')) return;
    const { reports } = request.postDataJSON() as {
      readonly reports: readonly { readonly remote: string; readonly release: string }[];
    };
    reportedReleases.push(...reports.map(({ remote, release }) => `${remote}@${release}`));
  });
  return () => reportedReleases;
}
