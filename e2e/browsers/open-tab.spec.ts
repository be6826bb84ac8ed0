import { expect, mergeTests } from '@playwright/test';
import { test as browserTest } from '../engines/browser-test.ts';
import { StoryPage } from '../engines/story-page.ts';
import { target } from '../engines/target.ts';
import { test as chaosTest } from '../support/chaos-test.ts';
import { createReleaseVariant } from '../support/release-variant.ts';

const test = mergeTests(browserTest, chaosTest);

const REMOTE = 'mf-veranstaltungen';

/** Runs in the page. Lists the releases of a remote from which the document has loaded files. */
function listLoadedReleases(remote: string): readonly string[] {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const ids = files.map((url) => new RegExp(`/${remote}/builds/([0-9a-f]+)/web/`).exec(url)?.[1]);
  return [...new Set(ids.filter((id) => id !== undefined))];
}

test(
  'a tab opened before a release keeps its files, and a reload gets the new ones',
  { tag: '@soak' },
  async ({ session, story, releases, releaseOrigin, startCompleteShell }) => {
    const shell = await startCompleteShell();
    const openTab = new StoryPage(story.tab, shell.url);
    const oldId = releases[REMOTE].document.id;
    await openTab.open('/kleinanzeigen');
    await openTab.waitForHydration();
    await openTab.markDocument();
    const nextRelease = createReleaseVariant(releases[REMOTE], { label: 'while a tab is open' });
    releaseOrigin.publish(nextRelease);
    await openTab.waitUntil(
      'the release is live',
      async () => (await shell.remote(REMOTE)).id === nextRelease.document.id,
    );
    for (const area of ['Veranstaltungen', 'Kleinanzeigen', 'Veranstaltungen']) {
      await openTab.click(target.within('//header', target.link(area)));
      await openTab.waitForText(target.heading, area);
    }
    expect(await openTab.isSameDocument()).toBe(true);
    expect(await openTab.tab.evaluate(listLoadedReleases, REMOTE)).toEqual([oldId]);
    await openTab.tab.reload();
    await openTab.waitForHydration();
    expect(await openTab.tab.evaluate(listLoadedReleases, REMOTE)).toEqual([
      nextRelease.document.id,
    ]);
    expect(await session.readConsoleErrors()).toEqual([]);
    const { releases: faults } = await shell.health();
    expect(Object.values(faults).filter(({ browserFaults }) => browserFaults > 0)).toEqual([]);
  },
);
