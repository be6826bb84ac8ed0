import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import {
  findViolations,
  injectAxe,
  measureOverflowPx,
  waitForTransitions,
} from '../support/axe.ts';
import {
  DOCUMENTED_STORIES,
  getViewer,
  openStory,
  reachByTab,
} from '../support/documented-stories.ts';
import type { DocumentedStory } from '../support/documented-stories.ts';

const WIDTHS_PX = [360, 1280] as const;
const STICKY_BAR: DocumentedStory = {
  name: 'leiste',
  path: 'shared-ui/bedienung-leiste-am-unteren-rand/an-einer-anzeige',
};

/** Opens the story in its documented state. */
async function openDocumentedStory(page: Page, story: DocumentedStory): Promise<void> {
  await openStory(page, story);
  await story.open?.(page);
}

for (const story of [...Object.values(DOCUMENTED_STORIES), STICKY_BAR] as DocumentedStory[])
  for (const width of WIDTHS_PX)
    test(
      `the story „${story.name}“ passes axe at ${width} px and fits`,
      { tag: '@soak' },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 780 });
        await openDocumentedStory(page, story);
        await injectAxe(page);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await waitForTransitions(page);
          // A story is no page: it has neither landmarks nor a first heading.
          const skippedRules = ['region', 'landmark-one-main', 'page-has-heading-one'];
          expect.soft(await findViolations(page, { skippedRules }), colorScheme).toEqual([]);
          expect.soft(await measureOverflowPx(page), colorScheme).toBeLessThanOrEqual(0);
        }
      },
    );

test('the viewer pages with keys and returns the focus', { tag: '@soak' }, async ({ page }) => {
  await openDocumentedStory(page, DOCUMENTED_STORIES.viewer);
  const count = getViewer(page).getByRole('status');
  await expect(count).toContainText('2 von 3');
  await page.keyboard.press('ArrowRight');
  await expect(count).toContainText('3 von 3');
  await page.keyboard.press('Home');
  await expect(count).toContainText('1 von 3');
  await page.keyboard.press('Escape');
  await expect(getViewer(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Bild 2 groß ansehen' })).toBeFocused();
});

test('the filters of a phone are a dialog that counts, and Escape throws the choice away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.route('**/api/kleinanzeigen/ads?*', async (route) =>
    route.fulfill({ json: { total: 7 } }),
  );
  await openDocumentedStory(page, DOCUMENTED_STORIES.filters);
  const dialog = page.getByRole('dialog', { name: 'Filter' });
  await expect(dialog.getByRole('button', { name: '38 Anzeigen zeigen' })).toBeVisible();
  const choice = dialog.getByRole('checkbox', { name: 'Gesuche' });
  await reachByTab(page, choice);
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('button', { name: '7 Anzeigen zeigen' })).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText('7 Anzeigen');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(choice).not.toBeChecked();
});

test(
  'the sticky bar is at the lower edge of a phone and reached with Tab',
  { tag: '@soak' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openStory(page, STICKY_BAR);
    const action = page.getByRole('link', { name: 'Nachricht schreiben' });
    await expect(action).toBeInViewport({ ratio: 1 });
    await reachByTab(page, action);
    await page.setViewportSize({ width: 1280, height: 640 });
    await expect(action).toBeHidden();
  },
);

test('the dots of the map are reached with Tab and named', { tag: '@soak' }, async ({ page }) => {
  await openStory(page, DOCUMENTED_STORIES.map);
  const dot = page.getByRole('link', { name: 'Kassel, 9 Anzeigen' });
  await reachByTab(page, dot);
  // The focus is drawn at the dot, because its box would cover others.
  await expect(dot.locator('circle')).toHaveCSS('stroke-width', '4px');
});

test('the dot of an area leads to its row of the table', { tag: '@soak' }, async ({ page }) => {
  await openStory(page, { name: 'umkreis', path: 'shared-ui/karte/umkreis-um-einen-ort' });
  const placeLink = page.getByRole('link', { name: '87509 Immenstadt' });
  await expect(placeLink).toBeHidden();
  await reachByTab(page, page.getByRole('link', { name: 'Immenstadt, 2 Anzeigen' }));
  await page.keyboard.press('Enter');
  await expect(placeLink).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveCount(1);
});

test('the days of a month are reached with Tab and named', { tag: '@soak' }, async ({ page }) => {
  await openStory(page, DOCUMENTED_STORIES.month);
  await reachByTab(page, page.getByRole('link', { name: /^28\. November, .*, ausgewählt$/ }));
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAccessibleName(/^29\. November, 3 Veranstaltungen/);
});

test(
  'the prices open as a table, which scrolls with the keyboard',
  { tag: '@soak' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await openStory(page, DOCUMENTED_STORIES.prices);
    await reachByTab(page, page.locator('summary'));
    await page.keyboard.press('Enter');
    const table = page.getByRole('table');
    await expect(table).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus').getByRole('table')).toHaveCount(1);
  },
);
