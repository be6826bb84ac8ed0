import { expect, test } from '@playwright/test';
import type { Route } from '@playwright/test';
import { demoReader, hydrated, logIn, signInAt } from '../support/demo-reader.ts';
import { newReader, readerPassword } from '../support/new-reader.ts';
import {
  anonymous,
  atLogin,
  countRequests,
  fail,
  hangUp,
  heading,
  inEach,
  kindsFor,
  openTabs,
  sessionCookie,
  sessionModes,
  signedIn,
  takenOver,
} from '../support/session-mode.ts';
import type { Failure, SessionMode } from '../support/session-mode.ts';

/**
 * The rules of specification section 4, each in a browser, in the app and in two tabs; those of
 * one-time tokens stand in their own file.
 */

const SESSION = '/api/_auth/session';
const REFRESH = '/api/user/refresh-token';
/** A page of everybody that keeps the header in the app too. */
const PUBLIC = '/impressum';

const only = (method: string, answer: (route: Route) => Promise<void>) => (route: Route) =>
  route.request().method() === method ? answer(route) : route.fallback();

const failedReads: readonly Failure[] = [
  ['ohne Antwort', hangUp],
  ['mit 500', fail(500)],
  ['mit Unsinn', (route) => route.fulfill({ body: '<p>kein JSON' })],
];
const failedRefreshes: readonly Failure[] = [
  ['ohne Antwort', hangUp],
  ['mit 503', fail(503)],
];
for (const mode of sessionModes) {
  test.describe(mode.name, () => rulesOfStart(mode));
  test.describe(mode.name, () => rulesOfFailure(mode));
  test.describe(mode.name, () => rulesOfTheEnd(mode));
}

function rulesOfStart(mode: SessionMode): void {
  test('Erst wenn die Sitzung gelesen ist, steht fest, wer da ist', async ({
    context,
    baseURL,
  }) => {
    await logIn(context, baseURL!);
    const held: Route[] = [];
    await context.route(`**${SESSION}`, (route) => void held.push(route));
    const tabs = await openTabs(mode, context, '/mein-account');
    await takenOver(tabs);
    await expect.poll(() => held.length).toBe(mode.tabs);
    await inEach(tabs, (tab) => heading(tab, 'Mein Account'));
    await Promise.all(held.map((route) => route.fulfill({ json: {} })));
    await inEach(tabs, atLogin);
  });

  test('Ohne Sitzung ist man niemand, und nichts wird erneuert', async ({ context }) => {
    const reads = countRequests(context, SESSION);
    const refreshes = countRequests(context, REFRESH);
    const tabs = await openTabs(mode, context, PUBLIC);
    await takenOver(tabs);
    await expect.poll(() => reads.length).toBe(mode.tabs);
    await inEach(tabs, anonymous);
    expect(refreshes).toEqual([]);
  });

  test('Mit Sitzung ist man angemeldet, und ihr Schlüssel wird erneuert', async ({
    context,
    baseURL,
  }) => {
    await logIn(context, baseURL!);
    const before = await sessionCookie(context);
    const refreshes = countRequests(context, REFRESH);
    const tabs = await openTabs(mode, context, PUBLIC);
    await inEach(tabs, signedIn);
    await expect.poll(() => refreshes.length).toBe(mode.tabs);
    await expect.poll(() => sessionCookie(context)).not.toBe(before);
    await Promise.all(tabs.map((tab) => tab.reload()));
    await inEach(tabs, signedIn);
  });
}

function rulesOfFailure(mode: SessionMode): void {
  for (const [how, answer] of kindsFor(mode, failedReads)) {
    test(`Scheitert das Lesen der Sitzung ${how}, gilt man als abgemeldet`, async ({
      context,
      baseURL,
    }) => {
      await logIn(context, baseURL!);
      const reads = countRequests(context, SESSION);
      const refreshes = countRequests(context, REFRESH);
      await context.route(`**${SESSION}`, answer);
      const tabs = await openTabs(mode, context, '/mein-account');
      await inEach(tabs, atLogin);
      expect(reads).toEqual(tabs.map(() => 'GET'));
      expect(refreshes).toEqual([]);
    });
  }

  test('Verneint der Server die Erneuerung, endet die Sitzung und führt zur Anmeldung', async ({
    context,
    baseURL,
  }) => {
    await logIn(context, baseURL!);
    await context.route(`**${REFRESH}`, (route) => route.fulfill({ json: { success: false } }));
    const tabs = await openTabs(mode, context, PUBLIC);
    // The second tab may only learn that nobody is signed in any more, and stays where it is.
    await expect.poll(() => tabs.some((tab) => tab.url().includes('/anmelden'))).toBe(true);
    await expect.poll(() => sessionCookie(context)).toBeUndefined();
    await inEach(tabs, anonymous);
  });

  for (const [how, answer] of kindsFor(mode, failedRefreshes)) {
    test(`Scheitert die Erneuerung ${how}, bleibt das Cookie, und der nächste Aufruf erholt sich`, async ({
      context,
      baseURL,
    }) => {
      await logIn(context, baseURL!);
      await context.route(`**${REFRESH}`, answer);
      const tabs = await openTabs(mode, context, PUBLIC);
      await inEach(tabs, atLogin);
      expect(await sessionCookie(context)).toBeDefined();
      await context.unroute(`**${REFRESH}`);
      await Promise.all(tabs.map((tab) => tab.goto(PUBLIC)));
      await inEach(tabs, signedIn);
    });
  }
}

function rulesOfTheEnd(mode: SessionMode): void {
  test('Anmelden gilt in allen Tabs, Abmelden beendet die Sitzung in allen', async ({
    context,
  }) => {
    const tabs = await openTabs(mode, context, '/anmelden?ziel=%2Fmein-account%2Fnewsletter');
    await takenOver(tabs);
    const [first, ...others] = tabs;
    await first.getByLabel('E-Mail-Adresse').fill(demoReader.email);
    await first.getByLabel('Passwort', { exact: true }).fill(demoReader.password);
    await first.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await heading(first, 'Newsletter');
    await inEach(others, signedIn);
    await Promise.all(others.map((tab) => tab.goto('/mein-account/profil')));
    await takenOver(others);
    await first.getByRole('button', { name: 'Abmelden' }).click();
    await expect(first).toHaveURL(mode.app ? /\/\?is_app=true$/ : /\/$/);
    await inEach(others, atLogin);
    expect(await sessionCookie(context)).toBeUndefined();
    await first.goBack();
    await atLogin(first);
  });

  test('Bleibt das Abmelden ohne Antwort, endet die Sitzung doch auf der Seite', async ({
    context,
    baseURL,
  }) => {
    await logIn(context, baseURL!);
    await context.route(
      `**${SESSION}`,
      only('DELETE', (route) => route.abort()),
    );
    const [first] = await openTabs(mode, context, '/mein-account');
    await hydrated(first);
    await first.getByRole('button', { name: 'Abmelden' }).click();
    await expect(first.getByText('Der Server hat nicht geantwortet.')).toBeVisible();
    await anonymous(first);
  });

  test('Endet die Sitzung beim Schreiben, geht es nach der Anmeldung an Ort und Stelle weiter', async ({
    context,
    request,
    baseURL,
  }) => {
    const email = await newReader(context, request, baseURL!);
    const before = await sessionCookie(context);
    const [first, ...others] = await openTabs(mode, context, '/mein-account/profil');
    await takenOver([first, ...others]);
    // A cookie that is still on its way would bring the session back.
    await expect.poll(() => sessionCookie(context)).not.toBe(before);
    // Where another tab signs out, the page asks before it gives up what was typed.
    first.on('dialog', (question) => void question.dismiss());
    await first.getByLabel('Ort').fill('Elsfleth');
    const [other] = others;
    if (other) await other.getByRole('button', { name: 'Abmelden' }).click();
    else await context.clearCookies();
    await expect.poll(() => sessionCookie(context)).toBeUndefined();
    await first.getByRole('button', { name: 'Profil speichern' }).click();
    const dialog = first.getByRole('dialog');
    await expect(dialog).toContainText('Ihre Anmeldung ist abgelaufen.');
    // The app has no windows: the login takes place in the view, and what was written comes back.
    const login = mode.app ? first : context.waitForEvent('page');
    await dialog.getByRole('button', { name: 'Anmelden und weiter' }).click();
    await signInAt(await login, email, readerPassword);
    if (mode.app) {
      await expect(first.getByLabel(/^Ort/)).toHaveValue('Elsfleth');
      await first.getByRole('button', { name: 'Profil speichern' }).click();
    }
    await expect(first.getByText('Ihr Profil ist gespeichert.')).toBeVisible();
    await expect(first.getByLabel('Ort')).toHaveValue('Elsfleth');
  });
}

test('Zwei Tabs erneuern zugleich, auch wo der Browser keine Sperren kennt', async ({
  context,
  baseURL,
}) => {
  await logIn(context, baseURL!);
  await context.addInitScript(() => {
    delete (Navigator.prototype as { locks?: unknown }).locks;
  });
  const together = Promise.withResolvers<void>();
  let waiting = 0;
  await context.route(`**${REFRESH}`, async (route) => {
    waiting += 1;
    if (waiting === 2) together.resolve();
    await together.promise;
    await route.continue();
  });
  const answers: Promise<unknown>[] = [];
  context.on('response', (answer) => {
    if (answer.url().endsWith(REFRESH)) answers.push(answer.json());
  });
  const tabs = await openTabs({ name: '', app: false, tabs: 2 }, context, PUBLIC);
  await expect.poll(() => answers.length).toBe(2);
  expect(await Promise.all(answers)).toEqual([{ success: true }, { success: true }]);
  await Promise.all(tabs.map((tab) => tab.reload()));
  await inEach(tabs, signedIn);
});

test('Auch Formulare anderer Bereiche gehen nach der Anmeldung weiter, nur für dieselbe Person', async ({
  context,
  request,
  baseURL,
}) => {
  const email = await newReader(context, request, baseURL!);
  const page = await context.newPage();
  await page.goto('/veranstaltungen/hofnachfolge-online-kempten-16/anmelden');
  await hydrated(page);
  await signedIn(page);
  await page.getByLabel('Vorname').fill('Hanna');
  await page.getByLabel('Nachname').fill('Ohlsen');
  const boxes = page.getByRole('checkbox', { name: /einverstanden/ });
  await boxes.check();
  // Once its refreshed cookie is there, so that it cannot bring the session back.
  await page.waitForLoadState('networkidle');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Verbindlich anmelden' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Ihre Anmeldung ist abgelaufen.');
  const signInAs = async (address: string, password: string) => {
    const opened = context.waitForEvent('page');
    await dialog.getByRole('button', { name: 'Anmelden und weiter' }).click();
    const login = await opened;
    const closed = login.waitForEvent('close');
    await signInAt(login, address, password);
    await closed;
  };
  await signInAs(demoReader.email, demoReader.password);
  await expect(dialog).toContainText(`Angemeldet ist gerade ${demoReader.email}.`);
  await signInAs(email, readerPassword);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sie sind angemeldet');
});
