import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { waitForPageServices } from '../support/page-start.ts';
import { EVENT_PATH, publicRoutes } from '../support/routes.ts';

/** Shows parts of most remotes; the other pages run with `@soak`. */
const FIRST_PATH = '/';
const PATHS = [...new Set([EVENT_PATH, ...publicRoutes.map(({ path }) => path)])];

for (const path of PATHS)
  test(
    `${path} looks the same with its own and with the complete stylesheets`,
    { tag: path === FIRST_PATH ? [] : ['@soak'] },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // Their sizes change while they load.
      await page.route('**', (route) =>
        route.request().resourceType() === 'image' ? route.abort() : route.continue(),
      );
      await page.goto(path);
      await waitForPageServices(page);
      const stylesheetCount = await page.locator('link[href^="/assets/page-styles/"]').count();
      expect(stylesheetCount).toBe((await isApplication(page)) ? 0 : 1);
      expect(await listLookChanges(page)).toEqual([]);
    },
  );

test('a page whose stylesheet cannot be loaded gets the complete ones', async ({ page }) => {
  await page.route('**/page-styles/**', (route) => route.abort());
  await page.goto('/impressum');
  await waitForPageServices(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Wiesen Serif/u);
});

function isApplication(page: Page): Promise<boolean> {
  return page.evaluate(
    () => JSON.parse(document.getElementById('scripts')?.textContent ?? '').start === 'load',
  );
}

/**
 * Adds the complete stylesheets and lists what changes: `<tag class>: declaration`.
 */
function listLookChanges(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const elements = [...document.body.querySelectorAll('*')];
    const readLooks = () => elements.map((element) => getComputedStyle(element).cssText);
    await document.fonts.ready;
    const looks = readLooks();
    const { styles } = JSON.parse(document.getElementById('scripts')?.textContent ?? '') as {
      readonly styles: readonly { readonly href: string }[];
    };
    await Promise.all(
      styles.map(({ href }) => {
        const { promise, resolve, reject } = Promise.withResolvers<void>();
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
        link.addEventListener('load', () => resolve());
        link.addEventListener('error', () => reject(new Error(`${href} failed`)));
        document.head.append(link);
        return promise;
      }),
    );
    return readLooks().flatMap((look, index) => {
      const before = new Set(looks[index]?.split('; '));
      const element = elements[index];
      return look
        .split('; ')
        .filter((declaration) => !before.has(declaration))
        .map((declaration) => `<${element?.tagName} ${element?.className}>: ${declaration}`);
    });
  });
}
