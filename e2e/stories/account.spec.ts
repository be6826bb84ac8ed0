import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { hydrated } from '../support/demo-reader.ts';
import { mailWith, mailedLink } from '../support/mailbox.ts';
import { newAddress, newReader, readerPassword } from '../support/new-reader.ts';

const other = 'Ein ganz anderes Passwort';

for (const script of [true, false]) {
  const how = script ? 'mit JavaScript' : 'ohne JavaScript';

  test.describe(how, () => {
    test.use({ javaScriptEnabled: script });
    const open = async (page: Page, path: string) => {
      await page.goto(path);
      if (script) await hydrated(page);
    };
    const ready = async (page: Page) => {
      if (script) await hydrated(page);
    };
    const logIn = async (page: Page, email: string, password: string) => {
      await open(page, '/anmelden');
      await page.getByLabel('E-Mail-Adresse').fill(email);
      await page.getByLabel('Passwort', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    };

    test('Passwort vergessen: Link, neues Passwort, Anmeldung', async ({
      page,
      context,
      request,
      baseURL,
    }) => {
      const email = await newReader(context, request, baseURL ?? '');
      await context.clearCookies();
      await open(page, '/passwort-vergessen');
      await page.getByLabel('E-Mail-Adresse').fill(email);
      await page.getByRole('button', { name: 'Link schicken' }).click();
      await expect(page.getByText('Gibt es zu dieser Adresse ein Konto')).toBeVisible();
      await open(page, await mailedLink(request, email, '/passwort-vergessen/neu'));
      await page.getByLabel('Neues Passwort').fill(other);
      await page.getByRole('button', { name: 'Passwort festlegen' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr neues Passwort gilt');
      await logIn(page, email, other);
      await expect(page).toHaveURL(/\/mein-account$/);
      await mailWith(request, email, 'soeben geändert');
    });

    test('E-Mail-Adresse ändern: beide erfahren es, die neue gilt nach der Bestätigung', async ({
      page,
      context,
      request,
      baseURL,
    }) => {
      const email = await newReader(context, request, baseURL ?? '');
      const next = newAddress('umgezogen');
      await open(page, '/mein-account/sicherheit');
      await page.getByRole('link', { name: 'Adresse ändern' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-Mail-Adresse ändern');
      await ready(page);
      await page.getByLabel('Neue E-Mail-Adresse').fill(next);
      await page.getByRole('button', { name: 'Adresse ändern' }).click();
      await expect(page.getByText(/wartet auf Bestätigung/)).toBeVisible();
      await mailWith(request, email, 'soll künftig die Adresse');
      await open(page, await mailedLink(request, next, '/anmelden/e-mail-bestaetigen'));
      await page.getByRole('button', { name: 'Adresse bestätigen' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre neue Adresse gilt');
      await logIn(page, next, readerPassword);
      await expect(page).toHaveURL(/\/mein-account$/);
      await mailWith(request, email, 'gehört jetzt die Adresse');
    });

    test('Passwort ändern meldet andere Geräte ab', async ({
      page,
      context,
      request,
      baseURL,
      browser,
    }) => {
      const email = await newReader(context, request, baseURL ?? '');
      const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
      const there = await elsewhere.request.post('/api/auth/login', {
        data: { email, password: readerPassword },
        headers: { origin: baseURL ?? '' },
      });
      expect(there.status()).toBe(200);
      await open(page, '/mein-account/sicherheit/passwort');
      await page.getByLabel('Bisheriges Passwort').fill('das ist falsch');
      await page.getByLabel('Neues Passwort').fill(other);
      await page.getByRole('button', { name: 'Passwort ändern' }).click();
      await expect(page.getByText(/stimmen nicht/).first()).toBeVisible();
      await ready(page);
      await page.getByLabel('Bisheriges Passwort').fill(readerPassword);
      await page.getByLabel('Neues Passwort').fill(other);
      await page.getByRole('button', { name: 'Passwort ändern' }).click();
      await expect(page.getByText('Ihr neues Passwort gilt.', { exact: false })).toBeVisible();
      expect(await (await elsewhere.request.get('/api/_auth/session')).json()).toEqual({});
      await elsewhere.close();
    });

    test('Profil, Interessen und Newsletter werden gespeichert', async ({
      page,
      context,
      request,
      baseURL,
    }) => {
      await newReader(context, request, baseURL ?? '');
      await open(page, '/mein-account/profil');
      await page.getByLabel('Postleitzahl').fill('123');
      await page.getByLabel('Ort').fill('Brake');
      await page.getByRole('button', { name: 'Profil speichern' }).click();
      await expect(page.getByText(/hat 5 Ziffern/).first()).toBeVisible();
      await expect(page.getByLabel('Ort')).toHaveValue('Brake');
      await ready(page);
      await page.getByLabel('Postleitzahl').fill('26919');
      await page.getByRole('button', { name: 'Profil speichern' }).click();
      await expect(page.getByText('Ihr Profil ist gespeichert.')).toBeVisible();
      await open(page, '/mein-account/interessen');
      await page.getByRole('checkbox', { name: 'Ackerbau' }).first().check();
      await page.getByRole('button', { name: 'Interessen speichern' }).click();
      await expect(page.getByText('Ihre Interessen sind gespeichert.')).toBeVisible();
      await expect(page.getByRole('checkbox', { name: 'Ackerbau' }).first()).toBeChecked();
      await open(page, '/mein-account/newsletter');
      await page.getByRole('button', { name: /^Bestellen ?: Marktbericht/ }).click();
      await expect(
        page.getByRole('button', { name: /^Abbestellen ?: Marktbericht/ }),
      ).toBeVisible();
    });

    test('Kopie der Daten holen; Konto löschen und es sich anders überlegen', async ({
      page,
      context,
      request,
      baseURL,
    }) => {
      const email = await newReader(context, request, baseURL ?? '');
      await open(page, '/mein-account/daten');
      await page.getByRole('button', { name: 'Kopie anfordern' }).click();
      await expect(page.getByText('Wir stellen Ihre Kopie zusammen')).toBeVisible();
      await mailWith(request, email, 'Kopie Ihrer Daten');
      await open(page, '/mein-account/daten');
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: /herunterladen/ }).click();
      expect((await download).suggestedFilename()).toBe('gruenland-daten.zip');
      await page.getByRole('button', { name: 'Konto löschen' }).click();
      await expect(page.getByText(/^Ihr Konto wird am .* gelöscht\.$/)).toBeVisible();
      await mailWith(request, email, 'Bis dahin können Sie sich');
      await ready(page);
      await page.getByRole('button', { name: 'Konto behalten' }).click();
      await expect(page.getByText('Ihr Konto bleibt.', { exact: false })).toBeVisible();
    });
  });
}

test('Endet die Sitzung beim Schreiben, geht es nach der Anmeldung an Ort und Stelle weiter', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const email = await newReader(context, request, baseURL ?? '');
  await page.goto('/mein-account/profil');
  await hydrated(page);
  await page.getByLabel('Ort').fill('Elsfleth');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Profil speichern' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-Mail-Adresse').fill(email);
  await dialog.getByLabel('Passwort', { exact: true }).fill(readerPassword);
  await dialog.getByRole('button', { name: 'Anmelden und weiter' }).click();
  await expect(page.getByText('Ihr Profil ist gespeichert.')).toBeVisible();
  await expect(page.getByLabel('Ort')).toHaveValue('Elsfleth');
});
