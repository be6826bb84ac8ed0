import { waitForPageServices } from '../../../e2e/support/page-start.ts';
import { openMeasuredPage } from './open-measured-page.mjs';

/** @typedef {import('./open-measured-page.mjs').PageLoad} PageLoad */

/**
 * Measures what a page of the site loads without interaction, and until its first interaction (the
 * Tab key) has hydrated it.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<{ before: PageLoad, after: PageLoad }>}
 * @throws Error if the page does not respond with status 200 or does not hydrate in time
 */
export async function measurePage(browser, url) {
  const { page, measure, close } = await openMeasuredPage(browser, url);
  try {
    await waitForPageServices(page);
    const before = await measure();
    await page.keyboard.press('Tab');
    await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
    return { before, after: await measure() };
  } finally {
    await close();
  }
}
