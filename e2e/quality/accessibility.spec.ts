import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { TRIES_ALL_CASES } from '../support/all-cases.ts';
import {
  injectAxe,
  COLOUR_RULES,
  measureOverflowPx,
  waitForTransitions,
  findViolations,
} from '../support/axe.ts';
import { waitForHydration } from '../support/demo-reader.ts';
import { waitForApplication } from '../support/page-start.ts';
import { accountRoutes, publicRoutes } from '../support/routes.ts';
import { test } from '../support/shared-page-test.ts';

/** How the page is shown. The test always checks its overflow, and with `checks` also axe rules. */
interface PageView {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
  readonly checks: 'overflow' | 'all rules' | 'colors';
}

const narrowLight: PageView = { width: 320, colorScheme: 'light', checks: 'all rules' };
const mediumLight: PageView = { width: 768, colorScheme: 'light', checks: 'overflow' };
const wideLight: PageView = { width: 1280, colorScheme: 'light', checks: 'overflow' };
const wideLightLayout: PageView = { ...wideLight, checks: 'all rules' };
// Both color schemes have the same layout, accessible names and roles. So the dark views check only
// colors.
const narrowDark: PageView = { width: 320, colorScheme: 'dark', checks: 'colors' };
const wideDark: PageView = { width: 1280, colorScheme: 'dark', checks: 'colors' };

/**
 * The path of one page per layout. Only the layout, for example its navigation, differs between a
 * narrow and a wide window.
 */
const layoutPaths = new Set(
  [...Map.groupBy([...publicRoutes, ...accountRoutes], ({ layout }) => layout).values()].map(
    ([route]) => route!.path,
  ),
);

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

/** Checks the accessibility and overflow of a page. */
async function expectAccessible(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // Pages to read run no React until an interaction. One page per layout is checked after it.
  await (isCheckedCompletely(path) ? waitForHydration(page) : waitForApplication(page));
  await injectAxe(page);
  for (const view of listViews(path)) await checkView(page, view);
}

/** `npm test` checks one page per layout completely (decision 097). */
function isCheckedCompletely(path: string): boolean {
  return TRIES_ALL_CASES || layoutPaths.has(path);
}

function listViews(path: string): readonly PageView[] {
  if (isCheckedCompletely(path))
    return [narrowLight, mediumLight, narrowDark, wideLightLayout, wideDark];
  return [narrowLight, wideLight];
}

async function checkView(page: Page, { width, colorScheme, checks }: PageView): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await waitForTransitions(page);
  const name = `${width} px ${colorScheme}`;
  expect
    .soft(await measureOverflowPx(page), `${name}: wider than the window`)
    .toBeLessThanOrEqual(0);
  if (checks === 'overflow') return;
  const onlyRules = checks === 'colors' ? COLOUR_RULES : undefined;
  expect.soft(await findViolations(page, { onlyRules }), name).toEqual([]);
}
