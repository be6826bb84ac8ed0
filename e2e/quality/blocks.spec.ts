import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { injectAxe, COLOUR_RULES, findViolations } from '../support/axe.ts';
import { waitForHydration } from '../support/demo-reader.ts';

/** Tests every component of the magazine in every state, as the style guide shows it. */

const PACKAGE_SELECTOR = '#mf-magazine';

/**
 * Axe rules that require unique headings and landmarks. The examples in the style guide repeat such
 * elements.
 */
const UNIQUENESS_RULES = ['heading-order', 'landmark-unique', 'landmark-no-duplicate-contentinfo'];

/** Roles and accessible names that must occur in the blocks. */
const ACCESSIBLE_NAMES = [
  'complementary "Anbaupausen"',
  'heading "Grünland fragt: Frau Professorin Voss, warum graben Sie noch von Hand?" [level=2]',
  'complementary "Anzeige"',
  'region "Umfrage: Wann säen Sie Ihre Ackerbohnen?"',
  'table "Was auf Ihrem Gerät liegt"',
  'button "Einstellungen öffnen"',
  'link "Bild vergrößern',
  'navigation "Mehr zum Thema"',
  'region "Herbstarbeit"',
  'group "Märkte"',
];

test.use({ reducedMotion: 'reduce' });

test.beforeEach(async ({ page }) => {
  await page.goto('/_internal/styleguide/mf-magazine');
  await waitForHydration(page);
  await expect(page.locator(`${PACKAGE_SELECTOR} [data-story]`).first()).toBeVisible();
});

test(
  'all blocks: no axe violations, no horizontal overflow',
  { tag: '@soak' },
  async ({ page }) => {
    test.slow();
    await injectAxe(page);
    for (const width of [320, 768, 1280]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const view = `${width} px ${colorScheme}`;
        expect.soft(await findOverflowingExamples(page), view).toEqual([]);
        // The medium width and the dark scheme change no accessible names or roles, so these views
        // check only colors.
        const onlyRules = colorScheme === 'light' && width !== 768 ? undefined : COLOUR_RULES;
        const violations = await findViolations(page, {
          onlyRules,
          skippedRules: UNIQUENESS_RULES,
          scopeSelector: PACKAGE_SELECTOR,
        });
        expect.soft(violations, view).toEqual([]);
      }
    }
  },
);

test(
  'all blocks in print: dark text on white, nothing cut off',
  { tag: '@soak' },
  async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 1000 });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await findOverflowingExamples(page)).toEqual([]);
    const pageBackground = await page.evaluate(
      () => getComputedStyle(document.body).backgroundColor,
    );
    expect(['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)']).toContain(pageBackground);
    expect(await page.evaluate(findLowContrastTexts, PACKAGE_SELECTOR)).toEqual([]);
  },
);

test('all blocks by keyboard: every target is reachable and has visible focus', async ({
  page,
}) => {
  // After the Tab key was pressed, the browser treats focus that a script sets as keyboard focus.
  await page.locator(`${PACKAGE_SELECTOR} a[href]`).first().focus();
  await page.keyboard.press('Tab');
  const focusStops = await page.evaluate(focusEachElement, PACKAGE_SELECTOR);
  expect(focusStops.length).toBeGreaterThan(100);
  expect(focusStops.filter(({ isFocused, hasFocusRing }) => !isFocused || !hasFocusRing)).toEqual(
    [],
  );
});

test(
  'all blocks for screen readers: every target, group and picture has a name',
  { tag: '@soak' },
  async ({ page }) => {
    const accessibilityTree = await page.locator(PACKAGE_SELECTOR).ariaSnapshot();
    const lines = accessibilityTree.split('\n').map((line) => line.trim());
    const namelessLines = lines.filter((line) =>
      /^- (?:link|button|textbox|checkbox|radio|combobox|slider|region|navigation|complementary|dialog|heading|img)(?: \[[^\]]*\])*:?$/.test(
        line,
      ),
    );
    expect(lines.length).toBeGreaterThan(500);
    expect(namelessLines).toEqual([]);
    for (const name of ACCESSIBLE_NAMES) expect(accessibilityTree).toContain(name);
  },
);

interface FocusStop {
  readonly html: string;
  readonly isFocused: boolean;
  readonly hasFocusRing: boolean;
}

/**
 * Focuses one element after another and checks its focus ring. An ancestor of the element may draw
 * the ring.
 */
function focusEachElement(selector: string): FocusStop[] {
  const targets = document.querySelectorAll<HTMLElement>(
    `${selector} :is(a[href], button, input, select, textarea, summary, video[controls], [tabindex="0"])`,
  );
  const visibleTargets = [...targets].filter(
    (target) =>
      target.tabIndex >= 0 &&
      target.checkVisibility() &&
      !('disabled' in target && target.disabled),
  );
  return visibleTargets.map((target) => {
    target.focus({ preventScroll: true });
    let hasFocusRing = false;
    let element: Element | null = target;
    for (let level = 0; element && level < 6; level += 1) {
      const { outlineStyle, boxShadow } = getComputedStyle(element);
      hasFocusRing ||= outlineStyle !== 'none' || (level === 0 && boxShadow !== 'none');
      element = element.parentElement;
    }
    const isFocused = document.activeElement === target && target.tabIndex >= 0;
    return { html: target.outerHTML.slice(0, 120), isFocused, hasFocusRing };
  });
}

/** Finds texts whose contrast ratio to a white background is below 4.5:1. */
function findLowContrastTexts(selector: string): string[] {
  const lowContrastTexts = new Set<string>();
  const walker = document.createTreeWalker(document.querySelector(selector)!, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || !parent.checkVisibility()) continue;
    if (parent.closest('svg, button, .sr-only')) continue;
    const [r = 0, g = 0, b = 0] = (getComputedStyle(parent).color.match(/[\d.]+/g) ?? []).map(
      Number,
    );
    const toLinearChannel = (value: number) => {
      const channelShare = value / 255;
      return channelShare <= 0.03928
        ? channelShare / 12.92
        : ((channelShare + 0.055) / 1.055) ** 2.4;
    };
    const luminance =
      0.2126 * toLinearChannel(r) + 0.7152 * toLinearChannel(g) + 0.0722 * toLinearChannel(b);
    if (1.05 / (luminance + 0.05) < 4.5) {
      const story = parent.closest<HTMLElement>('[data-story]')?.dataset['story'];
      lowContrastTexts.add(`${story}: ${node.textContent.trim().slice(0, 40)}`);
    }
  }
  return [...lowContrastTexts];
}

/**
 * Finds examples in the style guide that overflow horizontally. Scrollable elements do not count.
 */
function findOverflowingExamples(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const width = document.documentElement.clientWidth;
    const stories = [...document.querySelectorAll<HTMLElement>(`${selector} [data-story]`)];
    return stories
      .filter((story) => story.scrollWidth > Math.max(story.clientWidth, width))
      .map((story) => story.dataset['story'] ?? '');
  }, PACKAGE_SELECTOR);
}
