import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { getCaseDetails } from '../support/all-cases.ts';
import { expectAccessibleBeforeScript, expectAccessibleStep } from '../support/axe.ts';
import { waitForHydration } from '../support/demo-reader.ts';
import { waitForMail, waitForMailedLink } from '../support/mailbox.ts';
import { fillEventForm } from '../support/market-forms.ts';
import { createEmail } from '../support/register-reader.ts';

/**
 * Whether JavaScript is on, and the course with one free seat that this run uses. Each run frees
 * its seat at the end.
 */
const EVENTS_WITH_FREE_SEAT = [
  [true, '/veranstaltungen/klauenpflege-kurs-landsberg-103'],
  [false, '/veranstaltungen/klauenpflege-kurs-pfarrkirchen-125'],
] as const;
const REGISTRATION_PATH = '/veranstaltungen/anmeldung';

for (const [index, [hasScript, eventPath]] of EVENTS_WITH_FREE_SEAT.entries()) {
  const scriptMode = hasScript ? 'with JavaScript' : 'without JavaScript';
  test.describe(scriptMode, getCaseDetails(index), () => {
    test.use({ javaScriptEnabled: hasScript });
    const openPage = async (page: Page, path: string) => {
      await page.goto(path);
      if (hasScript) await waitForHydration(page);
    };
    /** Checks the accessibility of a step: at two widths with JavaScript, at one width without. */
    const checkStepAccessibility = (page: Page, step: string) =>
      hasScript ? expectAccessibleStep(page, step) : expectAccessibleBeforeScript(page, step);
    const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });

    test('registers until the course is full, uses the waitlist, cancels and is promoted', async ({
      page,
      request,
    }) => {
      // The test opens nine pages and waits for four mails. It must not time out, because it would
      // then keep the seat that a retry needs.
      test.setTimeout(90_000);
      const [firstEmail, secondEmail] = [createEmail('kurs'), createEmail('kurs')];
      const registerForEvent = async (email: string, linkName: RegExp) => {
        await openPage(page, eventPath);
        await page.locator('main').getByRole('link', { name: linkName }).click();
        await expect(getHeading(page)).toContainText('Anmelden: ');
        if (hasScript) await waitForHydration(page);
        if (email === firstEmail) await checkStepAccessibility(page, 'Anmelden');
        await page.getByLabel('Vorname').fill('Hanna');
        await page.getByLabel('Nachname').fill('Ohlsen');
        await page.getByLabel('E-Mail-Adresse').fill(email);
        await page.getByRole('radio', { name: 'ja' }).check();
        await page.getByRole('checkbox', { name: /einverstanden/ }).check();
        await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
        await expect(getHeading(page)).toHaveText(/Fast fertig/);
        await openPage(page, await waitForMailedLink(request, email, REGISTRATION_PATH));
        await page.getByRole('button', { name: 'Anmeldung bestätigen' }).click();
      };
      await registerForEvent(firstEmail, /^Platz reservieren$/);
      await expect(getHeading(page)).toHaveText('Sie sind angemeldet');
      await checkStepAccessibility(page, 'Angemeldet');
      const ticketText = await page.getByRole('row', { name: /Code am Einlass/ }).textContent();
      const ticketCode = /[6789BCDFGHJKLMNPQRTW]{6}$/.exec(ticketText ?? '')?.[0] ?? 'kein Code';
      await waitForMail(request, firstEmail, ticketCode);
      // The shell may still serve a cached page on which the seat is free.
      await registerForEvent(secondEmail, /^(Platz reservieren|Auf die Warteliste)$/);
      await expect(getHeading(page)).toHaveText('Sie stehen auf der Warteliste');
      await openPage(page, await waitForMailedLink(request, firstEmail, REGISTRATION_PATH));
      await page.getByText('Anmeldung stornieren').click();
      await page.getByRole('button', { name: 'Ja, stornieren' }).click();
      await expect(getHeading(page)).toHaveText('Storniert');
      await waitForMail(request, secondEmail, 'für Sie ist etwas frei geworden');
      await openPage(page, await waitForMailedLink(request, secondEmail, REGISTRATION_PATH));
      await expect(getHeading(page)).toHaveText('Für Sie ist etwas frei');
      await checkStepAccessibility(page, 'Nachrücken');
      await page.getByRole('button', { name: 'Platz annehmen' }).click();
      await expect(getHeading(page)).toHaveText('Sie sind angemeldet');
      if (hasScript) await waitForHydration(page);
      await page.getByText('Anmeldung stornieren').click();
      await page.getByRole('button', { name: 'Ja, stornieren' }).click();
      await expect(getHeading(page)).toHaveText('Storniert');
    });

    test(
      'submits and confirms an event and sees its state',
      { tag: '@soak' },
      async ({ page, request }) => {
        test.setTimeout(60_000);
        const email = createEmail('verein');
        await openPage(page, '/veranstaltungen/neu');
        await fillEventForm(page, {
          title: 'Sensenkurs auf der Obstwiese',
          day: getFirstTuesdayAfterDays(40),
        });
        await page.getByLabel('Beginn', { exact: true }).fill('19:30');
        await page.getByLabel('Ende', { exact: true }).fill('18:00');
        await page.getByLabel('Wiederholung').selectOption('weekly');
        await page.getByLabel('Wiederholen bis').fill(getFirstTuesdayAfterDays(61));
        await page.getByRole('button', { name: 'Weiter zur Prüfung' }).click();
        await expect(page.getByText('Das Ende liegt vor dem Beginn.').first()).toBeVisible();
        await expect(page.getByLabel('Titel')).toHaveValue('Sensenkurs auf der Obstwiese');
        if (hasScript) await waitForHydration(page);
        await checkStepAccessibility(page, 'Einreichen mit Fehler');
        await page.getByLabel('Ende', { exact: true }).fill('21:00');
        await page.getByRole('button', { name: 'Weiter zur Prüfung' }).click();
        await expect(getHeading(page)).toHaveText('Veranstaltung prüfen');
        await expect(page.getByRole('table', { name: 'Ihre Angaben' })).toContainText(
          'jede Woche am Dienstag, bis',
        );
        await expect(page.getByRole('heading', { name: 'Alle 4 Termine' })).toBeVisible();
        if (hasScript) await waitForHydration(page);
        await checkStepAccessibility(page, 'Prüfen');
        await page.getByLabel('Ihre E-Mail-Adresse').fill(email);
        await page.getByRole('button', { name: 'Veranstaltung einreichen' }).click();
        await expect(getHeading(page)).toHaveText(/Fast eingereicht/);
        await openPage(
          page,
          await waitForMailedLink(request, email, '/veranstaltungen/bestaetigen'),
        );
        await page.getByRole('button', { name: 'Einreichung bestätigen' }).click();
        await expect(getHeading(page)).toHaveText(/ist eingereicht/);
        await openPage(page, '/veranstaltungen/success');
        await expect(page.getByText('Wird von der Redaktion geprüft')).toBeVisible();
        await openPage(page, await waitForMailedLink(request, email, '/veranstaltungen/verwalten'));
        await page
          .getByRole('link', { name: /Absagen oder verschieben/ })
          .nth(1)
          .click();
        if (hasScript) await waitForHydration(page);
        await page.getByRole('radio', { name: 'absagen' }).check();
        await page.getByLabel('Grund').fill('Zu nass.');
        await page.getByRole('button', { name: 'Termin ändern' }).click();
        await expect(page.getByText('Gespeichert')).toBeVisible();
        await checkStepAccessibility(page, 'Absagen');
        await expect(page.locator('main').getByText('Abgesagt')).toHaveCount(1);
      },
    );
  });
}

/** Returns the first Tuesday that is at least `days` days from now, for example `2026-12-08`. */
function getFirstTuesdayAfterDays(days: number): string {
  const tuesday = new Date(Date.now() + days * 86_400_000);
  tuesday.setUTCDate(tuesday.getUTCDate() + ((2 - tuesday.getUTCDay() + 7) % 7));
  return tuesday.toISOString().slice(0, 10);
}
