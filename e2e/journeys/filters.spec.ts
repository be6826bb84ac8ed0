import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import {
  findViolations,
  injectAxe,
  measureOverflowPx,
  waitForTransitions,
} from '../support/axe.ts';
import { waitForHydration } from '../support/demo-reader.ts';
import { getCaseDetails } from '../support/all-cases.ts';

interface FilteredListCase {
  readonly path: string;
  readonly summary: RegExp;
  readonly apiPath: string;
  readonly items: string;
  /** Chooses a filter, by which the list becomes shorter. */
  readonly choose: (page: Page) => Promise<void>;
  readonly chosenUrl: RegExp;
}

const LISTS: readonly FilteredListCase[] = [
  {
    path: '/kleinanzeigen',
    summary: /^\s?Filter$/,
    apiPath: '/api/kleinanzeigen/ads',
    items: 'Anzeigen',
    choose: async (page) => page.getByRole('checkbox', { name: /^Ich suche/ }).check(),
    chosenUrl: /\/kleinanzeigen\?art=suche$/,
  },
  {
    path: '/jobs',
    summary: /^\s?Filter$/,
    apiPath: '/api/jobs',
    items: 'Stellen',
    choose: async (page) => page.getByRole('checkbox', { name: /^Rind und Milch/ }).check(),
    chosenUrl: /\/jobs\?bereich=rind/,
  },
  {
    path: '/veranstaltungen',
    summary: /^\s?Ort und Filter$/,
    apiPath: '/api/events',
    items: 'Termine',
    choose: async (page) => {
      await page.getByLabel('Art der Veranstaltung').selectOption('kurs');
    },
    chosenUrl: /\/veranstaltungen\?kategorie=kurs$/,
  },
];

/** Returns the number at the start of an element's text. */
async function parseCount(element: Locator): Promise<number> {
  return Number((await element.textContent())?.replace(/\D/g, ''));
}

/** Waits until the button names another number, and returns it. */
async function readChangedCount(page: Page, items: string, firstCount: string): Promise<string> {
  const button = page.getByRole('dialog').getByRole('button', { name: `${items} zeigen` });
  await expect(button).not.toHaveText(firstCount);
  await expect(button).toHaveText(new RegExp(`^[\\d.]+ ${items} zeigen$`));
  return (await button.textContent()) ?? '';
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  for (const [index, { path, summary, items, choose, chosenUrl }] of LISTS.entries())
    test(
      `${path}: a dialog counts the matches of the chosen filters and shows them`,
      getCaseDetails(index),
      async ({ page }) => {
        await page.goto(path);
        await waitForHydration(page);
        const opener = page.locator('summary').filter({ hasText: summary });
        await opener.focus();
        await page.keyboard.press('Enter');
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeVisible();
        const button = dialog.getByRole('button', { name: `${items} zeigen` });
        const firstCount = (await button.textContent()) ?? '';
        expect(firstCount).toMatch(new RegExp(`^[\\d.]+ ${items} zeigen$`));
        const total = await parseCount(button);

        // Escape throws the choice away and returns the focus.
        await choose(page);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(opener).toBeFocused();
        await expect(page).toHaveURL(new RegExp(`${path}$`));

        await page.keyboard.press('Enter');
        await expect.poll(async () => parseCount(button)).toBeGreaterThanOrEqual(total);
        const reopenedCount = (await button.textContent()) ?? '';
        await choose(page);
        const changedCount = await readChangedCount(page, items, reopenedCount);
        const [matches = ''] = changedCount.split(' ');
        await expect(dialog.getByRole('status').last()).toHaveText(`${matches} ${items}`);
        const chosenTotal = await parseCount(button);
        await button.click();
        await expect(page).toHaveURL(chosenUrl);
        // Other tests add entries meanwhile.
        const shownCount = page.locator('main').getByText(new RegExp(`^[\\d.]+ ${items}$`));
        await expect(shownCount.first()).toBeVisible();
        await expect.poll(() => parseCount(shownCount.first())).toBeLessThan(total);
        expect(await parseCount(shownCount.first())).toBeGreaterThanOrEqual(chosenTotal);
        await expect(opener.or(page.getByText(/Filter \(1\)/)).first()).toContainText('(1)');
      },
    );

  test(
    'a request for a count is aborted when the choice changes',
    { tag: '@soak' },
    async ({ page }) => {
      await page.goto('/kleinanzeigen');
      await waitForHydration(page);
      await page.locator('summary').filter({ hasText: 'Filter' }).click();
      const dialog = page.getByRole('dialog');
      const requests: string[] = [];
      let releaseFirst: () => void = () => {};
      const firstIsHeld = new Promise<void>((resolve) => (releaseFirst = resolve));
      await page.route('**/api/kleinanzeigen/ads?*', async (route) => {
        requests.push(route.request().url());
        if (requests.length === 1) await firstIsHeld;
        await route.continue().catch(() => {});
      });
      const aborted = page.waitForEvent('requestfailed');
      await dialog.getByLabel('Preis bis').fill('500');
      await expect.poll(() => requests.length).toBe(1);
      await dialog.getByLabel('Preis bis').fill('900');
      expect((await aborted).url()).toContain('preis-bis=500');
      await expect.poll(() => requests.length).toBe(2);
      releaseFirst();
      await expect(dialog.getByRole('status').last()).toHaveText(/^\d+ Anzeigen$/);
      expect(requests[1]).toContain('preis-bis=900');
    },
  );

  test(
    'without an answer the button names no number and works',
    { tag: '@soak' },
    async ({ page }) => {
      await page.goto('/kleinanzeigen');
      await waitForHydration(page);
      await page.locator('summary').filter({ hasText: 'Filter' }).click();
      await page.route('**/api/kleinanzeigen/ads?*', async (route) => route.abort());
      await page.getByRole('dialog').getByLabel('Preis bis').fill('500');
      await page.getByRole('button', { name: 'Anzeigen zeigen', exact: true }).click();
      await expect(page).toHaveURL(/preis-bis=500/);
    },
  );

  test(
    'the open dialog passes axe in both colour schemes and fits narrow and short windows',
    { tag: '@soak' },
    async ({ page }) => {
      for (const { path, summary } of LISTS) {
        await page.setViewportSize({ width: 320, height: 568 });
        await page.goto(path);
        await waitForHydration(page);
        await page.locator('summary').filter({ hasText: summary }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await injectAxe(page);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await waitForTransitions(page);
          expect.soft(await findViolations(page), `${path} ${colorScheme}`).toEqual([]);
        }
        for (const height of [568, 256]) {
          await page.setViewportSize({ width: 320, height });
          expect.soft(await measureOverflowPx(page), path).toBeLessThanOrEqual(0);
          expect.soft(await findHiddenFocus(page), `${path} ${height} px`).toEqual([]);
        }
      }
    },
  );

  test(
    'the button of the filters stays in reach and hides no focused link',
    { tag: '@soak' },
    async ({ page }) => {
      for (const { path, summary } of LISTS) {
        await page.goto(path);
        await waitForHydration(page);
        const links = page.locator('main article a');
        await links.last().scrollIntoViewIfNeeded();
        await expect(page.locator('summary').filter({ hasText: summary })).toBeInViewport();
        await links.last().focus();
        // Shift and Tab move upwards, where the button is.
        for (let presses = 0; presses < 12; presses += 1) {
          await page.keyboard.press('Shift+Tab');
          // The browser scrolls to the focused element after the key was pressed.
          await expect.poll(() => findHiddenFocusTarget(page), path).toBeNull();
        }
      }
    },
  );
});

/** Presses Tab until the focus leaves the dialog; returns the targets that something hides. */
async function findHiddenFocus(page: Page): Promise<string[]> {
  const hiddenTargets: string[] = [];
  await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).focus();
  const count = await page
    .getByRole('dialog')
    .locator('a[href], button, input, select, summary')
    .count();
  for (let presses = 0; presses < count - 1; presses += 1) {
    await page.keyboard.press('Tab');
    const hiddenTarget = await findHiddenFocusTarget(page);
    if (hiddenTarget !== null) hiddenTargets.push(hiddenTarget);
  }
  return hiddenTargets;
}

/**
 * Returns the focused element if the middle of its first line is outside the window or something
 * lies on it.
 */
function findHiddenFocusTarget(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const line = element?.getClientRects()[0];
    if (!element || !line || element === document.body) return null;
    const { left, top, width, height } = line;
    const topElement = document.elementFromPoint(left + width / 2, top + height / 2);
    const label = element.closest('label');
    const isVisible = element.contains(topElement) || label?.contains(topElement);
    return isVisible ? null : `${element.outerHTML} below ${topElement?.outerHTML.slice(0, 200)}`;
  });
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  for (const [index, { path, items, choose, chosenUrl }] of LISTS.entries())
    test(
      `${path}: a filter applies at once, keeps the focus and is announced`,
      getCaseDetails(index),
      async ({ page }) => {
        await page.goto(path);
        await waitForHydration(page);
        await expect(page.getByRole('button', { name: 'Filter anwenden' })).toBeHidden();
        // The banner would scroll the field out of its way when it opens.
        await page.getByRole('button', { name: 'Alle ablehnen' }).click();
        await page.evaluate(() => window.scrollTo(0, 60));
        await choose(page);
        const focusedField = await page.evaluateHandle(() => document.activeElement);
        await expect(page).toHaveURL(chosenUrl);
        const announcer = page.locator('[aria-live=polite]').last();
        await expect(announcer).toHaveText(new RegExp(`\\d+ ${items}`));
        const isFocusKept = await page.evaluate(
          (field) => document.activeElement === field && field?.isConnected,
          focusedField,
        );
        expect(isFocusKept).toBe(true);
        expect(await page.evaluate(() => window.scrollY)).toBe(60);

        await page.goBack();
        await expect(page).toHaveURL(new RegExp(`${path}$`));
        await expect(page.locator('form :checked:not(option)')).toHaveCount(0);
        await page.goForward();
        await expect(page).toHaveURL(chosenUrl);
      },
    );

  test('a number applies when its field is left, and loses no letter of the next field', async ({
    page,
  }) => {
    await page.goto('/kleinanzeigen');
    await waitForHydration(page);
    await page.getByLabel('Preis von').fill('100');
    await page.keyboard.press('Tab');
    await page.keyboard.type('9000');
    await expect(page).toHaveURL(/preis-von=100$/);
    await expect(page.getByLabel('Preis bis')).toBeFocused();
    await expect(page.getByLabel('Preis bis')).toHaveValue('9000');
    await page.keyboard.press('Tab');
    await expect(page).toHaveURL(/preis-von=100&preis-bis=9000$/);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });

  for (const [index, { path, summary, choose, chosenUrl }] of LISTS.entries())
    test(
      `${path}: the filters are a section of the page with a button`,
      getCaseDetails(index),
      async ({ page }) => {
        await page.goto(path);
        await page.locator('summary').filter({ hasText: summary }).click();
        await choose(page);
        await page.getByRole('button', { name: 'Filter anwenden' }).click();
        await expect(page).toHaveURL(/\?/);
        expect(new URL(page.url()).search).toContain(
          chosenUrl.source.split('\\?')[1]?.replace('$', ''),
        );
      },
    );
});
