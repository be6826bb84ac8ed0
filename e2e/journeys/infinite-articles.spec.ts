import { expect, test } from '@playwright/test';
import { waitForHydration } from '../support/demo-reader.ts';

const FIRST_ARTICLE_PATH = '/artikel/vier-uhr-fuenfzig';

test('infinite articles update URL and title, and going back restores the position', async ({
  page,
}) => {
  const countedRequests: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/article-views')
      countedRequests.push(request.postData() ?? '');
  });
  await page.goto(FIRST_ARTICLE_PATH);
  await waitForHydration(page);
  const title = await page.title();
  const own = page.locator('main h1').first();
  const next = page.locator('[data-uuid] h1').first();

  // The reader is near the end of the article, but the next one is not visible yet.
  await page.locator('[data-name="infinite_articles"]').evaluate((block) => {
    window.scrollBy(0, block.getBoundingClientRect().top - window.innerHeight - 200);
  });
  await expect(next).toBeAttached();
  const headline = (await next.textContent())!;
  await next.evaluate((heading) => heading.scrollIntoView());
  await expect(page).toHaveTitle(new RegExp(headline.replaceAll('\u00AD', '').slice(0, 12)));
  const address = new URL(page.url()).pathname;
  expect(address).not.toBe(FIRST_ARTICLE_PATH);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(address));

  await own.evaluate((heading) => heading.scrollIntoView());
  await expect(page).toHaveTitle(title);
  expect(new URL(page.url()).pathname).toBe(FIRST_ARTICLE_PATH);

  await next.evaluate((heading) => heading.scrollIntoView());
  await expect(page).toHaveURL(address);
  await expect.poll(() => new Set(countedRequests).size).toBe(2);
  expect(countedRequests).toHaveLength(2);

  const place = await page.evaluate(() => window.scrollY);
  const trail = page.locator('[data-uuid] a[href^="/thema/"]').first();
  await trail.evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/thema\//);
  await page.goBack();
  await expect(next).toBeAttached();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(place, -2);
  await expect(page).toHaveURL(address);

  await page.reload();
  await waitForHydration(page);
  await expect(page.locator('main h1')).toHaveText(headline);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('links lead to the next articles without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto(FIRST_ARTICLE_PATH);
  const article = page.locator('[data-name="infinite_articles"] h3 a').first();
  const href = await article.getAttribute('href');
  expect(href).not.toBe(FIRST_ARTICLE_PATH);
  await article.click();
  await expect(page).toHaveURL(href!);
  await context.close();
});
