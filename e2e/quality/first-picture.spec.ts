import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { waitForHydration } from '../support/demo-reader.ts';

const PAGES = ['/', '/artikel/das-fuenfte-glied'] as const;

/** Reads the last candidate for the largest contentful paint that the browser has reported. */
function readLargestPaint(page: Page): Promise<{ url: string; text: string }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const largestPaint = list.getEntries().at(-1) as unknown as {
            readonly url: string;
            readonly element: Element | null;
          };
          resolve({ url: largestPaint.url, text: largestPaint.element?.textContent ?? '' });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

/**
 * Returns when the first picture was loaded and when scripts were requested, in milliseconds since the
 * navigation. Ignores the starter script (`starter.*.js`).
 */
function measurePictureAndScriptTimes(): { pictureLoadedMs: number; scriptTimesMs: number[] } {
  const loadedResources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  const pictureLoadedMs =
    loadedResources.find(({ name }) => name === picture?.currentSrc)?.responseEnd ?? NaN;
  const scripts = loadedResources.filter(
    ({ name }) => name.endsWith('.js') && !name.includes('/starter.'),
  );
  return { pictureLoadedMs, scriptTimesMs: scripts.map(({ startTime }) => startTime) };
}

for (const path of PAGES) {
  for (const width of [360, 1280]) {
    test(`${path}, ${width} px: the largest element is in the first HTML and preloaded`, async ({
      page,
      request,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path, { waitUntil: 'load' });
      const { scriptTimesMs } = await page.evaluate(measurePictureAndScriptTimes);
      expect(scriptTimesMs).toEqual([]);
      const { url, text } = await readLargestPaint(page);
      const html = await (await request.get(path)).text();
      if (url === '') {
        expect(html).toContain(text.trim().slice(0, 20));
        return;
      }
      const { pathname } = new URL(url);
      expect(html.match(/<(?:img|source)[^>]*>/g)?.join('\n')).toContain(pathname);
      const preloadLinks = html.match(/<link rel="preload" as="image"[^>]*>/g)?.join('\n') ?? '';
      expect(preloadLinks).toContain(pathname);
      expect(preloadLinks).toContain('fetchpriority="high"');
      expect(html.match(/<script [^>]*src=[^>]*>/g)).toHaveLength(1);
      expect(html).not.toContain('as="script"');
    });
  }
}

// Pages in the app load their scripts at once. Before the picture, they would delay it.
test('scripts that a page needs at once are requested after the first picture', async ({
  page,
}) => {
  await page.goto('/artikel/das-fuenfte-glied?is_app=true', { waitUntil: 'load' });
  await waitForHydration(page);
  const { pictureLoadedMs, scriptTimesMs } = await page.evaluate(measurePictureAndScriptTimes);
  expect(scriptTimesMs.length).toBeGreaterThan(1);
  expect(Math.min(...scriptTimesMs)).toBeGreaterThan(pictureLoadedMs);
});

test('the consent banner is part of the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      document.documentElement.dataset['firstPaint'] = document.querySelector(
        '[data-layer="banner"]',
      )
        ? 'with banner'
        : 'without banner';
    }).observe({ type: 'paint', buffered: true });
  });
  await page.goto('/kleinanzeigen');
  await expect(page.locator('html')).toHaveAttribute('data-first-paint', 'with banner');
});
