import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { test } from '../support/chaos-test.ts';
import { watchConsole } from '../support/console-watch.ts';
import { waitForHydration } from '../support/demo-reader.ts';
import { createReleaseVariant } from '../support/release-variant.ts';

const REMOTE = 'mf-veranstaltungen';
/**
 * Number of releases that the test publishes: more than a shell keeps for open tabs
 * (`MAX_KEPT_SNAPSHOTS`).
 */
const RELEASE_COUNT = 20;

/**
 * Starts to record which releases of `REMOTE` the tab loads browser files from. Returns a function
 * that lists their ids.
 */
function recordLoadedReleases(page: Page): () => readonly string[] {
  const ids = new Set<string>();
  page.on('response', (response) => {
    const id = new RegExp(`/${REMOTE}/builds/([0-9a-f]+)/web/`).exec(response.url())?.[1];
    if (id && response.ok()) ids.add(id);
  });
  return () => [...ids];
}

async function clickHeaderLink(page: Page, label: string): Promise<void> {
  await page.locator('header').getByRole('link', { name: label, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(label);
}

const isSameDocument = () => 'stayed' in window;

test('a tab opened before a release continues to use its files', async ({
  page,
  releases,
  releaseOrigin,
  startCompleteShell,
}) => {
  const shell = await startCompleteShell();
  const oldId = releases[REMOTE].document.id;
  const faults = watchConsole(page);
  const listLoadedIds = recordLoadedReleases(page);
  await page.goto(`${shell.url}/kleinanzeigen`);
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));

  const nextRelease = createReleaseVariant(releases[REMOTE], { label: 'while a tab is open' });
  releaseOrigin.publish(nextRelease);
  await expect.poll(async () => (await shell.remote(REMOTE)).id).toBe(nextRelease.document.id);

  // The tab loads more scripts now. It must request them from the old release, although the new one
  // is live.
  await clickHeaderLink(page, 'Veranstaltungen');
  await clickHeaderLink(page, 'Kleinanzeigen');
  await clickHeaderLink(page, 'Veranstaltungen');
  expect(await page.evaluate(isSameDocument)).toBe(true);
  expect(listLoadedIds()).toEqual([oldId]);

  await page.reload();
  await waitForHydration(page);
  expect(listLoadedIds()).toEqual([oldId, nextRelease.document.id]);
  expect(faults).toEqual([]);
});

test(
  'after many releases, the next navigation loads a full page with the newest one',
  { tag: '@soak' },
  async ({ page, releases, releaseOrigin, startCompleteShell }) => {
    const shell = await startCompleteShell();
    await page.goto(`${shell.url}/kleinanzeigen`);
    await waitForHydration(page);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    let newestId = '';
    for (let count = 1; count <= RELEASE_COUNT; count += 1) {
      const nextRelease = createReleaseVariant(releases[REMOTE], { label: `flip ${count}` });
      releaseOrigin.publish(nextRelease);
      newestId = nextRelease.document.id;
      await expect
        .poll(async () => (await shell.remote(REMOTE)).id, { intervals: [50] })
        .toBe(newestId);
    }
    const dataStatuses: number[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/_data?')) dataStatuses.push(response.status());
    });
    await clickHeaderLink(page, 'Veranstaltungen');
    await waitForHydration(page);
    expect(dataStatuses).toContain(409);
    expect(await page.evaluate(isSameDocument)).toBe(false);
    expect(await page.content()).toContain(`/${REMOTE}/builds/${newestId}/web/`);
  },
);
