import { expect } from '@playwright/test';
import { test } from '../engines/browser-test.ts';
import { target } from '../engines/target.ts';

const SOAK = { tag: '@soak' };

const SEARCH_BOX = '//main//input[@id="suche"]';
const HEADER_BOX = '//header//input[@role="combobox"]';
const FIRST_HIT = '(//main//article)[1]';

test(
  'the search box of the header suggests, and the keyboard opens a hit',
  SOAK,
  async ({ story, session }) => {
    await story.open('/');
    await story.waitForHydration();
    await story.fill(HEADER_BOX, 'drescher');
    await story.waitFor('//*[@role="option"][contains(., "Was der Drescher verschweigt")]');
    await story.press('Escape');
    await story.waitForGone('//*[@role="listbox"]');
    await story.press('ArrowDown');
    await story.waitFor('//*[@role="option"][@aria-selected="true"]');
    await story.press('Enter');
    await story.waitForPath(/^\/artikel\/./);
    expect(await session.readConsoleErrors()).toEqual([]);
  },
);

test(
  'the search page follows the input, and back and forward restore every state',
  SOAK,
  async ({ story, session }) => {
    await story.open('/suche?q=Drescher&art=artikel');
    await story.waitForHydration();
    await story.waitForText(FIRST_HIT, 'Was der Drescher verschweigt');
    await story.fill(SEARCH_BOX, 'Backhaus');
    await story.waitForPath('/suche?q=Backhaus&art=artikel');
    await story.waitForText(FIRST_HIT, 'Backhaus');
    await story.click(target.field('Reportage'));
    await story.waitForPath(/form=/);
    const refinedPath = await story.readPath();
    await story.tab.goBack();
    await story.waitForPath('/suche?q=Backhaus&art=artikel');
    await story.tab.goBack();
    await story.waitForPath('/suche?q=Drescher&art=artikel');
    await story.waitForText(FIRST_HIT, 'Was der Drescher verschweigt');
    expect(await story.readValue(SEARCH_BOX)).toBe('Drescher');
    await story.tab.goForward();
    await story.waitForPath('/suche?q=Backhaus&art=artikel');
    await story.tab.goForward();
    await story.waitForPath(refinedPath);
    await story.waitUntil('the filter is set', () => story.isChecked(target.field('Reportage')));
    expect(await session.readConsoleErrors()).toEqual([]);
  },
);

test.describe(() => {
  test.use({ hasScript: false });
  test('search, filter and order work without script', SOAK, async ({ story }) => {
    await story.open('/suche');
    await story.fill(SEARCH_BOX, 'Drescher');
    await story.click(target.within('//main', target.button('Suchen')));
    await story.waitForPath('/suche?q=Drescher');
    await story.click('//nav[@aria-label="Art der Treffer"]//a[contains(., "Artikel")]');
    await story.waitForPath(/art=artikel/);
    await story.click(target.field('Landtechnik'));
    await story.select(target.field('Reihenfolge'), 'neueste');
    await story.click(target.button('Anwenden'));
    await story.waitForPath(/thema=Landtechnik/);
    expect(await story.readPath()).toContain('sort=neueste');
    await story.waitForText(FIRST_HIT, 'Drescher');
  });
});
