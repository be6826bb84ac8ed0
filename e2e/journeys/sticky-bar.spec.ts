import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { findViolations, injectAxe, measureOverflowPx } from '../support/axe.ts';
import { waitForHydration } from '../support/demo-reader.ts';
import { getCaseDetails } from '../support/all-cases.ts';

test.use({ viewport: { width: 360, height: 780 } });

/** Returns the path of the first event in the calendar that takes registrations. */
async function findEventWithSeats(page: Page): Promise<string> {
  await page.goto('/veranstaltungen?kategorie=kurs');
  const hrefs = await page
    .locator('main article h3 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const href of hrefs) {
    const html = await (await page.request.get(href)).text();
    if (html.includes('Platz reservieren')) return href;
  }
  throw new Error('no course of the calendar takes registrations');
}

const PAGES = [
  {
    name: 'an ad',
    label: 'Nachricht schreiben',
    findPath: async () => '/kleinanzeigen/irgendwas-1',
    heading: /^Nachricht/,
  },
  {
    name: 'an event',
    label: 'Platz reservieren',
    findPath: findEventWithSeats,
    heading: /^Anmelden/,
  },
] as const;

for (const [index, { name, label, findPath, heading }] of PAGES.entries())
  test(
    `${name}: „${label}“ stays in reach of the thumb and hides no focus`,
    getCaseDetails(index),
    async ({ page }) => {
      await page.goto(await findPath(page));
      await waitForHydration(page);
      await page.getByRole('button', { name: 'Alle ablehnen' }).click();
      const link = page.getByRole('main').getByRole('link', { name: label }).last();
      await expect(link).toBeInViewport({ ratio: 1 });
      await page.evaluate(() => window.scrollTo(0, 500));
      await expect(link).toBeInViewport({ ratio: 1 });

      const targetCount = await page.locator('main :is(a[href], button, textarea)').count();
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.getByRole('heading', { level: 1 }).focus();
      for (let presses = 0; presses < targetCount; presses += 1) {
        await page.keyboard.press('Tab');
        expect.soft(await findCover(page)).toBe('');
      }
      await injectAxe(page);
      expect(await findViolations(page)).toEqual([]);

      // At 400 % zoom the bar would cover a fifth of the window, so it is not there.
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await measureOverflowPx(page)).toBeLessThanOrEqual(0);
      await expect(
        page.getByRole('main').getByRole('link', { name: label, exact: true }),
      ).toHaveCount(name === 'an ad' ? 0 : 1);
      await page.setViewportSize({ width: 360, height: 780 });
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    },
  );

test('date, place and price of an event are on the first screen', async ({ page }) => {
  await page.goto(await findEventWithSeats(page));
  const facts = page.locator('main h1 + p');
  await expect(facts).toBeInViewport({ ratio: 1 });
  await expect(facts.locator('time').first()).toBeVisible();
  await expect(facts.locator(':scope > span')).toHaveCount(3);
});

/** Returns the HTML of what lies on the middle of the focused element; empty if nothing does. */
function findCover(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return '';
    const { left, top, width, height } = element.getBoundingClientRect();
    const cover = document.elementFromPoint(left + width / 2, top + height / 2);
    const isHidden = !cover || !(element.contains(cover) || cover.contains(element));
    return isHidden
      ? `${element.outerHTML.slice(0, 80)} below ${cover?.outerHTML.slice(0, 80)}`
      : '';
  });
}
