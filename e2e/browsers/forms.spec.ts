import { expect } from '@playwright/test';
import { test } from '../engines/browser-test.ts';
import { target } from '../engines/target.ts';
import { waitForMailedLink } from '../support/mailbox.ts';
import { createEmail, readerPassword } from '../support/register-reader.ts';

const SOAK = { tag: '@soak' };

for (const hasScript of [true, false])
  test.describe(() => {
    test.use({ hasScript });
    test(
      `registration names what is missing, and a mail confirms it, ${
        hasScript ? 'with' : 'without'
      } script`,
      SOAK,
      async ({ story, request }) => {
        const email = createEmail('neu');
        await story.open('/registrieren');
        if (hasScript) await story.waitForHydration();
        await story.fill(target.field('E-Mail-Adresse'), email);
        await story.fill(target.field('Anzeigename'), 'Neue Leserin');
        await story.fill(target.field('Passwort'), 'kurz');
        await story.click('//main//input[@type="checkbox"]');
        await story.click(target.button('Konto anlegen'));
        await story.waitFor('//main//*[@role="alert"]');
        expect(await story.readValue(target.field('Anzeigename'))).toBe('Neue Leserin');
        expect(await story.isChecked('//main//input[@type="checkbox"]')).toBe(true);
        await story.fill(target.field('Passwort'), readerPassword);
        await story.click(target.button('Konto anlegen'));
        await story.waitForText(target.heading, 'bestätigen');
        await story.open(await waitForMailedLink(request, email, '/registrieren/bestaetigen'));
        await story.click(target.buttonContaining('bestätigen'));
        await story.waitForText(target.heading, 'Ihr Konto ist bereit');
        await story.click(target.link('Zu Mein Account'));
        await story.waitForPath('/mein-account');
      },
    );
  });

test('a form that was begun is restored after a reload', SOAK, async ({ story, session }) => {
  const street = target.field('Straße');
  await story.open('/abo-bestellen?abo=geschenkabo');
  await story.waitForHydration();
  await story.click(target.field('an die beschenkte Person'));
  await story.fill(street, 'Deichweg');
  await story.waitUntil('the browser stores the draft', () =>
    story.tab.evaluate(
      () => localStorage.getItem('gl:draft:abo-bestellung')?.includes('Deichweg') === true,
    ),
  );
  await story.tab.reload();
  await story.waitForHydration();
  await story.waitFor(target.text('begonnen haben, steht wieder hier'));
  expect(await story.readValue(street)).toBe('Deichweg');
  expect(await story.isChecked(target.field('an die beschenkte Person'))).toBe(true);
  expect(await session.readConsoleErrors()).toEqual([]);
});
