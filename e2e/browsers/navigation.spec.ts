import { expect } from '@playwright/test';
import { test } from '../engines/browser-test.ts';
import type { StoryPage } from '../engines/story-page.ts';
import { target } from '../engines/target.ts';

const SOAK = { tag: '@soak' };

const areaLink = (name: string) =>
  target.within('//nav[@aria-label="Bereiche"]', target.link(name));

const readScrollTop = (story: StoryPage) => story.tab.evaluate(() => Math.round(window.scrollY));

test(
  'links between areas load no document and focus the headline',
  SOAK,
  async ({ story, session }) => {
    await story.open('/artikel');
    await story.waitForHydration();
    await story.markDocument();
    for (const [label, heading] of [
      ['Kleinanzeigen', 'Kleinanzeigen'],
      ['Veranstaltungen', 'Veranstaltungen'],
      ['Jobs', 'Jobbörse'],
    ] as const) {
      await story.click(areaLink(label));
      await story.waitForText(target.heading, heading);
      await story.waitUntil('the headline has the focus', () =>
        story.tab.evaluate(() => document.activeElement?.tagName === 'H1'),
      );
      expect(await story.isSameDocument()).toBe(true);
    }
    expect(await session.readConsoleErrors()).toEqual([]);
  },
);

test('back and forward restore page and scroll position', SOAK, async ({ story, session }) => {
  await story.open('/artikel');
  await story.waitForHydration();
  await story.markDocument();
  const lastArticle = '(//main//a[starts-with(@href, "/artikel/")])[last()]';
  await story.hover(lastArticle);
  const scrollTopBefore = await readScrollTop(story);
  expect(scrollTopBefore).toBeGreaterThan(500);
  await story.click(lastArticle);
  await story.waitForPath(/^\/artikel\/./);
  await story.waitUntil(
    'the article begins at the top',
    async () => (await readScrollTop(story)) === 0,
  );
  const title = await story.readText(target.heading);
  await story.tab.goBack();
  await story.waitForPath('/artikel');
  await story.waitUntil(
    `the list is scrolled to ${scrollTopBefore}`,
    async () => Math.abs((await readScrollTop(story)) - scrollTopBefore) <= 1,
  );
  await story.tab.goForward();
  await story.waitForPath(/^\/artikel\/./);
  await story.waitForText(target.heading, title);
  expect(await story.isSameDocument()).toBe(true);
  expect(await session.readConsoleErrors()).toEqual([]);
});

test('a document that the history restores can be used', SOAK, async ({ story, session }) => {
  await story.open('/kleinanzeigen');
  await story.waitForHydration();
  await story.open('/jobs');
  await story.waitForHydration();
  await story.tab.goBack();
  await story.waitForText(target.heading, 'Kleinanzeigen');
  await story.waitForHydration();
  await story.markDocument();
  await story.click(areaLink('Veranstaltungen'));
  await story.waitForText(target.heading, 'Veranstaltungen');
  expect(await story.isSameDocument()).toBe(true);
  await story.tab.goBack();
  await story.waitForText(target.heading, 'Kleinanzeigen');
  expect(await session.readConsoleErrors()).toEqual([]);
});
