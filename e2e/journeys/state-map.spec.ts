import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessibleStep } from '../support/axe.ts';
import { waitForHydration } from '../support/demo-reader.ts';
import { getCaseDetails } from '../support/all-cases.ts';

const LISTS = [
  { path: '/kleinanzeigen', noun: /Anzeigen?/, count: /Anzeigen? im Umkreis von/ },
  { path: '/veranstaltungen', noun: /Termine?/, count: /Termine? im Umkreis von/ },
  { path: '/jobs', noun: /Stellen?/, count: /Stellen? im Umkreis von/ },
] as const;

const getMap = (page: Page) => page.getByRole('group', { name: 'Orte auf der Karte' });

/** Reads the number of entries from the name of a dot: „Kempten und ein weiterer Ort, 14 Anzeigen“. */
async function readDotCount(page: Page): Promise<number> {
  const name = (await getMap(page).getByRole('link').first().getAttribute('aria-label')) ?? '';
  return Number(/, ([\d.]+) \S+$/.exec(name)?.[1]?.replace('.', ''));
}

for (const [index, { path, noun, count }] of LISTS.entries())
  test(
    `the map of ${path} opens on demand and leads to the entries of a place, with the keyboard`,
    getCaseDetails(index),
    async ({ page }) => {
      const foreignUrls: string[] = [];
      page.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (protocol.startsWith('http') && hostname !== 'localhost')
          foreignUrls.push(request.url());
      });
      await page.goto(path);
      await waitForHydration(page);
      await expect(getMap(page)).toHaveCount(0);
      await page.getByRole('link', { name: 'Karte', exact: true }).press('Enter');
      await expect(page).toHaveURL(/[?&]ansicht=karte$/);
      await expect(getMap(page).locator('path')).toHaveCount(16);
      await page.getByRole('link', { name: 'Karte schließen' }).focus();
      await page.keyboard.press('Tab');
      const firstDot = getMap(page).getByRole('link').first();
      await expect(firstDot).toBeFocused();
      await expect(firstDot).toHaveAccessibleName(noun);
      const shownCount = await readDotCount(page);
      expect(shownCount).toBeGreaterThan(0);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/ort=\d{4,5}/);
      await expect(page.getByText(count).first()).toBeVisible();
      await expect(getMap(page).locator('> circle')).toHaveCount(1);
      await expect(getMap(page).locator('a[aria-current]')).toHaveCount(1);
      await expectAccessibleStep(page, `map of ${path}`);

      // A dot of the area shows its row. Place and radius of the visitor stay.
      const areaUrl = page.url();
      await firstDot.focus();
      await page.keyboard.press('Enter');
      const row = page.getByRole('table', { name: 'Orte der Karte' }).locator('a:target');
      await expect(row).toBeInViewport();
      expect(new URL(page.url()).search).toBe(new URL(areaUrl).search);
      await expect(page.getByText(count).first()).toBeVisible();
      await page.getByRole('link', { name: 'Ganz Deutschland' }).click();
      await expect(page).not.toHaveURL(/ort=/);
      await page.getByRole('link', { name: 'Karte schließen' }).click();
      await expect(getMap(page)).toHaveCount(0);
      expect(foreignUrls).toEqual([]);
    },
  );

test.describe('without script on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test(
    'the map and its table filter the list; dots are large enough',
    { tag: '@soak' },
    async ({ page }) => {
      await page.goto('/kleinanzeigen?art=biete');
      await page.getByRole('link', { name: 'Karte', exact: true }).click();
      const boxes = await getMap(page)
        .getByRole('link')
        .evaluateAll((dots) =>
          dots.map((dot) => {
            const { x, y, width, height } = dot.getBoundingClientRect();
            return { x: x + width / 2, y: y + height / 2, width, height };
          }),
        );
      expect(boxes.length).toBeGreaterThan(10);
      for (const box of boxes) {
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
        for (const other of boxes.filter((candidate) => candidate !== box)) {
          const distance = Math.hypot(box.x - other.x, box.y - other.y);
          // Half a pixel, because the points of the dots are rounded.
          expect(distance).toBeGreaterThan((box.width + other.width) / 2 - 0.5);
        }
      }
      await page.getByText('Orte als Tabelle').click();
      const table = page.getByRole('table', { name: 'Orte der Karte' });
      const place = table.getByRole('link').first();
      const placeName = (await place.textContent()) ?? '';
      await place.click();
      await expect(page).toHaveURL(/art=biete/);
      await expect(
        page.getByRole('heading', { name: `im Umkreis von 10 km um ${placeName}` }),
      ).toBeVisible();
      await expect(getMap(page)).toBeVisible();
    },
  );
});

test('dots are visible in forced colors', { tag: '@soak' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/jobs?ansicht=karte');
  const [dot, state] = await Promise.all(
    ['a circle', 'path'].map((selector) =>
      getMap(page)
        .locator(selector)
        .first()
        .evaluate((shape) => getComputedStyle(shape).fill),
    ),
  );
  expect(dot).not.toBe(state);
});

test('a page without its map contains no outlines', { tag: '@soak' }, async ({ request }) => {
  const html = await (await request.get('/kleinanzeigen')).text();
  expect(html).not.toContain('Orte auf der Karte');
  const mapHtml = await (await request.get('/kleinanzeigen?ansicht=karte')).text();
  expect(mapHtml).toContain('Orte auf der Karte');
});
