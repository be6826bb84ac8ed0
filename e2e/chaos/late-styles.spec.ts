import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { REMOTES } from '../support/chaos-test.ts';
import { waitForHydration } from '../support/demo-reader.ts';
import { publicRoutes } from '../support/routes.ts';
import { getCaseDetails } from '../support/all-cases.ts';

/** How a region of the page looks in one frame. A region is rendered by one remote. */
interface FrameAppearance {
  readonly remote: string;
  /** Whether the stylesheet of the region's remote is loaded. */
  readonly isStyled: boolean;
  readonly appearance: string;
}

test('the head of every page contains the styles of all remotes it shows', async ({ request }) => {
  for (const { path } of publicRoutes) {
    const html = await (await request.get(path)).text();
    const headHtml = html.slice(0, html.indexOf('</head>'));
    const remotesOnPage = [...html.matchAll(/data-(?:area|remote)="(mf-[a-z]+)"/g)].map(
      ([, name]) => name,
    );
    for (const name of new Set(remotesOnPage))
      expect(headHtml, `${name} on ${path}`).toMatch(
        new RegExp(
          `<link rel="stylesheet" href="/(_releases/${name}/builds/[0-9a-f]+/web/|assets/page-styles/[^"]*,${name}@)`,
        ),
      );
  }
});

const NAVIGATIONS = [
  ['/veranstaltungen', 'Kleinanzeigen', 'mf-kleinanzeigen'],
  ['/kleinanzeigen', 'Veranstaltungen', 'mf-veranstaltungen'],
  ['/veranstaltungen', 'Magazin', 'mf-magazine'],
] as const;

for (const [index, [startPath, label, remote]] of NAVIGATIONS.entries())
  test(
    `navigation to ${label} shows nothing before its styles are loaded`,
    getCaseDetails(index),
    async ({ page }) => {
      const stylesheetUnblocked = Promise.withResolvers<void>();
      const stylesheetRequested = Promise.withResolvers<void>();
      await page.route(new RegExp(`/_releases/${remote}/.*\\.css$`), async (route) => {
        stylesheetRequested.resolve();
        await stylesheetUnblocked.promise;
        await route.continue();
      });
      await page.goto(startPath);
      await waitForHydration(page);
      const stylesheetLink = page.locator(`link[rel=stylesheet][href*="/${remote}/"]`);
      await expect(stylesheetLink).toHaveCount(0);
      await recordAppearances(page);
      const heading = page.getByRole('heading', { level: 1 });
      const headingBefore = (await heading.textContent()) ?? '';
      const dataResponse = page.waitForResponse((response) => response.url().includes('/_data?'));
      await page.locator('header').getByRole('link', { name: label, exact: true }).click();
      await Promise.all([stylesheetRequested.promise, dataResponse]);
      // The browser has loaded the data of the next page but not its stylesheet, so the previous page
      // stays visible.
      await expect(heading).toHaveText(headingBefore);
      await expect(page.locator(`[data-area="${remote}"]`)).toHaveCount(0);
      stylesheetUnblocked.resolve();
      await expect(page.locator(`[data-area="${remote}"] h1`)).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectConstantAppearance(page);
    },
  );

/** Starts to record how each region of a remote looks in every frame. */
async function recordAppearances(page: Page): Promise<void> {
  await page.evaluate(
    (remotes) => {
      const appearances: FrameAppearance[] = [];
      const recordRegion = (region: Element): void => {
        const remote = region.getAttribute('data-area') ?? region.getAttribute('data-remote') ?? '';
        if (!remotes.includes(remote)) return;
        const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
        const isStyled = links.some(
          (link) => link.href.includes(`/${remote}/`) && link.sheet !== null,
        );
        const content = region.firstElementChild ?? region;
        const { display, color, fontSize, padding, margin, fontFamily } = getComputedStyle(content);
        const styleValues = [display, color, fontSize, padding, margin, fontFamily].join(' / ');
        appearances.push({
          remote,
          isStyled,
          appearance: `${content.tagName}.${content.className}: ${styleValues}`,
        });
      };
      const recordAllRegions = (): void => {
        for (const region of document.querySelectorAll('#app [data-area], #app [data-remote]'))
          recordRegion(region);
      };
      // The callback of the observer runs before the browser paints the change.
      new MutationObserver(recordAllRegions).observe(document.querySelector('#app')!, {
        childList: true,
        subtree: true,
      });
      const recordFrame = (): void => {
        recordAllRegions();
        requestAnimationFrame(recordFrame);
      };
      requestAnimationFrame(recordFrame);
      Object.assign(window, { appearances });
    },
    REMOTES as readonly string[],
  );
}

/**
 * Checks that each region looks the same in every frame, and that its stylesheet is loaded in every
 * frame.
 */
async function expectConstantAppearance(page: Page): Promise<void> {
  const appearances = await page.evaluate(
    () => (window as unknown as { appearances: FrameAppearance[] }).appearances,
  );
  expect(appearances.length).toBeGreaterThan(0);
  expect(appearances.filter(({ isStyled }) => !isStyled)).toEqual([]);
  const appearancesByRegion = new Map<string, Set<string>>();
  for (const { remote, appearance } of appearances) {
    const key = `${remote} ${appearance.split(':')[0]}`;
    appearancesByRegion.set(key, (appearancesByRegion.get(key) ?? new Set()).add(appearance));
  }
  for (const [region, regionAppearances] of appearancesByRegion)
    expect([...regionAppearances], region).toHaveLength(1);
}
