import { expect, test } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import { TRIES_ALL_CASES } from '../support/all-cases.ts';
import { waitForHydration } from '../support/demo-reader.ts';
import { createEditorUrl } from '../support/create-editor-url.ts';

const ARTICLE_PATH = '/artikel/ein-spaten-sagt-mehr';

async function fetchXml(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  expect(response.headers()['content-type'], path).toMatch(/xml/);
  return response.text();
}

/** Number of pages of each sitemap that `npm test` requests; `npm run soak` requests all. */
const SAMPLE_SIZE = 12;

/** Picks pages at equal distances, the first and the last among them. */
function selectPages(urls: readonly string[]): readonly string[] {
  if (TRIES_ALL_CASES || urls.length <= SAMPLE_SIZE) return urls;
  const distance = (urls.length - 1) / (SAMPLE_SIZE - 1);
  return Array.from({ length: SAMPLE_SIZE }, (_, index) => urls[Math.round(index * distance)]!);
}

const parseSitemapUrls = (text: string) =>
  [...text.matchAll(/<loc>([^<]+)</g)].map(([, location]) => location!);

test(
  'search engines find every page, and every listed page exists',
  { tag: '@soak' },
  async ({ request }) => {
    // The test requests many pages, so it takes long.
    test.slow();
    const robotsTxt = await (await request.get('/robots.txt')).text();
    expect(robotsTxt).toContain('/sitemap.xml');
    const sitemapUrls = parseSitemapUrls(await fetchXml(request, '/sitemap.xml'));
    const pageUrls: string[] = [];
    const requestedUrls: string[] = [];
    for (const sitemapUrl of sitemapUrls) {
      const listedUrls = parseSitemapUrls(await fetchXml(request, new URL(sitemapUrl).pathname));
      pageUrls.push(...listedUrls);
      requestedUrls.push(...selectPages(listedUrls));
    }
    expect(pageUrls.length).toBeGreaterThan(40);
    for (const pageUrl of new Set(requestedUrls)) {
      const { pathname } = new URL(pageUrl);
      expect.soft((await request.get(pathname)).status(), pathname).toBe(200);
    }
  },
);

test('topic pages link to their feed', async ({ page, request }) => {
  await page.goto('/thema/ackerbau');
  const feedPath = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
  expect(await fetchXml(request, new URL(feedPath!, page.url()).pathname)).toContain('<item>');
});

test('the largest picture of an article is in the first HTML and preloaded', async ({
  page,
  request,
}) => {
  const html = await (await request.get(ARTICLE_PATH)).text();
  expect(html).toMatch(/<link rel="preload" as="image"[^>]* fetchpriority="high"/);
  expect(html).toMatch(/<img[^>]*fetchPriority="high"/i);
  await page.goto(ARTICLE_PATH);
  const structuredDataTypes = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) =>
      scripts.map((script) => (JSON.parse(script.textContent) as { '@type': string })['@type']),
    );
  expect(structuredDataTypes).toEqual(expect.arrayContaining(['NewsArticle', 'BreadcrumbList']));
});

test(
  'an article links to the next one of its topic, also without JavaScript',
  { tag: '@soak' },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
    const page = await context.newPage();
    await page.goto(ARTICLE_PATH);
    const nextArticleLink = page
      .getByRole('navigation', { name: /^Mehr aus / })
      .getByRole('link')
      .first();
    const headline = await nextArticleLink.textContent();
    await nextArticleLink.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline!);
    await context.close();
  },
);

test(
  'a film is served in ranges, with subtitles, transcript and structured data',
  { tag: '@soak' },
  async ({ page, request }) => {
    await page.goto('/artikel/der-bach-kommt-zurueck');
    const videoElement = page.locator('video');
    const videoPath = await videoElement.locator('source').getAttribute('src');
    const rangeResponse = await request.get(videoPath!, { headers: { range: 'bytes=1000-1999' } });
    expect(rangeResponse.status()).toBe(206);
    expect(rangeResponse.headers()['content-type']).toBe('video/mp4');
    expect((await rangeResponse.body()).length).toBe(1000);
    const countCues = () =>
      videoElement.evaluate((video: HTMLVideoElement) => {
        const [track] = video.textTracks;
        if (track) track.mode = 'hidden';
        return track?.cues?.length ?? 0;
      });
    await expect.poll(countCues).toBeGreaterThan(5);
    await expect(page.getByText('Gesprochener Text')).toBeVisible();
    const structuredData = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) => scripts.map((script) => script.textContent).join());
    expect(structuredData).toContain('"@type":"VideoObject"');
  },
);

test.describe('preview', () => {
  test('every block has its name; readers do not see it', async ({ page, request }) => {
    expect(await (await request.get(ARTICLE_PATH)).text()).not.toContain('data-blok');
    const response = await page.goto(createEditorUrl(ARTICLE_PATH));
    // The preview token is a secret, so the shell moves it from the URL to a cookie. Other
    // parameters of the editor stay in the URL.
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
    const blockUid = await page.locator('[data-blok-uid]').first().getAttribute('data-blok-uid');
    const story = {
      id: Number(blockUid?.split('-')[0]),
      content: { component: 'page', headline: 'Gerade getippt', body: [] },
    };
    const releaseCombination = await page.evaluate(
      () =>
        (
          JSON.parse(document.getElementById('boot')!.textContent) as {
            page: { combination: string };
          }
        ).page.combination,
    );
    const requestPreview = (address: string) =>
      request.post(
        `/_data?${new URLSearchParams({ url: address, releases: releaseCombination })}`,
        {
          headers: { origin: baseURL! },
          data: { story },
        },
      );
    // Requests the page as a reader first. The editor's URL sets a cookie, which would turn this
    // request into a preview.
    const readerResponse = await requestPreview('/impressum');
    expect(readerResponse.status()).toBe(200);
    expect(await readerResponse.text()).not.toContain('Gerade getippt');
    expect(await (await requestPreview(createEditorUrl('/impressum'))).text()).toContain(
      'Gerade getippt',
    );
  });
});
