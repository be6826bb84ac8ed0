import type { Page } from '@playwright/test';

/**
 * For pages that a reader only looks at: Chromium without windows tells of a pointer in the corner as
 * soon as a page stands there, and nobody moved it.
 */
export async function keepPointerStill(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const sign of ['pointerover', 'pointermove'] as const) {
      window.addEventListener(
        sign,
        (event) => {
          if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
        },
        { capture: true },
      );
    }
  });
}
