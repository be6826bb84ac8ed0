import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Injects axe into the page: the Playwright wrapper would open another page for each run. */
export async function injectAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
}

/** Rules that depend on the color scheme; names and roles do not. */
export const COLOUR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block'];

export interface AxeOptions {
  /** Run only these rules; default all. */
  readonly only?: readonly string[] | undefined;
  /** Rules to leave out. */
  readonly without?: readonly string[];
  /** Selector of the part to check; default the whole page. */
  readonly within?: string;
}

/** axe violations in the current page, one line each. */
export async function violations(page: Page, options: AxeOptions = {}): Promise<string[]> {
  return page.evaluate(async ({ only, without = [], within }) => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
    const { violations: found } = await axe.run(within ?? document, {
      resultTypes: ['violations'],
      ...(only ? { runOnly: { type: 'rule', values: [...only] } } : { rules }),
    });
    return found.map(
      ({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, options);
}

/** Number of pixels by which the page is wider than its window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Waits for the end of colour transitions. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

/** One per browser, dropped together with it. */
const scriptedPages = new WeakMap<Browser, Promise<Page>>();

/**
 * A copy of the current page in a browser context with JavaScript, because axe needs it. The page's
 * own scripts are removed.
 */
async function withoutItsScripts(page: Page): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser');
  const known = scriptedPages.get(browser) ?? browser.newPage({ javaScriptEnabled: true });
  scriptedPages.set(browser, known);
  const scriptedPage = await known;
  const body = (await page.content()).replaceAll(/<script\b[^>]*>[^]*?<\/script>/gu, '');
  const address = page.url();
  await scriptedPage.route(address, (route) => route.fulfill({ body, contentType: 'text/html' }));
  await scriptedPage.goto(address);
  await scriptedPage.unroute(address);
  return scriptedPage;
}

/** Checks a step on a phone and on a desktop: no axe violations, no horizontal overflow. */
export async function expectAccessibleStep(
  page: Page,
  step: string,
  widths: readonly number[] = [320, 1280],
): Promise<void> {
  await injectAxe(page);
  const before = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const width of widths) {
    await page.setViewportSize({ ...before, width });
    await settled(page);
    expect
      .soft(await overflow(page), `${step}, ${width} px: wider than the window`)
      .toBeLessThan(1);
    expect.soft(await violations(page), `${step}, ${width} px`).toEqual([]);
  }
  await page.setViewportSize(before);
}

/**
 * Like `expectAccessibleStep` for a page without JavaScript. The page is the same as with it, so
 * one width is enough.
 */
export async function expectAccessibleBeforeScript(page: Page, step: string): Promise<void> {
  await expectAccessibleStep(await withoutItsScripts(page), `${step}, before script`, [320]);
}
