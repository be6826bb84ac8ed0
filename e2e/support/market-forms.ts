import { addDays, getBerlinDay } from '@gruenland/shared-contracts/german-calendar.ts';

import type { Page } from '@playwright/test';

/** Returns the date `days` days from now in Germany, for example `2026-12-08`. */
export const getDateInDays = (days: number) => addDays(getBerlinDay(new Date()), days);

/** Fills in the event form for a course in Celle. */
export async function fillEventForm(
  page: Page,
  { title, day }: { readonly title: string; readonly day: string },
): Promise<void> {
  await page.getByLabel('Titel').fill(title);
  await page.getByLabel('Kurzbeschreibung').fill('Mähen wie früher, mit der Hand.');
  await page.getByLabel('Beschreibung', { exact: true }).fill('Wir dengeln, wetzen, mähen.');
  await page.getByLabel('Art der Veranstaltung').selectOption('kurs');
  await page.getByLabel('Veranstalter', { exact: true }).fill('Heimatverein Celle');
  await page.getByLabel('Tag', { exact: true }).fill(day);
  await page.getByLabel('Beginn', { exact: true }).fill('18:00');
  await page.getByLabel('Ende', { exact: true }).fill('20:00');
  await page.getByLabel('Veranstaltungsort').fill('Obstwiese am Bach');
  await page.getByLabel('Postleitzahl').fill('29221');
  await page.getByLabel(/^Ort/).fill('Celle');
}

/** Fills in the job form for a goat farm in Kempten. */
export async function fillJobPosting(
  page: Page,
  { title, wage }: { readonly title: string; readonly wage: string },
): Promise<void> {
  await page.getByLabel('Stellentitel').fill(title);
  for (const section of ['Aufgaben', 'Profil', 'Wir bieten', 'Kontakt']) {
    await page.getByLabel(section, { exact: true }).fill(`- ${section}`);
  }
  await page.getByRole('checkbox', { name: 'Vollzeit' }).check();
  await page.getByRole('checkbox', { name: 'Rind und Milch' }).check();
  await page.getByLabel('Gehalt von').fill(wage);
  await page.getByLabel('Gehalt je').selectOption('hour');
  await page.getByLabel('Arbeitgeber').fill('Ziegenhof Test');
  await page.getByLabel('Postleitzahl').fill('87435');
  await page.getByLabel('Arbeitsort', { exact: true }).fill('Kempten');
  await page.getByLabel('Bewerben bis').fill(getDateInDays(30));
}

/**
 * Fills in the form of an ad for firewood from a farm in Kempten. `email` is null for a user who is
 * signed in.
 */
export async function fillFirewoodAd(
  page: Page,
  { title, email }: { readonly title: string; readonly email: string | null },
): Promise<void> {
  await page.getByLabel('Titel').fill(title);
  await page.getByLabel('Beschreibung').fill('Drei Jahre abgelagert, Abholung am Wochenende.');
  await page.getByLabel('Holzart').selectOption('Esche');
  await page.getByLabel('Preis', { exact: true }).selectOption('vb');
  await page.getByLabel('Betrag (Euro)').fill('120');
  await page.getByLabel('Postleitzahl').fill('87435');
  await page.getByLabel('Ort', { exact: true }).fill('Kempten');
  if (email === null) return;
  await page.getByLabel('Anzeigename').fill('Hof Lindental');
  await page.getByRole('radio', { name: 'Privatperson' }).check();
  await page.getByLabel('E-Mail-Adresse').fill(email);
}
