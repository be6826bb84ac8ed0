import type { Browser, Page } from '@playwright/test';

/** A phone as Lighthouse emulates it. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Headers of a browser that shows AVIF. */
const AVIF_HEADERS = { accept: 'image/avif,image/webp,*/*' };
/** Time in milliseconds within which the image service must render a picture. */
const RENDER_TIMEOUT_MS = 30_000;
const POLL_INTERVAL_MS = 200;

/** The first picture with high priority that a page has loaded. */
export interface FirstPicture {
  readonly url: string;
  readonly bytes: number;
  /** URLs of all candidates of the picture that the page has loaded, without duplicates. */
  readonly loadedUrls: readonly string[];
}

/** Returns the first picture with high priority; undefined if the page has none. */
export function readFirstPicture(page: Page): Promise<FirstPicture | undefined> {
  return page.evaluate(() => {
    const image = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
    if (!image) return undefined;
    const { currentSrc: url, srcset, src } = image;
    const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
    const candidates = [...sources.map((source) => source.srcset), srcset, src]
      .flatMap((list) => list.split(', '))
      .map((candidate) => new URL(candidate.split(' ')[0]!, location.href).href);
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const loadedUrls = candidates.filter((href) => entries.some(({ name }) => name === href));
    const bytes = entries.find(({ name }) => name === url)?.encodedBodySize ?? 0;
    return { url, bytes, loadedUrls: [...new Set(loadedUrls)] };
  });
}

/**
 * Waits until the image service has rendered the first picture of a page for a phone. Until then the
 * service answers with a WebP picture.
 * @throws Error if rendering takes too long
 */
export async function waitForFirstPicture(browser: Browser, pageUrl: string): Promise<void> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.goto(pageUrl);
    const url = (await readFirstPicture(page))?.url;
    if (url?.includes('format(avif)')) await waitForAvif(url);
  } finally {
    await context.close();
  }
}

async function waitForAvif(url: string): Promise<void> {
  const signal = AbortSignal.timeout(RENDER_TIMEOUT_MS);
  for (;;) {
    const response = await fetch(url, { headers: AVIF_HEADERS, signal });
    await response.arrayBuffer();
    if (response.headers.get('content-type') === 'image/avif') return;
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
}
