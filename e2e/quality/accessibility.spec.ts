import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { injectAxe, COLOUR_RULES, overflow, settled, violations } from '../support/axe.ts';
import { hydrated, logIn } from '../support/demo-reader.ts';
import { accountRoutes, publicRoutes } from '../support/routes.ts';

const widths = [320, 768, 1280] as const;
const schemes = ['light', 'dark'] as const;

test.use({ reducedMotion: 'reduce' });

const visitors = [
  ...publicRoutes.map(({ path }) => path),
  '/artikel/das-fuenfte-glied',
  '/gibt-es-nicht',
];

for (const path of visitors) {
  test(`axe finds no violations: ${path}`, async ({ page }) => expectAccessible(page, path));
}

for (const { path } of accountRoutes) {
  test(`axe finds no violations: ${path}`, async ({ page, context, baseURL }) => {
    await logIn(context, baseURL!);
    await expectAccessible(page, path);
  });
}

/** Checks one page in three widths and two color schemes, including horizontal overflow. */
async function expectAccessible(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await injectAxe(page);
  for (const width of widths) {
    for (const colorScheme of schemes) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await settled(page);
      const view = `${width} px ${colorScheme}`;
      expect.soft(await overflow(page), `${view}: breiter als das Fenster`).toBeLessThanOrEqual(0);
      // The medium layout adds no names or colours.
      if (width === 768) continue;
      // Names and roles are the same in both color schemes.
      const found = await violations(page, {
        only: colorScheme === 'light' ? undefined : COLOUR_RULES,
      });
      expect.soft(found, view).toEqual([]);
    }
  }
}
