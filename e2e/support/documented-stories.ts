import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

const STYLEGUIDE_PATH = '/_internal/styleguide';

/** A story that `docs/lists.md` shows in pictures. */
export interface DocumentedStory {
  /** Beginning of the names of its pictures. */
  readonly name: string;
  /** Path of the story in the style guide. */
  readonly path: string;
  /** Brings the story to its documented state by keyboard. */
  readonly open?: (page: Page) => Promise<void>;
  /** The documented part of the page; the window if it is absent. */
  readonly getPart?: (page: Page) => Locator;
}

export const getViewer = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Bilder, vergrößert' });

/** Presses Tab until the element has the focus. */
export async function reachByTab(page: Page, target: Locator): Promise<void> {
  const element = await target.elementHandle();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((node) => document.activeElement === node, element)) return;
  }
  throw new Error('the Tab key does not reach the element');
}

const getStory = (page: Page): Locator => page.locator('[data-story]');

export const DOCUMENTED_STORIES = {
  map: {
    name: 'karte',
    path: 'shared-ui/karte/ganz-deutschland',
    getPart: getStory,
  },
  month: {
    name: 'monat',
    path: 'mf-veranstaltungen/veranstaltungen-monat/ein-tag-gewaehlt',
    getPart: getStory,
  },
  prices: {
    name: 'preise',
    path: 'mf-magazine/block-preisverlauf/12-monate',
    getPart: getStory,
  },
  viewer: {
    name: 'betrachter',
    path: 'shared-ui/bild-betrachter/drei-bilder',
    open: async (page) => {
      await reachByTab(page, page.getByRole('link', { name: 'Bild 2 groß ansehen' }));
      await page.keyboard.press('Enter');
      await expect(getViewer(page)).toBeVisible();
      await expect
        .poll(() => getViewer(page).getByRole('img').nth(1).evaluate(isLoaded))
        .toBe(true);
    },
  },
  filters: {
    name: 'filter',
    path: 'shared-ui/liste-filter/zu',
    open: async (page) => {
      await reachByTab(page, page.locator('summary'));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('checkbox', { name: 'Gesuche' })).toBeVisible();
    },
  },
} as const satisfies Readonly<Record<string, DocumentedStory>>;

/** Opens a story without the style guide around it, and waits until it reacts. */
export async function openStory(page: Page, { path }: DocumentedStory, query = ''): Promise<void> {
  await page.goto(`${STYLEGUIDE_PATH}/${path}?allein=1${query}`);
  await page.locator('html[data-alone]').waitFor({ state: 'attached' });
}

function isLoaded(picture: Element): boolean {
  return (picture as HTMLImageElement).naturalWidth > 0;
}
