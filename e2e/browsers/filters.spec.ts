import { expect } from '@playwright/test';
import { test } from '../engines/browser-test.ts';
import { target } from '../engines/target.ts';

const SOAK = { tag: '@soak' };

const WANTED = target.field('Ich suche');
const FILTERS = '//summary[contains(., "Filter")]';

test(
  'list filters on a wide screen apply at once, and back removes them',
  SOAK,
  async ({ story, session }) => {
    await story.open('/kleinanzeigen');
    await story.waitForHydration();
    await story.click(target.button('Alle ablehnen'));
    await story.click(WANTED);
    await story.waitForPath('/kleinanzeigen?art=suche');
    await story.fill(target.field('Preis von'), '100');
    await story.press('Tab');
    await story.tab.type('9000');
    await story.waitForPath(/preis-von=100$/);
    expect(await story.readValue(target.field('Preis bis'))).toBe('9000');
    await story.press('Tab');
    await story.waitForPath('/kleinanzeigen?art=suche&preis-von=100&preis-bis=9000');
    for (const path of ['/kleinanzeigen?art=suche&preis-von=100', '/kleinanzeigen?art=suche'])
      await story.tab.goBack().then(() => story.waitForPath(path));
    await story.tab.goBack();
    await story.waitForPath('/kleinanzeigen');
    await story.waitUntil('no filter is set', async () => !(await story.isChecked(WANTED)));
    expect(await session.readConsoleErrors()).toEqual([]);
  },
);

test(
  'list filters on a phone are a dialog that counts the matches',
  SOAK,
  async ({ story, session }) => {
    await story.tab.setViewport(360, 780);
    await story.open('/kleinanzeigen');
    await story.waitForHydration();
    await story.click(target.button('Alle ablehnen'));
    await story.click(FILTERS);
    const show = '//dialog//button[contains(., "Anzeigen zeigen")]';
    const countBefore = await story.readText(show);
    await story.click(WANTED);
    await story.waitUntil(
      'the button names another number',
      async () => (await story.readText(show)) !== countBefore,
    );
    await story.press('Escape');
    await story.waitForGone(show);
    await story.waitForPath('/kleinanzeigen');
    await story.click(FILTERS);
    await story.waitForText(show, countBefore);
    expect(await story.isChecked(WANTED)).toBe(false);
    await story.click(WANTED);
    await story.click(show);
    await story.waitForPath('/kleinanzeigen?art=suche');
    await story.waitForText(FILTERS, '(1)');
    expect(await session.readConsoleErrors()).toEqual([]);
  },
);

test.describe(() => {
  test.use({ hasScript: false });
  test('list filters without script are a section with a button', SOAK, async ({ story }) => {
    await story.tab.setViewport(360, 780);
    await story.open('/kleinanzeigen');
    await story.click(FILTERS);
    await story.click(WANTED);
    await story.click(target.button('Filter anwenden'));
    await story.waitForPath(/[?&]art=suche/);
    await story.waitForText(FILTERS, '(1)');
  });
});
