import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { hydrated, logIn } from '../support/demo-reader.ts';
import { accountRoutes, publicRoutes } from '../support/routes.ts';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

const widths = [320, 768, 1280] as const;
const schemes = ['light', 'dark'] as const;

test.use({ reducedMotion: 'reduce' });

const visitors = [
  ...publicRoutes.map(({ path }) => path),
  '/artikel/das-fuenfte-glied',
  '/gibt-es-nicht',
];

for (const path of visitors) {
  test(`axe findet nichts: ${path}`, async ({ page }) => expectAccessible(page, path));
}

for (const { path } of accountRoutes) {
  test(`axe findet nichts: ${path}`, async ({ page, context, baseURL }) => {
    await logIn(context, baseURL!);
    await expectAccessible(page, path);
  });
}

/** One load, looked at in three widths and two schemes; nothing may stick out at the side either. */
async function expectAccessible(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(axeSource);
  for (const width of widths) {
    for (const colorScheme of schemes) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await settled(page);
      const view = `${width} px ${colorScheme}`;
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect.soft(overflow, `${view}: breiter als das Fenster`).toBeLessThanOrEqual(0);
      const found = await violations(page);
      expect.soft(found, view).toEqual([]);
    }
  }
}

/** Runs axe in the page itself: the wrapper for Playwright opens a page of its own for each run. */
async function violations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    const { violations: found } = await axe.run(document, { resultTypes: ['violations'] });
    return found.map(
      ({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  });
}

/** Colours change softly; what counts is where they end. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}
