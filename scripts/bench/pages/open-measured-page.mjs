import {
  PHONE,
  readFirstPicture,
  waitForFirstPicture,
} from '../../../e2e/support/first-picture.ts';
import { measureGzipBytes } from '../../../e2e/support/measure-gzip-bytes.ts';

/** Time in milliseconds within which a page must finish loading. */
const TIMEOUT_MS = 30_000;

/**
 * What a page has loaded until one moment. Sizes are bytes after gzip. `firstPicture` is the picture
 * that the document loads first, 0 if it has none.
 *
 * @typedef {{ script: number, style: number, html: number, firstPicture: number, requests: number
 *   }} PageLoad
 */

/**
 * Opens a page as a new visitor with a phone and waits for its consent banner.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<{ page: import('@playwright/test').Page, measure: () => Promise<PageLoad>,
 *   close: () => Promise<void> }>} `measure` waits until the page loads nothing more
 * @throws Error if the page does not respond with status 200 or shows no banner
 */
export async function openMeasuredPage(browser, url) {
  await waitForFirstPicture(browser, url);
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  const requests = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http')) requests.push(request);
  });
  const response = await page.goto(url);
  if (response?.status() !== 200) throw new Error(`${url} answered ${response?.status()}`);
  await page.getByRole('button', { name: 'Alle akzeptieren', exact: true }).waitFor();
  return {
    page,
    measure: async () => {
      await page.waitForLoadState('networkidle');
      return {
        script: await sumGzipBytes(requests, 'script'),
        style: await sumGzipBytes(requests, 'stylesheet'),
        html: await measureGzipBytes(url),
        firstPicture: (await readFirstPicture(page))?.bytes ?? 0,
        requests: requests.length,
      };
    },
    close: () => context.close(),
  };
}

async function sumGzipBytes(requests, type) {
  const urls = requests
    .filter((request) => request.resourceType() === type)
    .map((request) => request.url());
  const sizes = await Promise.all([...new Set(urls)].map((url) => measureGzipBytes(url)));
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}
