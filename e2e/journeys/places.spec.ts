import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { findViolations, injectAxe } from '../support/axe.ts';
import { getCaseDetails } from '../support/all-cases.ts';

/** The lists with a place field. */
const LISTS = ['/kleinanzeigen', '/veranstaltungen', '/jobs'];

const getPlaceField = (page: Page): Locator => page.getByLabel('PLZ oder Ort');

/** Opens a list and makes its place field a combobox. */
async function openPlaceField(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  await getPlaceField(page).focus();
  const combobox = page.getByRole('combobox', { name: 'PLZ oder Ort' });
  await expect(combobox).toBeVisible();
  return combobox;
}

for (const [index, path] of LISTS.entries()) {
  test(`${path} completes a place with the keyboard`, getCaseDetails(index), async ({ page }) => {
    const combobox = await openPlaceField(page, path);
    await combobox.pressSequentially('Neust');
    const options = page.getByRole('listbox', { name: 'Orte' }).getByRole('option');
    await expect(options.first()).toContainText('Neustadt');
    await expect(options.filter({ hasText: '93333' })).toContainText('Landkreis Kelheim, Bayern');
    await combobox.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    const place = (await options.first().innerText()).split('\n')[0];
    await injectAxe(page);
    expect(await findViolations(page, { scopeSelector: 'form' })).toEqual([]);
    await combobox.press('Enter');
    await expect(combobox).toHaveValue(/^\d{5} Neustadt/u);
    expect(place).toContain(await combobox.inputValue());
    await expect(options).toHaveCount(0);
    await combobox.press('Enter');
    await expect(page).toHaveURL(/ort=\d{5}\+Neustadt/u);
    await expect(page.getByText(/um \d{5} Neustadt/u).first()).toBeVisible();
  });
}

test('the list says at the field that a place is unknown', { tag: '@soak' }, async ({ page }) => {
  const combobox = await openPlaceField(page, '/kleinanzeigen');
  await combobox.pressSequentially('Nirgendheim');
  await expect(page.getByText('Diesen Ort kennen wir nicht.').first()).toBeVisible();
  await combobox.press('Enter');
  await expect(page).toHaveURL(/ort=Nirgendheim/u);
  await expect(getPlaceField(page)).toHaveAccessibleDescription(
    /Den Ort „Nirgendheim“ kennen wir nicht/u,
  );
  await expect(getPlaceField(page)).toHaveAttribute('aria-invalid', 'true');
});

test.describe('„In meiner Nähe“', () => {
  test.describe('with a position', () => {
    test.use({
      geolocation: { latitude: 47.73, longitude: 10.32 },
      permissions: ['geolocation'],
    });

    test('fills in the nearest place, without the exact position', async ({ page }) => {
      await page.goto('/kleinanzeigen');
      const request = page.waitForRequest(/\/api\/places\/nearest/u);
      await page.getByRole('button', { name: 'In meiner Nähe' }).click();
      expect((await request).url()).toMatch(/lat=47\.73&lng=10\.32$/u);
      await expect(getPlaceField(page)).toHaveValue('87435 Kempten');
      await expect(page.getByText('Eingetragen: 87435 Kempten')).toBeVisible();
    });

    test('fills in the form of an event', { tag: '@soak' }, async ({ page }) => {
      await page.goto('/veranstaltungen/neu');
      await page.getByRole('button', { name: 'Ort aus meinem Standort' }).click();
      await expect(page.getByLabel('Postleitzahl')).toHaveValue('87435');
      await expect(page.getByLabel('Ort', { exact: true })).toHaveValue('Kempten');
    });
  });

  test('says that the browser does not share the position', async ({ page }) => {
    await page.goto('/jobs');
    await page.getByRole('button', { name: 'In meiner Nähe' }).click();
    await expect(page.getByText('Ihr Browser gibt den Standort nicht frei.')).toBeVisible();
    await expect(getPlaceField(page)).toHaveValue('');
  });
});

test('the form of an event completes postcode and place', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/veranstaltungen/neu');
  const place = page.getByLabel('Ort', { exact: true });
  await place.focus();
  await expect(page.getByRole('combobox', { name: 'Ort', exact: true })).toBeVisible();
  await place.pressSequentially('Weilh');
  await page.getByRole('option', { name: /Weilheim an der Teck/u }).click();
  await expect(page.getByLabel('Postleitzahl')).toHaveValue('73235');
  await expect(place).toHaveValue('Weilheim an der Teck');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [index, path] of LISTS.entries()) {
    test(
      `${path} offers the places that an ambiguous name can mean`,
      getCaseDetails(index),
      async ({ page }) => {
        await page.goto(path);
        await expect(page.getByText('„In meiner Nähe“ braucht JavaScript.')).toBeVisible();
        await expect(page.getByRole('button', { name: 'In meiner Nähe' })).toBeHidden();
        await getPlaceField(page).fill('Neustadt');
        await getPlaceField(page).press('Enter');
        await expect(getPlaceField(page)).toHaveAccessibleDescription(/gibt es mehrmals/u);
        const choices = page.getByRole('list', { name: 'Orte zu „Neustadt“' });
        await expect(choices.getByText('Kreis Ostholstein, Schleswig-Holstein')).toBeVisible();
        await choices.getByRole('link', { name: '23730 Neustadt in Holstein' }).click();
        await expect(getPlaceField(page)).toHaveValue('23730 Neustadt in Holstein');
        await expect(page.getByText(/um 23730 Neustadt in Holstein/u).first()).toBeVisible();
        await expect(choices).toBeHidden();
      },
    );
  }

  test('a saved search asks which place is meant', { tag: '@soak' }, async ({ page }) => {
    await page.goto('/kleinanzeigen?q=Egge&ort=Neustadt');
    await page.getByRole('link', { name: 'Als Suchauftrag speichern' }).click();
    await page.getByRole('link', { name: '23730 Neustadt in Holstein' }).click();
    await expect(page.getByText('um 23730 Neustadt in Holstein')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Suchauftrag anlegen' })).toBeVisible();
  });
});
