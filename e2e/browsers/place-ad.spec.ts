import { writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from '../engines/browser-test.ts';
import type { StoryPage } from '../engines/story-page.ts';
import { target } from '../engines/target.ts';
import { waitForMailedLink } from '../support/mailbox.ts';
import { createEmail } from '../support/register-reader.ts';

const PHOTO_TEXT = 'Ein Stapel Buchenscheite';

async function fillFirewoodAd(story: StoryPage, title: string, email: string): Promise<void> {
  await story.fill(target.field('Titel'), title);
  await story.fill(target.field('Beschreibung'), 'Drei Jahre abgelagert, Abholung am Wochenende.');
  await story.select(target.field('Holzart'), 'Esche');
  await story.select(target.field('Preis'), 'vb');
  await story.fill(target.field('Betrag (Euro)'), '1.20x');
  await story.fill(target.field('Postleitzahl'), '87435');
  await story.fill(target.field('Ort'), 'Kempten');
  await story.fill(target.field('Anzeigename'), 'Hof Lindental');
  await story.click(target.field('Privatperson'));
  await story.fill(target.field('E-Mail-Adresse'), email);
}

for (const hasScript of [true, false])
  test.describe(() => {
    test.use({ hasScript });
    test(
      `an ad with a photo is placed and confirmed, ${hasScript ? 'with' : 'without'} script`,
      { tag: '@soak' },
      async ({ story, request }, testInfo) => {
        // The story has eight pages.
        test.slow();
        const email = createEmail('anzeige');
        const title = `Brennholz Esche ${hasScript ? 'gespalten' : 'gesägt'} ab Hof`;
        const photoPath = testInfo.outputPath('hof.png');
        await story.open('/kleinanzeigen');
        await writeFile(photoPath, await story.tab.screenshot());
        await story.open('/kleinanzeigen/neu');
        await story.click(target.button('Brennholz'));
        await story.waitFor(target.field('Titel'));
        if (hasScript) await story.waitForHydration();
        await fillFirewoodAd(story, title, email);
        if (hasScript) await story.waitFor(target.text('Entwurf gespeichert.'));
        await story.click(target.button('Weiter zu den Fotos'));
        await story.waitFor(target.text('Betrag von 1 bis'));
        expect(await story.readValue(target.field('Titel'))).toBe(title);
        await story.fill(target.field('Betrag (Euro)'), '120');
        await story.click(target.button('Weiter zu den Fotos'));
        await story.waitForPath(/\/fotos/);
        if (hasScript) await story.waitForHydration();
        await story.waitFor('//input[@type="file"]');
        await story.tab.upload([photoPath]);
        if (!hasScript) await story.click(target.button('Fotos hochladen'));
        await story.fill(target.field('Foto 1'), PHOTO_TEXT);
        if (!hasScript) {
          await story.markDocument();
          await story.click(target.button('Bildtexte speichern'));
          // The link below is on the page before and after.
          await story.waitUntil('the texts are saved', async () => !(await story.isSameDocument()));
        }
        const next = 'Weiter zur Vorschau';
        await story.click(hasScript ? target.button(next) : target.link(next));
        const picture = `//img[@alt="${PHOTO_TEXT}"]`;
        await story.hover(picture);
        await story.waitUntil('the photo is loaded', () =>
          story.tab.evaluate(
            (alt) =>
              (document.querySelector<HTMLImageElement>(`img[alt="${alt}"]`)?.naturalWidth ?? 0) >
              0,
            PHOTO_TEXT,
          ),
        );
        await story.click(target.button('Anzeige aufgeben'));
        await story.waitForText(target.heading, 'Bitte bestätigen Sie Ihre Anzeige');
        await story.open(await waitForMailedLink(request, email, '/kleinanzeigen/bestaetigen'));
        await story.click(target.button('Ja, die Anzeige ist von mir'));
        await story.waitForText(target.heading, 'Ihre Anzeige ist online');
        await story.click(target.link('Anzeige ansehen'));
        await story.waitForText(target.heading, title);
      },
    );
  });
