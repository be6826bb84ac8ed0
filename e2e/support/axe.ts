import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Puts axe into the page itself: the wrapper for Playwright opens a page of its own for each run. */
export async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
}

/** Rules that a colour scheme can break; names and roles are the same in all. */
export const COLOUR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block'];

export interface AxeOptions {
  /** Only these rules; default all. */
  readonly only?: readonly string[] | undefined;
  /** Rules that are left out where all are asked. */
  readonly without?: readonly string[];
  /** Part of the page to look at; default the whole. */
  readonly within?: string;
}

/** What axe finds in the page as it stands, one line each. */
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

/** How many pixels the page is wider than its window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Colours change softly; what counts is where they end. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

/** One for each browser; it goes with it. */
const lookers = new WeakMap<Browser, Promise<Page>>();

/**
 * The page as it stands, in a browser of its own that runs scripts: axe cannot work where a page may
 * run none. Its own scripts do not come along.
 */
async function withoutItsScripts(page: Page): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page belongs to no browser');
  const known = lookers.get(browser) ?? browser.newPage({ javaScriptEnabled: true });
  lookers.set(browser, known);
  const looker = await known;
  const body = (await page.content()).replaceAll(/<script\b[^>]*>[^]*?<\/script>/gu, '');
  const address = page.url();
  await looker.route(address, (route) => route.fulfill({ body, contentType: 'text/html' }));
  await looker.goto(address);
  await looker.unroute(address);
  return looker;
}

/** A step of a story, on a phone and on a desk: nothing for axe to find, nothing sticks out. */
export async function expectAccessibleStep(
  page: Page,
  step: string,
  widths: readonly number[] = [320, 1280],
): Promise<void> {
  await bringAxe(page);
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

/** As `expectAccessibleStep`, before script: the same page as with it, so one width tells enough. */
export async function expectAccessibleBeforeScript(page: Page, step: string): Promise<void> {
  await expectAccessibleStep(await withoutItsScripts(page), `${step}, before script`, [320]);
}
