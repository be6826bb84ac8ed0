import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { chromium, expect, test } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { getMedian, reportFigure } from '../support/figures.ts';
import { findFreePorts } from '../support/ports.ts';
import { EVENT_PATH } from '../support/routes.ts';

const AUDIT_PROGRAM = resolve(import.meta.dirname, '../../scripts/bench/lighthouse/audit-page.mjs');
/**
 * Number of Lighthouse runs, of which the test checks the median. The test runs only in `npm run
 * soak` (`E2E_SOAK`), because it takes minutes and needs the whole machine.
 */
const RUN_COUNT = 5;
const PAGES = [
  '/',
  '/artikel/das-fuenfte-glied',
  '/artikel/der-bach-kommt-zurueck',
  '/kleinanzeigen',
  '/kleinanzeigen/traktor-fendt-farmer-2-s-mit-frontlader-kempten-1',
  EVENT_PATH,
] as const;
const MIN_SCORES = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
} as const;
const CATEGORIES = Object.keys(MIN_SCORES) as (keyof typeof MIN_SCORES)[];

interface Audit {
  /** Score from 0 to 100 for each category. */
  readonly scores: Readonly<Record<string, number>>;
  readonly missedAudits: readonly string[];
}

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
      const audit = await auditPage(baseURL! + path);
      for (const name of CATEGORIES) (scoresByCategory[name] ??= []).push(audit.scores[name] ?? 0);
      for (const id of audit.missedAudits) missedAudits.add(id);
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

/** Audits a page as a phone, in the browser of this test. */
async function auditPage(url: string): Promise<Audit> {
  const args = [AUDIT_PROGRAM, url, `${debuggingPort}`, ...CATEGORIES];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout) as Audit;
}
