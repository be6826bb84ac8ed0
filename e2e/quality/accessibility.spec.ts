import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { hydrated, logIn } from '../support/demo-reader.ts';
import { accountRoutes, publicRoutes } from '../support/routes.ts';

const widths = [320, 768, 1280] as const;
const schemes = ['light', 'dark'] as const;
const paths = [...publicRoutes, ...accountRoutes].map(({ path }) => path);

for (const width of widths) {
  for (const colorScheme of schemes) {
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 800 }, colorScheme, reducedMotion: 'reduce' });

      test('axe findet auf keiner Adresse etwas, und nichts ragt über den Rand', async ({
        page,
        context,
        baseURL,
      }) => {
        test.setTimeout(180_000);
        await logIn(context, baseURL!);
        const article = await firstArticle(page);
        for (const path of [...paths, article, '/gibt-es-nicht']) {
          await page.goto(path);
          await hydrated(page);
          const { violations } = await new AxeBuilder({ page }).analyze();
          const found = violations.map(
            ({ id, nodes }) =>
              `${path}: ${id} ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
          );
          expect.soft(found).toEqual([]);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          );
          expect.soft(overflow, `${path} ist breiter als das Fenster`).toBeLessThanOrEqual(0);
        }
      });
    });
  }
}

async function firstArticle(page: import('@playwright/test').Page): Promise<string> {
  await page.goto('/artikel');
  return (await page.locator('main a[href^="/artikel/"]').first().getAttribute('href')) ?? '';
}
