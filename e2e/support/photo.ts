import type { Page } from '@playwright/test';

/** A photo to send: what the page looks like is as good as any. */
export async function photoOf(page: Page) {
  await page.setViewportSize({ width: 800, height: 600 });
  return {
    name: 'hof.jpg',
    mimeType: 'image/jpeg',
    buffer: await page.screenshot({ type: 'jpeg' }),
  };
}
