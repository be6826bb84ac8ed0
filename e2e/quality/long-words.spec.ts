import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { measureOverflowPx } from '../support/axe.ts';
import { readSitemapPaths } from '../support/read-sitemap.ts';

/** Maximum number of pages to check: those with the longest words in their URL paths. */
const MAX_PAGES = 40;

test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });

test(
  'the longest words do not make any page wider than the phone',
  { tag: '@soak' },
  async ({ page, baseURL }) => {
    test.setTimeout(90_000);
    const allPaths = [...new Set(await readSitemapPaths(baseURL!))];
    const getLongestWordLength = (path: string) =>
      Math.max(...path.split(/[^a-z]+/).map((word) => word.length));
    const chosenPaths = allPaths
      .toSorted((one, other) => getLongestWordLength(other) - getLongestWordLength(one))
      .slice(0, MAX_PAGES);
    expect(chosenPaths).toHaveLength(MAX_PAGES);
    // Blocks pictures to save time. The layout reserves their space, so it does not change.
    await page.route(/\.(?:avif|jpe?g|png|webp)|\/m\//, (route) => route.abort());
    for (const path of chosenPaths) {
      await page.goto(path);
      expect.soft(await measureOverflowPx(page), path).toBeLessThanOrEqual(0);
    }
  },
);

test('headlines on a phone break no word within', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const path of ['/suche?q=Rundballenpresse', '/kleinanzeigen?q=Rundballenpresse']) {
    await page.goto(path);
    expect.soft(await findBrokenWords(page), path).toEqual([]);
  }
  await page.locator('main article a').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rundballenpresse');
  expect(await findBrokenWords(page)).toEqual([]);
});

/** Returns the words of headlines that stand on more than one line, without a hyphen between. */
function findBrokenWords(page: Page): Promise<string[]> {
  return page.locator('main :is(h1, h2, h3)').evaluateAll((headings) =>
    headings.flatMap((heading) => {
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const brokenWords: string[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        for (const { 0: word, index } of text.data.matchAll(/\p{L}+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) brokenWords.push(word);
        }
      }
      return brokenWords;
    }),
  );
}
