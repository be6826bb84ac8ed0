import { expect, test } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import { waitForHydration } from '../support/demo-reader.ts';
import { createEditorUrl } from '../support/create-editor-url.ts';

const ARTICLE_PATH = '/artikel/ein-spaten-sagt-mehr';

async function fetchXml(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  expect(response.headers()['content-type'], path).toMatch(/xml/);
  return response.text();
}

const parseLocations = (text: string) =>
  [...text.matchAll(/<loc>([^<]+)</g)].map(([, loc]) => loc!);

test('search engines find every page, and every listed page exists', async ({ request }) => {
  // The test opens every page in the sitemaps.
  test.slow();
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('/sitemap.xml');
  const parts = parseLocations(await fetchXml(request, '/sitemap.xml'));
  const pages: string[] = [];
  for (const part of parts)
    pages.push(...parseLocations(await fetchXml(request, new URL(part).pathname)));
  expect(pages.length).toBeGreaterThan(40);
  for (const page of new Set(pages)) {
    const { pathname } = new URL(page);
    expect.soft((await request.get(pathname)).status(), pathname).toBe(200);
  }
});

test('topic pages link to their feed', async ({ page, request }) => {
  await page.goto('/thema/ackerbau');
  const href = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
  expect(await fetchXml(request, new URL(href!, page.url()).pathname)).toContain('<item>');
});

test('the largest picture of an article is in the first HTML and preloaded', async ({
  page,
  request,
}) => {
  const html = await (await request.get(ARTICLE_PATH)).text();
  expect(html).toMatch(/<link rel="preload" as="image"[^>]* fetchpriority="high"/);
  expect(html).toMatch(/<img[^>]*fetchPriority="high"/i);
  await page.goto(ARTICLE_PATH);
  const kinds = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) =>
      scripts.map((script) => (JSON.parse(script.textContent) as { '@type': string })['@type']),
    );
  expect(kinds).toEqual(expect.arrayContaining(['NewsArticle', 'BreadcrumbList']));
});

test('an article links to the next one of its topic, also without JavaScript', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto(ARTICLE_PATH);
  const next = page
    .getByRole('navigation', { name: /^Mehr aus / })
    .getByRole('link')
    .first();
  const headline = await next.textContent();
  await next.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline!);
  await context.close();
});

test('a film is served in ranges, with subtitles, transcript and structured data', async ({
  page,
  request,
}) => {
  await page.goto('/artikel/der-bach-kommt-zurueck');
  const film = page.locator('video');
  const source = await film.locator('source').getAttribute('src');
  const part = await request.get(source!, { headers: { range: 'bytes=1000-1999' } });
  expect(part.status()).toBe(206);
  expect(part.headers()['content-type']).toBe('video/mp4');
  expect((await part.body()).length).toBe(1000);
  const cues = () =>
    film.evaluate((video: HTMLVideoElement) => {
      const [track] = video.textTracks;
      if (track) track.mode = 'hidden';
      return track?.cues?.length ?? 0;
    });
  await expect.poll(cues).toBeGreaterThan(5);
  await expect(page.getByText('Gesprochener Text')).toBeVisible();
  const kinds = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => script.textContent).join());
  expect(kinds).toContain('"@type":"VideoObject"');
});

test.describe('preview', () => {
  test('every block has its name; readers do not see it', async ({ page, request }) => {
    expect(await (await request.get(ARTICLE_PATH)).text()).not.toContain('data-blok');
    const response = await page.goto(createEditorUrl(ARTICLE_PATH));
    // The preview token is a secret: the shell moves it to a cookie, even when the URL has other
    // editor parameters.
    expect(new URL(page.url()).search).toBe('');
    await page.goto(`${createEditorUrl(ARTICLE_PATH)}&_storyblok=7`);
    expect(new URL(page.url()).search).toBe('?_storyblok=7');
    expect(response?.headers()['cache-control']).toBe('no-store');
    expect(response?.headers()['content-security-policy']).toContain('https://app.storyblok.com');
    expect(await page.locator('[data-blok-uid]').count()).toBeGreaterThan(3);
  });

  test('unsaved input is visible in the preview only', async ({ page, request, baseURL }) => {
    await page.goto(createEditorUrl('/impressum'));
    await waitForHydration(page);
    const uid = await page.locator('[data-blok-uid]').first().getAttribute('data-blok-uid');
    const story = {
      id: Number(uid?.split('-')[0]),
      content: { component: 'page', headline: 'Gerade getippt', body: [] },
    };
    const releases = await page.evaluate(
      () =>
        (
          JSON.parse(document.getElementById('boot')!.textContent) as {
            page: { combination: string };
          }
        ).page.combination,
    );
    const ask = (address: string) =>
      request.post(`/_data?${new URLSearchParams({ url: address, releases })}`, {
        headers: { origin: baseURL! },
        data: { story },
      });
    // Requests the page as a reader first, because the editor's URL sets a cookie that turns later
    // requests into previews.
    const reader = await ask('/impressum');
    expect(reader.status()).toBe(200);
    expect(await reader.text()).not.toContain('Gerade getippt');
    expect(await (await ask(createEditorUrl('/impressum'))).text()).toContain('Gerade getippt');
  });
});
