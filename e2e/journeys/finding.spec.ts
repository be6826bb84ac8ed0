import { expect, test } from '@playwright/test';
import { getCaseDetails } from '../support/all-cases.ts';

/**
 * The path of a list, search words and the heading that the list shows. The words match by
 * category, compound, synonym or inflection, or despite a typo.
 */
const FOUND_WORDS = [
  ['/kleinanzeigen', 'Mähdrescher', /^\d+ Anzeigen für Mähdrescher/u],
  ['/kleinanzeigen', 'Traktoren', /^\d+ Anzeigen für Traktoren, auch .*Schlepper/u],
  ['/kleinanzeigen', 'Tracktor', /^\d+ Anzeigen für Traktor/u],
  ['/veranstaltungen', 'Klauenpflegekurs', /^\d+ Termine für Klauenpflegekurs/u],
  ['/jobs', 'Traktorfahrer', /^\d+ Stellen für Traktorfahrer/u],
] as const;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [index, [path, words, expectedText]] of FOUND_WORDS.entries()) {
    test(`${path} finds ${words}`, getCaseDetails(index), async ({ page }) => {
      await page.goto(`${path}?q=${encodeURIComponent(words)}`);
      await expect(page.getByText(expectedText)).toBeVisible();
    });
  }

  test('offers the word that was meant', async ({ page }) => {
    await page.goto('/kleinanzeigen?q=Tracktor');
    await page.getByRole('link', { name: 'Traktor', exact: true }).click();
    await expect(page).toHaveURL(/\?q=Traktor$/u);
    await expect(page.getByText('Meinten Sie')).toBeHidden();
  });

  test('an empty list leads on: wider, elsewhere, with fewer filters, later', async ({ page }) => {
    await page.goto('/kleinanzeigen?q=Xylophon&ort=87435&umkreis=25&art=biete');
    await expect(
      page.getByRole('heading', { name: /^Keine Anzeigen für Xylophon/u }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'In allen Orten suchen' })).toBeVisible();
    await expect(page.getByRole('link', { name: /ohne weitere Filter/u })).toBeVisible();
    await page.getByRole('link', { name: /^Im Umkreis von 50/u }).click();
    await expect(page).toHaveURL(/umkreis=50/u);
    await page.getByRole('link', { name: /^Suchauftrag anlegen/u }).click();
    await expect(page).toHaveURL(/\/suchauftrag\/neu\?/u);

    await page.goto('/veranstaltungen?q=Xylophon&ort=87435&umkreis=25');
    await page.getByRole('link', { name: /^Suchauftrag anlegen/u }).click();
    await expect(page).toHaveURL(/\/suchauftrag\/neu\?/u);
  });
});
