import { expect, test } from '@playwright/test';
import { expectAccessibleStep } from '../support/axe.ts';

test.use({ viewport: { width: 360, height: 780 } });

test('the header suggests by kind, counts all hits and remembers own searches', async ({
  page,
}) => {
  await page.goto('/impressum');
  const input = page.getByRole('combobox', { name: /Suche/ });
  await input.focus();
  await input.pressSequentially('traktor');
  const list = page.getByRole('listbox', { name: 'Vorschläge' });
  const ads = list.getByRole('group', { name: 'Kleinanzeigen' });
  await expect(ads.getByRole('option', { name: /€/ }).first()).toBeVisible();
  await expect(ads.locator('mark').first()).toHaveText('Traktor');
  await expectAccessibleStep(page, 'suggestions');
  // The last row is reached upwards, and its count is that of the result page.
  await input.press('ArrowUp');
  const allHits = list.getByRole('option', { name: /^Alle \d+ Treffer/ });
  await expect(allHits).toHaveAttribute('aria-selected', 'true');
  const [count = ''] = /\d+/.exec(await allHits.innerText()) ?? [];
  await input.press('Enter');
  await expect(page).toHaveURL(/\/suche\?q=traktor$/);
  await expect(page.getByText(`${count} Treffer`)).toBeVisible();
  await expect(page).toHaveTitle(/Suche nach „traktor“$/);

  await page.goto('/impressum');
  await input.focus();
  const recent = page.getByRole('listbox', { name: 'Zuletzt gesucht' });
  await expect(recent.getByRole('option')).toHaveText(['traktor']);
  const removeButton = page.getByRole('button', { name: /„traktor“ aus den letzten Suchen/ });
  // The button of the form comes first.
  await input.press('Tab');
  await page.keyboard.press('Tab');
  await expect(removeButton).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(recent).toBeHidden();
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('gl:recent-searches');
});
