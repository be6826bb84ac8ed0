import { chromium, expect, test } from '@playwright/test';
import type { Browser } from '@playwright/test';
import lighthouse from 'lighthouse';
import { getMedian, reportFigure } from '../support/figures.ts';
import { findFreePorts } from '../support/ports.ts';

/**
 * Number of Lighthouse runs, of which the test checks the median. The test runs only in `npm run
 * soak` (`E2E_SOAK`), because it takes minutes and needs the whole machine.
 */

const RUN_COUNT = 5;
const PAGES = ['/', '/artikel/das-fuenfte-glied'] as const;
const MIN_SCORES = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
} as const;
const CATEGORIES = Object.keys(MIN_SCORES) as (keyof typeof MIN_SCORES)[];

test.describe.configure({ mode: 'serial' });

let debuggingPort: number;
let browser: Browser;

test.beforeAll(async ({ launchOptions }) => {
  [debuggingPort = 0] = await findFreePorts(1);
  const args = [...(launchOptions.args ?? []), `--remote-debugging-port=${debuggingPort}`];
  browser = await chromium.launch({ ...launchOptions, args });
});
test.afterAll(() => browser.close());

for (const path of PAGES) {
  test(`Lighthouse, phone, median of ${RUN_COUNT}: ${path}`, async ({ baseURL }) => {
    test.setTimeout(RUN_COUNT * 90_000);
    const scoresByCategory: Record<string, number[]> = {};
    const missedAudits = new Set<string>();
    for (let run = 0; run < RUN_COUNT; run += 1) {
      const result = await lighthouse(baseURL! + path, {
        port: debuggingPort,
        onlyCategories: CATEGORIES,
      });
      if (!result) throw new Error('Lighthouse returned no result');
      const { categories, audits } = result.lhr;
      for (const name of CATEGORIES) {
        (scoresByCategory[name] ??= []).push(Math.round((categories[name]?.score ?? 0) * 100));
      }
      for (const { id, score, scoreDisplayMode } of Object.values(audits)) {
        if (scoreDisplayMode === 'binary' && score === 0) missedAudits.add(id);
      }
    }
    for (const name of CATEGORIES) {
      const median = getMedian(scoresByCategory[name] ?? []);
      reportFigure(
        `Lighthouse ${name} ${path}`,
        `${median} (${scoresByCategory[name]?.join(', ')})`,
      );
      expect
        .soft(median, `${name}; missed: ${[...missedAudits].join(', ')}`)
        .toBeGreaterThanOrEqual(MIN_SCORES[name]);
    }
  });
}
