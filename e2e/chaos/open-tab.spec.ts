import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { test } from '../support/chaos-test.ts';
import { watchConsole } from '../support/console-watch.ts';
import { waitForHydration } from '../support/demo-reader.ts';
import { createReleaseVariant } from '../support/release-variant.ts';

const REMOTE = 'mf-veranstaltungen';
/** More releases than a shell keeps for open tabs (`MAX_KEPT_SNAPSHOTS` in the shell's snapshot store). */
const RELEASE_COUNT = 20;

/**
 * Starts to record the releases whose browser files the tab loads. Returns a function that lists
 * their ids.
 */
function recordLoadedReleases(page: Page): () => readonly string[] {
  const ids = new Set<string>();
  page.on('response', (response) => {
    const id = new RegExp(`/${REMOTE}/builds/([0-9a-f]+)/web/`).exec(response.url())?.[1];
    if (id && response.ok()) ids.add(id);
  });
  return () => [...ids];
}

async function goTo(page: Page, label: string): Promise<void> {
  await page.locator('header').getByRole('link', { name: label, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(label);
}

const hasStayed = () => 'stayed' in window;

test('a tab opened before a release continues to use its files', async ({
  page,
  releases,
  releaseOrigin,
  startCompleteShell,
}) => {
  const shell = await startCompleteShell();
  const old = releases[REMOTE].document.id;
  const faults = watchConsole(page);
  const ids = recordLoadedReleases(page);
  await page.goto(`${shell.url}/kleinanzeigen`);
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));

  const next = createReleaseVariant(releases[REMOTE], { label: 'while a tab is open' });
  releaseOrigin.publish(next);
  await expect.poll(async () => (await shell.remote(REMOTE)).id).toBe(next.document.id);

  // The tab loads further scripts now. It must request them from the old release although the new
  // one is live.
  await goTo(page, 'Veranstaltungen');
  await goTo(page, 'Kleinanzeigen');
  await goTo(page, 'Veranstaltungen');
  expect(await page.evaluate(hasStayed)).toBe(true);
  expect(ids()).toEqual([old]);

  await page.reload();
  await waitForHydration(page);
  expect(ids()).toEqual([old, next.document.id]);
  expect(faults).toEqual([]);
});

test('after many releases, the next navigation loads a full page with the newest one', async ({
  page,
  releases,
  releaseOrigin,
  startCompleteShell,
}) => {
  const shell = await startCompleteShell();
  await page.goto(`${shell.url}/kleinanzeigen`);
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  let newest = '';
  for (let count = 1; count <= RELEASE_COUNT; count += 1) {
    const next = createReleaseVariant(releases[REMOTE], { label: `flip ${count}` });
    releaseOrigin.publish(next);
    newest = next.document.id;
    await expect
      .poll(async () => (await shell.remote(REMOTE)).id, { intervals: [50] })
      .toBe(newest);
  }
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/_data?')) answers.push(response.status());
  });
  await goTo(page, 'Veranstaltungen');
  await waitForHydration(page);
  expect(answers).toContain(409);
  expect(await page.evaluate(hasStayed)).toBe(false);
  expect(await page.content()).toContain(`/${REMOTE}/builds/${newest}/web/`);
});
