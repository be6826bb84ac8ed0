import { expect } from '@playwright/test';
import { test } from '../engines/browser-test.ts';
import { target } from '../engines/target.ts';

const ARTICLE_PATH = '/artikel/das-backhaus-brennt';

test('the front page shows its stories and leads to an article', async ({ story, session }) => {
  await story.open('/');
  await story.waitFor(target.linkTo('/artikel/'));
  await story.click(target.linkTo('/artikel/'));
  await story.waitForPath(/^\/artikel\/./);
  await story.waitFor('//main//article');
  expect(await session.readConsoleErrors()).toEqual([]);
});

test('an article shows its headline, picture and text', async ({ story, session }) => {
  await story.open(ARTICLE_PATH);
  await story.waitForText(target.heading, 'Das Backhaus brennt');
  await story.waitUntil('the first picture is loaded', () =>
    story.tab.evaluate(
      () => (document.querySelector('main img') as HTMLImageElement | null)?.naturalWidth !== 0,
    ),
  );
  expect((await story.readText('//main//article')).length).toBeGreaterThan(2000);
  expect(await session.readConsoleErrors()).toEqual([]);
});
