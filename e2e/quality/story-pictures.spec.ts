import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { TRIES_ALL_CASES } from '../support/all-cases.ts';
import { CONFIGURED_REMOTES } from '../support/configured-remotes.ts';
import {
  readAcceptedPictures,
  writeAcceptedPictures,
} from '../support/pictures/accepted-pictures.ts';
import { captureStories, VIEWPORT_HEIGHT_PX } from '../support/pictures/capture-stories.ts';
import type { CapturedStory } from '../support/pictures/capture-stories.ts';
import { findChangedStories, formatPictures } from '../support/pictures/compare-stories.ts';
import { storeScreenshots } from '../support/pictures/last-screenshots.ts';
import { writePictureReport } from '../support/pictures/picture-report.ts';
import { findDifference } from '../support/pictures/story-picture.ts';

/** Window widths of a phone and of a computer, in CSS pixels. */
const WIDTHS_PX = [390, 1280] as const;
const THEMES = ['light', 'dark'] as const;
/**
 * Views that `npm test -- e2e story-pictures` compares: each width and each theme once. `npm run soak`
 * compares all.
 */
const COMPARED_VIEWS: readonly string[] = ['390 light', '1280 dark'];
/**
 * The time at which all stories are rendered. It is fixed, because texts leave out the year of
 * dates in the current year.
 */
const TODAY = '2026-11-28T12:00:00+01:00';
const PACKAGES = ['shared-ui', ...CONFIGURED_REMOTES.map(({ name }) => name)];

/**
 * Packages whose current pictures become the accepted ones (`npm run styleguide -- accept`): `all`,
 * or names separated by commas.
 */
const packagesToAccept = process.env['E2E_ACCEPT_PICTURES']?.split(',') ?? [];

for (const packageName of PACKAGES)
  test(
    `every story of ${packageName} looks as accepted`,
    { tag: '@soak' },
    async ({ browser, baseURL }) => {
      test.setTimeout(300_000);
      const isAccepting = packagesToAccept.some((name) => name === 'all' || name === packageName);
      const acceptedPictures = await readAcceptedPictures(packageName);
      test.skip(
        !acceptedPictures && !isAccepting,
        `${packageName} has no accepted pictures: npm run styleguide -- accept ${packageName}`,
      );
      const pictures: Record<string, Readonly<Record<string, string>>> = {};
      const problems: string[] = [];
      for (const widthPx of WIDTHS_PX)
        for (const theme of THEMES) {
          const key = `${widthPx} ${theme}`;
          if (!isAccepting && !TRIES_ALL_CASES && !COMPARED_VIEWS.includes(key)) continue;
          const view = `${packageName} ${key}`;
          const capturedStories = await withPage(browser, { widthPx, theme }, async (page) => {
            await page.goto(`${baseURL!}/_internal/styleguide/${packageName}?allein=1`);
            return captureStories(page);
          });
          expect(capturedStories.length, view).toBeGreaterThan(0);
          pictures[key] = formatPictures(capturedStories);
          const changedStories = isAccepting
            ? []
            : findChangedStories(acceptedPictures?.[key] ?? {}, capturedStories);
          if (changedStories.length === 0) await storeScreenshots(view, capturedStories);
          else {
            const folder = join(test.info().project.outputDir, 'story-pictures');
            const report = await writePictureReport(view, changedStories, folder);
            problems.push(`${changedStories.length} stories at ${key}: ${report}`);
          }
        }
      if (isAccepting) await writeAcceptedPictures(packageName, pictures);
      const hint = `compare the pictures, then run: npm run styleguide -- accept ${packageName}`;
      expect(problems, hint).toEqual([]);
    },
  );

/** Runs a function with a new page that has the given width and theme. */
async function withPage<Result>(
  browser: Browser,
  { widthPx, theme }: { readonly widthPx: number; readonly theme: (typeof THEMES)[number] },
  run: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: widthPx, height: VIEWPORT_HEIGHT_PX },
    colorScheme: theme,
    reducedMotion: 'reduce',
    // Allows the style element that stops animations, although the content security policy forbids
    // it.
    bypassCSP: true,
  });
  try {
    // Blocks live data and contents that load when they become visible, because both differ from
    // run to run.
    await context.route(/\/(?:api|_data)(?:\/|$|\?)/, async (route) => route.abort());
    await context.addInitScript(disableIntersectionObserver);
    await context.clock.setFixedTime(TODAY);
    return await run(await context.newPage());
  } finally {
    await context.close();
  }
}

/**
 * Replaces `IntersectionObserver` with one that reports no element as visible. This function runs
 * in the browser.
 */
function disableIntersectionObserver(): void {
  window.IntersectionObserver = class {
    readonly root = null;
    readonly rootMargin = '0px';
    readonly scrollMargin = '0px';
    readonly thresholds = [];
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
    takeRecords = () => [];
  };
}

const SAMPLE_STYLES = `body { margin: 0; font: 16px/1.5 sans-serif; background: #fff; }
div { display: flow-root; width: 360px; padding: 12px; }
button { padding: 8px 16px; border: 0; background: #3d5a2e; color: #fff; }`;
const SAMPLE_HTML = '<h1>Wo der Klee wieder</h1><p>Drei Höfe haben ihre Kühe.</p>';
const BUTTON_HTML = '<button>Senden</button>';

test(
  'a comparison finds moved, missing and recoloured parts, and ignores smoothed edges',
  { tag: '@soak' },
  async ({ browser }) => {
    const captureContent = async (content: string): Promise<CapturedStory> =>
      withPage(browser, { widthPx: 390, theme: 'light' }, async (page) => {
        await page.setContent(
          `<html data-alone><style>${SAMPLE_STYLES}</style><div data-story="a">${content}</div></html>`,
        );
        return (await captureStories(page))[0]!;
      });
    const { picture } = await captureContent(SAMPLE_HTML + BUTTON_HTML);
    const findDifferenceReason = async (content: string) =>
      findDifference(picture, (await captureContent(content)).picture)?.reason ?? null;

    expect(await findDifferenceReason(SAMPLE_HTML + BUTTON_HTML)).toBeNull();
    const blurredHtml = `<style>div { filter: blur(0.4px); }</style>${SAMPLE_HTML}${BUTTON_HTML}`;
    expect(await findDifferenceReason(blurredHtml)).toBeNull();
    const movedHtml = `<style>button { margin-left: 60px; }</style>${SAMPLE_HTML}${BUTTON_HTML}`;
    expect(await findDifferenceReason(movedHtml)).toBe('cells');
    const hiddenHtml = `<style>button { visibility: hidden; }</style>${SAMPLE_HTML}${BUTTON_HTML}`;
    expect(await findDifferenceReason(hiddenHtml)).toBe('cells');
    const recolouredHtml = `<style>button { background: #762f2f; }</style>${SAMPLE_HTML}${BUTTON_HTML}`;
    expect(await findDifferenceReason(recolouredHtml)).toBe('color');
    expect(await findDifferenceReason(SAMPLE_HTML)).toBe('size');
  },
);
