import { expect, test } from '@playwright/test';
import { waitForHydration } from '../support/demo-reader.ts';

const FIRST_ARTICLE_PATH = '/artikel/vier-uhr-fuenfzig';

test('infinite articles update URL and title, and going back restores the position', async ({
  page,
}) => {
  const viewRequestBodies: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/article-views')
      viewRequestBodies.push(request.postData() ?? '');
  });
  await page.goto(FIRST_ARTICLE_PATH);
  await waitForHydration(page);
  const title = await page.title();
  const firstHeading = page.locator('main h1').first();
  const nextHeading = page.locator('[data-uuid] h1').first();

  // Scrolls almost to the end of the article, where the next article is not visible yet.
  await page.locator('[data-name="infinite_articles"]').evaluate((block) => {
    window.scrollBy(0, block.getBoundingClientRect().top - window.innerHeight - 200);
  });
  await expect(nextHeading).toBeAttached();
  const headline = (await nextHeading.textContent())!;
  await nextHeading.evaluate((heading) => heading.scrollIntoView());
  await expect(page).toHaveTitle(new RegExp(headline.replaceAll('\u00AD', '').slice(0, 12)));
  const nextPath = new URL(page.url()).pathname;
  expect(nextPath).not.toBe(FIRST_ARTICLE_PATH);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(nextPath));

  await firstHeading.evaluate((heading) => heading.scrollIntoView());
  await expect(page).toHaveTitle(title);
  expect(new URL(page.url()).pathname).toBe(FIRST_ARTICLE_PATH);

  await nextHeading.evaluate((heading) => heading.scrollIntoView());
  await expect(page).toHaveURL(nextPath);
  await expect.poll(() => new Set(viewRequestBodies).size).toBe(2);
  expect(viewRequestBodies).toHaveLength(2);

  const scrollTop = await page.evaluate(() => window.scrollY);
  const topicLink = page.locator('[data-uuid] a[href^="/thema/"]').first();
  await topicLink.evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/thema\//);
  await page.goBack();
  await expect(nextHeading).toBeAttached();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(scrollTop, -2);
  await expect(page).toHaveURL(nextPath);

  await page.reload();
  await waitForHydration(page);
  await expect(page.locator('main h1')).toHaveText(headline);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test(
  'links lead to the next articles without JavaScript',
  { tag: '@soak' },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
    const page = await context.newPage();
    await page.goto(FIRST_ARTICLE_PATH);
    const articleLink = page.locator('[data-name="infinite_articles"] h3 a').first();
    const href = await articleLink.getAttribute('href');
    expect(href).not.toBe(FIRST_ARTICLE_PATH);
    await articleLink.click();
    await expect(page).toHaveURL(href!);
    await context.close();
  },
);
