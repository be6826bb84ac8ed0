import { expect, test } from '@playwright/test';
import { measureOverflowPx } from '../support/axe.ts';
import { readSitemapPaths } from '../support/read-sitemap.ts';

/** Maximum number of pages to check: those with the longest words in their URL paths. */
const MAX_PAGES = 40;

test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });

test('the longest words do not make any page wider than the phone', async ({ page, baseURL }) => {
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
});
