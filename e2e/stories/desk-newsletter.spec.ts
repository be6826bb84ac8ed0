import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessibleBeforeScript, expectAccessibleStep } from '../support/axe.ts';
import { demoStaff, hydrated, logIn } from '../support/demo-reader.ts';
import { mailedHeaders, mailedLink, mailWith } from '../support/mailbox.ts';
import { newAddress } from '../support/new-reader.ts';

const DESK = '/_internal/redaktion/newsletter';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Every story twice: what works before script must work the same with it. */
for (const script of [true, false]) {
  test.describe(script ? 'mit JavaScript' : 'ohne JavaScript', () => {
    test.use({ javaScriptEnabled: script });
    // Two people take turns, mails are waited for.
    test.beforeEach(() => test.slow());

    const open = async (page: Page, path: string) => {
      await page.goto(path);
      if (script) await hydrated(page);
    };
    const look = (page: Page, step: string) =>
      (script ? expectAccessibleStep : expectAccessibleBeforeScript)(page, step);
    const send = async (page: Page, button: string) => {
      if (script) await hydrated(page);
      await page.getByRole('button', { name: button, exact: true }).click();
    };

    test('Eine Ausgabe geht von der Redaktion zur Leserin, die sie mit einem Klick beendet', async ({
      browser,
      page,
      request,
      baseURL,
    }) => {
      const email = newAddress('bezieherin');
      await open(page, '/newsletter');
      await page.getByRole('checkbox', { name: /Grünland am Sonntag/ }).uncheck();
      await page.getByRole('checkbox', { name: /Stall und Acker/ }).check();
      await page.getByLabel('E-Mail-Adresse').fill(email);
      await page.getByRole('button', { name: 'Newsletter bestellen' }).click();
      await expect(heading(page)).toHaveText(/Fast fertig/);
      await open(page, await mailedLink(request, email, '/newsletter/bestaetigen'));
      await page.getByRole('button', { name: 'Bestellung bestätigen' }).click();
      await mailWith(request, email, 'ab jetzt bekommen Sie');

      const office = await browser.newContext({ javaScriptEnabled: script, baseURL: baseURL! });
      await logIn(office, baseURL!, demoStaff);
      const desk = await office.newPage();
      await open(desk, DESK);
      await expect(heading(desk)).toHaveText('Newsletter');
      await look(desk, 'Newsletter');
      await desk.getByRole('link', { name: 'Neue Ausgabe schreiben' }).click();
      await expect(heading(desk)).toHaveText('Neue Ausgabe');
      await look(desk, 'Neue Ausgabe');
      if (script) await hydrated(desk);
      const subject = `Mist und Gülle ${email.split('@')[0]}`;
      await desk.getByLabel('Newsletter', { exact: true }).selectOption('stall-acker');
      await desk.getByLabel('Betreff').fill(subject);
      await desk.getByLabel(/^Text/).fill('Guten Tag,\n\nheute geht es um Gülle.');
      await desk.getByRole('checkbox', { name: /Frost/ }).first().check();
      await send(desk, 'Entwurf anlegen');
      await expect(heading(desk)).toHaveText(subject);
      await look(desk, 'Entwurf');
      await send(desk, 'Probe an mich');
      await expect(desk.getByText(/Die Probe ist unterwegs/)).toBeVisible();
      await mailWith(request, demoStaff.email, 'heute geht es um Gülle.');
      await desk.getByRole('link', { name: 'Weiter zum Versand' }).click();
      await expect(heading(desk)).toHaveText('Ausgabe verschicken');
      await look(desk, 'Versand');
      if (script) await hydrated(desk);
      await desk.getByRole('checkbox', { name: /^Ja, an / }).check();
      await send(desk, 'Verschicken');
      await expect(heading(desk)).toHaveText(subject);
      expect(await mailWith(request, email, 'heute geht es um Gülle.')).toContain('/artikel/');
      await expect(async () => {
        await desk.reload();
        await expect(desk.getByRole('row', { name: /Stand verschickt/ })).toBeVisible();
      }).toPass();
      await look(desk, 'verschickte Ausgabe');

      const headers = await mailedHeaders(request, email, 'list-unsubscribe-post');
      expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
      await open(page, await mailedLink(request, email, '/newsletter/abmelden'));
      await page.getByRole('button', { name: 'Jetzt abbestellen' }).click();
      await expect(heading(page)).toHaveText('Abbestellt');

      await open(desk, DESK);
      await desk.getByLabel('E-Mail-Adresse').fill('niemand@leser.example');
      await send(desk, 'Adresse suchen');
      await expect(desk.getByText('Diese Adresse steht auf keiner Liste.').first()).toBeVisible();
      await desk.getByLabel('E-Mail-Adresse').fill(email);
      await send(desk, 'Adresse suchen');
      await expect(heading(desk)).toHaveText(email);
      await expect(desk.getByText(/abbestellt/)).toBeVisible();
      await expect(desk.getByText(/Ich möchte die gewählten Newsletter/)).toBeVisible();
      await look(desk, 'Nachweis');
      await office.close();
    });
  });
}
