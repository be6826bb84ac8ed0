import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessibleBeforeScript, expectAccessibleStep } from '../support/axe.ts';
import { waitForHydration } from '../support/demo-reader.ts';
import type { UserInput } from '../support/user-input.ts';
import { createKeyboardInput } from '../support/user-input.ts';
import { waitForMail, waitForMailedLink } from '../support/mailbox.ts';
import { createEmail, registerReader, readerPassword } from '../support/register-reader.ts';
import { SCRIPT_MODES } from '../support/script-modes.ts';

const newPassword = 'Ein ganz anderes Passwort';

for (const { name: scriptMode, hasScript, details } of SCRIPT_MODES) {
  test.describe(scriptMode, details, () => {
    test.use({ javaScriptEnabled: hasScript });
    let userInput: UserInput;
    // The tests use only the keyboard and check the accessibility of each step.
    test.beforeEach(({ page }) => {
      test.slow();
      userInput = createKeyboardInput(page);
    });
    const checkStepAccessibility = async (page: Page, step: string) => {
      await (hasScript ? expectAccessibleStep : expectAccessibleBeforeScript)(page, step);
    };
    const openPage = async (page: Page, path: string) => {
      await page.goto(path);
      if (hasScript) await waitForHydration(page);
    };
    const waitUntilReady = async (page: Page) => {
      if (hasScript) await waitForHydration(page);
    };
    const logIn = async (page: Page, email: string, password: string) => {
      await openPage(page, '/anmelden');
      await userInput.fill(page.getByLabel('E-Mail-Adresse'), email);
      await userInput.fill(page.getByLabel('Passwort', { exact: true }), password);
      await userInput.press(page.getByRole('button', { name: 'Anmelden', exact: true }));
    };

    test('forgotten password: link, new password, sign-in', async ({
      page,
      context,
      request,
      baseURL,
    }) => {
      const email = await registerReader(context, request, baseURL ?? '');
      await context.clearCookies();
      await openPage(page, '/passwort-vergessen');
      await userInput.fill(page.getByLabel('E-Mail-Adresse'), email);
      await userInput.press(page.getByRole('button', { name: 'Link schicken' }));
      await expect(page.getByText('Gibt es zu dieser Adresse ein Konto')).toBeVisible();
      await checkStepAccessibility(page, 'Link unterwegs');
      await openPage(page, await waitForMailedLink(request, email, '/passwort-vergessen/neu'));
      await checkStepAccessibility(page, 'neues Passwort');
      await userInput.fill(page.getByLabel('Neues Passwort'), newPassword);
      await userInput.press(page.getByRole('button', { name: 'Passwort festlegen' }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr neues Passwort gilt');
      await checkStepAccessibility(page, 'neues Passwort gilt');
      await logIn(page, email, newPassword);
      await expect(page).toHaveURL(/\/mein-account$/);
      await waitForMail(request, email, 'soeben geändert');
    });

    test(
      'changing the mail address notifies both and takes effect after confirmation',
      { tag: '@soak' },
      async ({ page, context, request, baseURL }) => {
        const email = await registerReader(context, request, baseURL ?? '');
        const newEmail = createEmail('umgezogen');
        await openPage(page, '/mein-account/sicherheit');
        await userInput.press(page.getByRole('link', { name: 'Adresse ändern' }));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-Mail-Adresse ändern');
        await waitUntilReady(page);
        await userInput.fill(page.getByLabel('Neue E-Mail-Adresse'), newEmail);
        await userInput.press(page.getByRole('button', { name: 'Adresse ändern' }));
        await expect(page.getByText(/wartet auf Bestätigung/)).toBeVisible();
        await checkStepAccessibility(page, 'wartet auf Bestätigung');
        await waitForMail(request, email, 'soll künftig die Adresse');
        await openPage(
          page,
          await waitForMailedLink(request, newEmail, '/anmelden/e-mail-bestaetigen'),
        );
        await checkStepAccessibility(page, 'Adresse bestätigen');
        await userInput.press(page.getByRole('button', { name: 'Adresse bestätigen' }));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre neue Adresse gilt');
        await logIn(page, newEmail, readerPassword);
        await expect(page).toHaveURL(/\/mein-account$/);
        await waitForMail(request, email, 'gehört jetzt die Adresse');
      },
    );

    test(
      'changing the password signs out other devices',
      { tag: '@soak' },
      async ({ page, context, request, baseURL, browser }) => {
        const email = await registerReader(context, request, baseURL ?? '');
        const otherContext = await browser.newContext({ baseURL: baseURL ?? '' });
        const otherLoginResponse = await otherContext.request.post('/api/auth/login', {
          data: { email, password: readerPassword },
          headers: { origin: baseURL ?? '' },
        });
        expect(otherLoginResponse.status()).toBe(200);
        await openPage(page, '/mein-account/sicherheit/passwort');
        await userInput.fill(page.getByLabel('Bisheriges Passwort'), 'das ist falsch');
        await userInput.fill(page.getByLabel('Neues Passwort'), newPassword);
        await userInput.press(page.getByRole('button', { name: 'Passwort ändern' }));
        await expect(page.getByText(/stimmen nicht/).first()).toBeVisible();
        await checkStepAccessibility(page, 'Passwort abgelehnt');
        await waitUntilReady(page);
        await userInput.fill(page.getByLabel('Bisheriges Passwort'), readerPassword);
        await userInput.fill(page.getByLabel('Neues Passwort'), newPassword);
        await userInput.press(page.getByRole('button', { name: 'Passwort ändern' }));
        await expect(page.getByText('Ihr neues Passwort gilt.', { exact: false })).toBeVisible();
        expect(await (await otherContext.request.get('/api/_auth/session')).json()).toEqual({});
        await otherContext.close();
      },
    );

    test('profile, interests and newsletter are saved', async ({
      page,
      context,
      request,
      baseURL,
    }) => {
      await registerReader(context, request, baseURL ?? '');
      await openPage(page, '/mein-account/profil');
      await userInput.fill(page.getByLabel('Postleitzahl'), '123');
      await userInput.fill(page.getByLabel('Ort'), 'Brake');
      await userInput.press(page.getByRole('button', { name: 'Profil speichern' }));
      await expect(page.getByText(/hat 5 Ziffern/).first()).toBeVisible();
      await checkStepAccessibility(page, 'Profil abgelehnt');
      await expect(page.getByLabel('Ort')).toHaveValue('Brake');
      await waitUntilReady(page);
      await userInput.fill(page.getByLabel('Postleitzahl'), '26919');
      await userInput.press(page.getByRole('button', { name: 'Profil speichern' }));
      await expect(page.getByText('Ihr Profil ist gespeichert.')).toBeVisible();
      await openPage(page, '/mein-account/interessen');
      await userInput.check(page.getByRole('checkbox', { name: 'Ackerbau' }).first());
      await userInput.press(page.getByRole('button', { name: 'Interessen speichern' }));
      await expect(page.getByText('Ihre Interessen sind gespeichert.')).toBeVisible();
      await expect(page.getByRole('checkbox', { name: 'Ackerbau' }).first()).toBeChecked();
      await openPage(page, '/mein-account/newsletter');
      await userInput.press(page.getByRole('button', { name: /^Bestellen ?: Marktbericht/ }));
      await expect(
        page.getByRole('button', { name: /^Abbestellen ?: Marktbericht/ }),
      ).toBeVisible();
    });

    test(
      'exports the personal data; deletes the account and cancels the deletion',
      { tag: '@soak' },
      async ({ page, context, request, baseURL }) => {
        const email = await registerReader(context, request, baseURL ?? '');
        await openPage(page, '/mein-account/daten');
        await userInput.press(page.getByRole('button', { name: 'Kopie anfordern' }));
        await expect(page.getByText('Wir stellen Ihre Kopie zusammen')).toBeVisible();
        await checkStepAccessibility(page, 'Kopie angefordert');
        await waitForMail(request, email, 'Kopie Ihrer Daten');
        await openPage(page, '/mein-account/daten');
        const downloadEvent = page.waitForEvent('download');
        await userInput.press(page.getByRole('link', { name: /herunterladen/ }));
        expect((await downloadEvent).suggestedFilename()).toBe('gruenland-daten.zip');
        const files = unzipSync(await readFile(await (await downloadEvent).path()));
        const exportedData = JSON.parse(strFromU8(files['daten.json']!)) as Record<string, object>;
        expect(exportedData['Profil']).toMatchObject({ email, displayName: 'Hanna Ohlsen' });
        const html = strFromU8(files['daten.html']!);
        await page.setContent(html);
        for (const [sectionName, sectionData] of Object.entries(exportedData)) {
          if (typeof sectionData !== 'object') continue;
          await expect(page.getByRole('heading', { name: sectionName, exact: true })).toBeVisible();
        }
        await expect(page.getByText(email).first()).toBeVisible();
        await checkStepAccessibility(page, 'Kopie der Daten');
        await openPage(page, '/mein-account/daten');
        await userInput.press(page.getByRole('button', { name: 'Konto löschen' }));
        await expect(page.getByText(/^Ihr Konto wird am .* gelöscht\.$/)).toBeVisible();
        await checkStepAccessibility(page, 'Konto wird gelöscht');
        await waitForMail(request, email, 'Bis dahin können Sie sich');
        await waitUntilReady(page);
        await userInput.press(page.getByRole('button', { name: 'Konto behalten' }));
        await expect(page.getByText('Ihr Konto bleibt.', { exact: false })).toBeVisible();
      },
    );
  });
}
