import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import {
  injectAxe,
  COLOUR_RULES,
  measureOverflow,
  waitForTransitions,
  findViolations,
} from '../support/axe.ts';
import { waitForHydration } from '../support/demo-reader.ts';
import { accountRoutes, publicRoutes } from '../support/routes.ts';
import { test } from '../support/shared-page-test.ts';

const viewportWidths = [320, 768, 1280] as const;
const colorSchemes = ['light', 'dark'] as const;

const visitorPaths = [
  ...publicRoutes.map(({ path }) => path),
  '/artikel/das-fuenfte-glied',
  '/gibt-es-nicht',
];

for (const path of visitorPaths) {
  test(`axe finds no violations: ${path}`, async ({ visitorPage }) =>
    expectAccessible(visitorPage, path));
}

for (const { path } of accountRoutes) {
  test(`axe finds no violations: ${path}`, async ({ readerPage }) =>
    expectAccessible(readerPage, path));
}

/**
 * Checks one page at three widths and in both color schemes for accessibility and horizontal
 * overflow.
 */
async function expectAccessible(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  await injectAxe(page);
  for (const width of viewportWidths) {
    for (const colorScheme of colorSchemes) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await waitForTransitions(page);
      const view = `${width} px ${colorScheme}`;
      expect
        .soft(await measureOverflow(page), `${view}: breiter als das Fenster`)
        .toBeLessThanOrEqual(0);
      // The medium width adds no accessible names or colors, so axe does not check it.
      if (width === 768) continue;
      // Both color schemes have the same accessible names and roles, so in the dark scheme only the
      // color rules run.
      const violations = await findViolations(page, {
        onlyRules: colorScheme === 'light' ? undefined : COLOUR_RULES,
      });
      expect.soft(violations, view).toEqual([]);
    }
  }
}
