import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/**
 * Injects axe into the page itself, because axe's Playwright wrapper opens another page for each
 * run.
 */
export async function injectAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
}

/** Axe rules whose result depends on the color scheme. */
export const COLOUR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block'];

export interface AxeOptions {
  /** Names of the only rules to run. Without this option, all rules run. */
  readonly onlyRules?: readonly string[] | undefined;
  /** Names of the rules that do not run. */
  readonly skippedRules?: readonly string[];
  /** Selector of the checked part. Without this option, the whole page is checked. */
  readonly scopeSelector?: string;
}

/** Runs axe in the current page. @returns one line for each violation */
export async function findViolations(page: Page, options: AxeOptions = {}): Promise<string[]> {
  return page.evaluate(async ({ onlyRules, skippedRules = [], scopeSelector }) => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    const rules = Object.fromEntries(skippedRules.map((rule) => [rule, { enabled: false }]));
    const { violations } = await axe.run(scopeSelector ?? document, {
      resultTypes: ['violations'],
      ...(onlyRules ? { runOnly: { type: 'rule', values: [...onlyRules] } } : { rules }),
    });
    return violations.map(
      ({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, options);
}

/** Measures by how many pixels the page is wider than its window. */
export function measureOverflowPx(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/**
 * Waits for the end of all transitions and animations, because axe measures the current colours.
 */
export async function waitForTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

/**
 * One page with JavaScript per browser. The WeakMap lets closed browsers be removed from memory.
 */
const scriptedPagesByBrowser = new WeakMap<Browser, Promise<Page>>();

/**
 * Opens a copy of the current page without the page's scripts. The copy is in a browser context
 * with JavaScript, because axe needs JavaScript.
 */
async function openScriptlessCopy(page: Page): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser');
  const pendingPage =
    scriptedPagesByBrowser.get(browser) ?? browser.newPage({ javaScriptEnabled: true });
  scriptedPagesByBrowser.set(browser, pendingPage);
  const scriptedPage = await pendingPage;
  const body = (await page.content()).replaceAll(/<script\b[^>]*>[^]*?<\/script>/gu, '');
  const pageUrl = page.url();
  await scriptedPage.route(pageUrl, (route) => route.fulfill({ body, contentType: 'text/html' }));
  await scriptedPage.goto(pageUrl);
  await scriptedPage.unroute(pageUrl);
  return scriptedPage;
}

/**
 * Checks one step of a test on a phone and on a desktop: no axe violations, no horizontal overflow.
 */
export async function expectAccessibleStep(
  page: Page,
  stepName: string,
  widths: readonly number[] = [320, 1280],
): Promise<void> {
  await injectAxe(page);
  const viewportBefore = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const width of widths) {
    await page.setViewportSize({ ...viewportBefore, width });
    await waitForTransitions(page);
    expect
      .soft(await measureOverflowPx(page), `${stepName}, ${width} px: wider than the window`)
      .toBeLessThan(1);
    expect.soft(await findViolations(page), `${stepName}, ${width} px`).toEqual([]);
  }
  await page.setViewportSize(viewportBefore);
}

/**
 * Checks a page without JavaScript in the same way as `expectAccessibleStep`. One width is enough,
 * because the page has the same content and layout with JavaScript.
 */
export async function expectAccessibleBeforeScript(page: Page, stepName: string): Promise<void> {
  await expectAccessibleStep(await openScriptlessCopy(page), `${stepName}, before script`, [320]);
}
