import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { TRIES_ALL_CASES } from './all-cases.ts';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Injects axe into the page. axe's own Playwright wrapper would open another page for each run. */
export async function injectAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
}

/** The axe rules whose results depend on the color scheme. */
export const COLOUR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block'];

export interface AxeOptions {
  /** Names of the rules to run. By default, all rules run. */
  readonly onlyRules?: readonly string[] | undefined;
  /** Names of the rules to skip. Only used without `onlyRules`. */
  readonly skippedRules?: readonly string[];
  /** Selector of the element to check. By default, the whole page is checked. */
  readonly scopeSelector?: string;
}

/** Runs axe in the current state of the page. @returns one line for each violation */
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
 * Waits for the end of all transitions and animations. Until then, axe would measure intermediate
 * colors.
 */
export async function waitForTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

/**
 * A page with JavaScript for each browser. The `WeakMap` does not keep closed browsers in memory.
 */
const scriptedPagesByBrowser = new WeakMap<Browser, Promise<Page>>();

/**
 * Opens a copy of the page without its scripts. axe needs JavaScript, so the copy is in a browser
 * context with JavaScript.
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
 * Checks a step of a test: no horizontal overflow at the widths of a phone and of a desktop, and no
 * axe violations. Axe runs at the first width only, because both widths have the same elements;
 * `npm run soak` runs it at both.
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
    if (width === widths[0] || TRIES_ALL_CASES)
      expect.soft(await findViolations(page), `${stepName}, ${width} px`).toEqual([]);
  }
  await page.setViewportSize(viewportBefore);
}

/**
 * Like `expectAccessibleStep`, but checks the page without its scripts. One width is enough,
 * because its content and layout are the same as with JavaScript.
 */
export async function expectAccessibleBeforeScript(page: Page, stepName: string): Promise<void> {
  await expectAccessibleStep(await openScriptlessCopy(page), `${stepName}, before script`, [320]);
}
