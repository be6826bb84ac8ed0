import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { bringAxe, COLOUR_RULES, violations } from '../support/axe.ts';
import { hydrated } from '../support/demo-reader.ts';

/** Every block and page part of the magazine, in every state, as the styleguide shows them. */

const ROOM = '#mf-magazine';

/** Stories are many on one page: each brings headings and landmarks that a page has once. */
const ONCE_PER_PAGE = ['heading-order', 'landmark-unique', 'landmark-no-duplicate-contentinfo'];

/** What is heard of each block, as role and name. */
const NAMES = [
  'complementary "Anbaupausen"',
  'heading "Grünland fragt: Frau Professorin Voss, warum graben Sie noch von Hand?" [level=2]',
  'complementary "Anzeige"',
  'region "Umfrage: Wann säen Sie Ihre Ackerbohnen?"',
  'table "Was auf Ihrem Gerät liegt"',
  'button "Einstellungen öffnen"',
  'button "Bild vergrößern',
  'navigation "Mehr zum Thema"',
  'region "Herbstarbeit"',
  'group "Märkte"',
];

test.use({ reducedMotion: 'reduce' });

test.beforeEach(async ({ page }) => {
  await page.goto('/_internal/styleguide');
  await hydrated(page);
  await expect(page.locator(`${ROOM} [data-story]`).first()).toBeVisible();
  // Other rooms are looked at elsewhere; without them this is three times as fast.
  await page.evaluate((room) => {
    for (const section of document.querySelectorAll<HTMLElement>('main section[id]')) {
      if (!section.closest(room) && !section.querySelector(room)) section.hidden = true;
    }
  }, ROOM);
});

test('Alle Bausteine: axe findet nichts, nichts ist breiter als das Fenster', async ({ page }) => {
  test.slow();
  await bringAxe(page);
  for (const width of [320, 768, 1280]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const view = `${width} px ${colorScheme}`;
      expect.soft(await tooWide(page), view).toEqual([]);
      // Names and roles are the same in both schemes, and differ only where the layout does.
      const only = colorScheme === 'light' && width !== 768 ? undefined : COLOUR_RULES;
      const found = await violations(page, { only, without: ONCE_PER_PAGE, within: ROOM });
      expect.soft(found, view).toEqual([]);
    }
  }
});

test('Alle Bausteine im Druck: dunkle Schrift auf Weiß, nichts abgeschnitten', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 1000 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await tooWide(page)).toEqual([]);
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)']).toContain(paper);
  expect(await page.evaluate(paleWords, ROOM)).toEqual([]);
});

test('Alle Bausteine mit der Tastatur: jedes Ziel ist erreichbar und zeigt den Fokus', async ({
  page,
}) => {
  // After a key, focus that is set is shown as focus that comes by key.
  await page.locator(`${ROOM} a[href]`).first().focus();
  await page.keyboard.press('Tab');
  const stops = await page.evaluate(focusEach, ROOM);
  expect(stops.length).toBeGreaterThan(100);
  expect(stops.filter(({ reached, ringed }) => !reached || !ringed)).toEqual([]);
});

test('Alle Bausteine für Vorlesegeräte: jedes Ziel, jede Gruppe und jedes Bild hat einen Namen', async ({
  page,
}) => {
  const tree = await page.locator(ROOM).ariaSnapshot();
  const lines = tree.split('\n').map((line) => line.trim());
  const nameless = lines.filter((line) =>
    /^- (?:link|button|textbox|checkbox|radio|combobox|slider|region|navigation|complementary|dialog|heading|img)(?: \[[^\]]*\])*:?$/.test(
      line,
    ),
  );
  expect(lines.length).toBeGreaterThan(500);
  expect(nameless).toEqual([]);
  for (const name of NAMES) expect(tree).toContain(name);
});

test('Ein Bild lässt sich mit der Tastatur vergrößern und wieder schließen', async ({ page }) => {
  const open = page.getByRole('button', { name: /^Bild vergrößern/ }).first();
  await open.focus();
  await page.keyboard.press('Enter');
  const large = page.getByRole('dialog', { name: 'Vergrößertes Bild' });
  await expect(large.getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(open).toBeFocused();
});

interface Stop {
  readonly html: string;
  readonly reached: boolean;
  readonly ringed: boolean;
}

/** Gives the focus to one after the other; a ring may stand around what contains the target. */
function focusEach(room: string): Stop[] {
  const targets = document.querySelectorAll<HTMLElement>(
    `${room} :is(a[href], button, input, select, textarea, summary, video[controls], [tabindex="0"])`,
  );
  const seen = [...targets].filter(
    (target) =>
      target.tabIndex >= 0 &&
      target.checkVisibility() &&
      !('disabled' in target && target.disabled),
  );
  return seen.map((target) => {
    target.focus({ preventScroll: true });
    let ringed = false;
    let element: Element | null = target;
    for (let level = 0; element && level < 6; level += 1) {
      const { outlineStyle, boxShadow } = getComputedStyle(element);
      ringed ||= outlineStyle !== 'none' || (level === 0 && boxShadow !== 'none');
      element = element.parentElement;
    }
    const reached = document.activeElement === target && target.tabIndex >= 0;
    return { html: target.outerHTML.slice(0, 120), reached, ringed };
  });
}

/** Words that would be hard to read on white paper: contrast below 4.5. */
function paleWords(room: string): string[] {
  const pale = new Set<string>();
  const walker = document.createTreeWalker(document.querySelector(room)!, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || !parent.checkVisibility()) continue;
    if (parent.closest('svg, button, .sr-only')) continue;
    const [r = 0, g = 0, b = 0] = (getComputedStyle(parent).color.match(/[\d.]+/g) ?? []).map(
      Number,
    );
    const channel = (value: number) => {
      const share = value / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    };
    const light = 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
    if (1.05 / (light + 0.05) < 4.5) {
      const story = parent.closest<HTMLElement>('[data-story]')?.dataset['story'];
      pale.add(`${story}: ${node.textContent.trim().slice(0, 40)}`);
    }
  }
  return [...pale];
}

/** Stories of which something sticks out at the side, apart from what scrolls by itself. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate((room) => {
    const width = document.documentElement.clientWidth;
    const stories = [...document.querySelectorAll<HTMLElement>(`${room} [data-story]`)];
    return stories
      .filter((story) => story.scrollWidth > Math.max(story.clientWidth, width))
      .map((story) => story.dataset['story'] ?? '');
  }, ROOM);
}
