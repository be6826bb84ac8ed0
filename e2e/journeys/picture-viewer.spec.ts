import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import {
  findViolations,
  injectAxe,
  measureOverflowPx,
  waitForTransitions,
} from '../support/axe.ts';
import { waitForHydration } from '../support/demo-reader.ts';

const ARTICLE_PATH = '/artikel/der-bach-kommt-zurueck';

const getViewer = (page: Page): Locator => page.getByRole('dialog', { name: 'Bilder, vergrößert' });

/** Opens the first ad of the list that has several pictures. */
async function openAdWithPictures(page: Page): Promise<void> {
  await page.goto('/kleinanzeigen/irgendwas-1');
  await waitForHydration(page);
}

/** Opens the viewer by keyboard at the given link. */
async function openByKeyboard(page: Page, link: Locator): Promise<Locator> {
  await link.focus();
  await page.keyboard.press('Enter');
  const viewer = getViewer(page);
  await expect(viewer).toBeVisible();
  return viewer;
}

test('pages through the pictures of an ad by keyboard and returns the focus', async ({ page }) => {
  await openAdWithPictures(page);
  const links = page.getByRole('link', { name: /groß ansehen/ });
  const count = await links.count();
  expect(count).toBeGreaterThan(1);
  const viewer = await openByKeyboard(page, links.nth(1));
  await expect(viewer.getByRole('button', { name: 'Schließen' })).toBeFocused();
  const shownNumber = viewer.getByRole('status');
  await expect(shownNumber).toContainText(`2 von ${count}`);
  await expect(viewer.getByRole('img').nth(1)).toBeInViewport({ ratio: 0.9 });

  await page.keyboard.press('ArrowLeft');
  await expect(shownNumber).toContainText(`1 von ${count}`);
  await expect(viewer.getByRole('img').first()).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('ArrowLeft');
  await expect(shownNumber).toContainText(`1 von ${count}`);
  await page.keyboard.press('End');
  await expect(viewer.getByRole('img').last()).toBeInViewport({ ratio: 0.9 });
  await expect(viewer.getByRole('button', { name: 'Nächstes Bild' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await viewer.getByRole('button', { name: 'Voriges Bild' }).click();
  await expect(shownNumber).toContainText(`${count - 1} von ${count}`);

  // The focus stays in the dialog.
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(links.nth(1)).toBeFocused();
});

test('a swipe changes the number', { tag: '@soak' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openAdWithPictures(page);
  await page.getByRole('link', { name: /Bild 1 groß ansehen/ }).click();
  const viewer = getViewer(page);
  await viewer.getByRole('list', { name: 'Bilder' }).evaluate((row) => row.scrollBy({ left: 360 }));
  await expect(viewer.getByRole('status')).toContainText('2 von');
});

test('the pictures of an article open with caption, also in parts without script', async ({
  page,
}) => {
  await page.goto(ARTICLE_PATH);
  await waitForHydration(page);
  const link = page.getByRole('link', { name: /Bild vergrößern|groß ansehen/ }).first();
  const viewer = await openByKeyboard(page, link);
  await expect(viewer.getByRole('figure').first()).not.toBeEmpty();
  await expect(viewer.locator('figcaption').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test(
  'the open viewer passes axe in both colour schemes, fits small windows and needs no motion',
  { tag: '@soak' },
  async ({ page }) => {
    await openAdWithPictures(page);
    const viewer = await openByKeyboard(
      page,
      page.getByRole('link', { name: /Bild 1 groß ansehen/ }),
    );
    await injectAxe(page);
    for (const [width, height] of [
      [1280, 800],
      [320, 568],
      [320, 256],
    ] as const)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await waitForTransitions(page);
        const view = `${width} × ${height} ${colorScheme}`;
        expect.soft(await findViolations(page), view).toEqual([]);
        expect.soft(await measureOverflowPx(page), view).toBeLessThanOrEqual(0);
        for (const name of ['Schließen', 'Nächstes Bild'])
          await expect(viewer.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      }
    await page.emulateMedia({ forcedColors: 'active' });
    const nextButton = viewer.getByRole('button', { name: 'Nächstes Bild' });
    expect(await nextButton.evaluate((button) => getComputedStyle(button).borderStyle)).toBe(
      'solid',
    );
  },
);

test(
  'without script the link opens the large picture',
  { tag: '@soak' },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
    const page = await context.newPage();
    await page.goto('/kleinanzeigen/irgendwas-1');
    const link = page.getByRole('link', { name: /Bild 1 groß ansehen/ });
    const response = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(response.headers()['content-type']).toBe('image/webp');
    await context.close();
  },
);
