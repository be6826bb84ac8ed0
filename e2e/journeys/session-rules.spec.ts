import { expect, test } from '@playwright/test';
import type { Route } from '@playwright/test';
import { demoReader, hydrated, logIn, signInAt } from '../support/demo-reader.ts';
import { newReader, readerPassword } from '../support/new-reader.ts';
import {
  anonymous,
  expectLoginPage,
  countRequests,
  fail,
  hangUp,
  heading,
  inEachTab,
  failuresFor,
  openTabs,
  sessionCookie,
  sessionModes,
  signedIn,
  allHydrated,
} from '../support/session-mode.ts';
import type { Failure, SessionMode } from '../support/session-mode.ts';

/**
 * The rules of specification section 4, each in a browser, in the app and in two tabs. One-time
 * tokens have a separate test file.
 */

const SESSION = '/api/_auth/session';
const REFRESH = '/api/user/refresh-token';
/** A public page that keeps the header in the app. */
const PUBLIC = '/impressum';

const only = (method: string, answer: (route: Route) => Promise<void>) => (route: Route) =>
  route.request().method() === method ? answer(route) : route.fallback();

const failedReads: readonly Failure[] = [
  ['without a response', hangUp],
  ['with 500', fail(500)],
  ['with an invalid body', (route) => route.fulfill({ body: '<p>kein JSON' })],
];
const failedRefreshes: readonly Failure[] = [
  ['without a response', hangUp],
  ['with 503', fail(503)],
];
for (const mode of sessionModes) {
  test.describe(mode.name, () => testSessionStart(mode));
  test.describe(mode.name, () => testSessionFailure(mode));
  test.describe(mode.name, () => testSessionEnd(mode));
}

function testSessionStart(mode: SessionMode): void {
  test('the user is unknown until the session has been read', async ({ context, baseURL }) => {
    await logIn(context, baseURL!);
    const held: Route[] = [];
    await context.route(`**${SESSION}`, (route) => void held.push(route));
    const tabs = await openTabs(mode, context, '/mein-account');
    await allHydrated(tabs);
    await expect.poll(() => held.length).toBe(mode.tabs);
    await inEachTab(tabs, (tab) => heading(tab, 'Mein Account'));
    await Promise.all(held.map((route) => route.fulfill({ json: {} })));
    await inEachTab(tabs, expectLoginPage);
  });

  test('without a session the visitor is anonymous and nothing is refreshed', async ({
    context,
  }) => {
    const reads = countRequests(context, SESSION);
    const refreshes = countRequests(context, REFRESH);
    const tabs = await openTabs(mode, context, PUBLIC);
    await allHydrated(tabs);
    await expect.poll(() => reads.length).toBe(mode.tabs);
    await inEachTab(tabs, anonymous);
    expect(refreshes).toEqual([]);
  });

  test('with a session the user is signed in and the token is refreshed', async ({
    context,
    baseURL,
  }) => {
    await logIn(context, baseURL!);
    const before = await sessionCookie(context);
    const refreshes = countRequests(context, REFRESH);
    const tabs = await openTabs(mode, context, PUBLIC);
    await inEachTab(tabs, signedIn);
    await expect.poll(() => refreshes.length).toBe(mode.tabs);
    await expect.poll(() => sessionCookie(context)).not.toBe(before);
    await Promise.all(tabs.map((tab) => tab.reload()));
    await inEachTab(tabs, signedIn);
  });
}

function testSessionFailure(mode: SessionMode): void {
  for (const [how, answer] of failuresFor(mode, failedReads)) {
    test(`the user counts as signed out when reading the session fails ${how}`, async ({
      context,
      baseURL,
    }) => {
      await logIn(context, baseURL!);
      const reads = countRequests(context, SESSION);
      const refreshes = countRequests(context, REFRESH);
      await context.route(`**${SESSION}`, answer);
      const tabs = await openTabs(mode, context, '/mein-account');
      await inEachTab(tabs, expectLoginPage);
      expect(reads).toEqual(tabs.map(() => 'GET'));
      expect(refreshes).toEqual([]);
    });
  }

  test('a rejected refresh ends the session and leads to the login', async ({
    context,
    baseURL,
  }) => {
    await logIn(context, baseURL!);
    await context.route(`**${REFRESH}`, (route) => route.fulfill({ json: { success: false } }));
    const tabs = await openTabs(mode, context, PUBLIC);
    // The second tab may only detect the end of the session and stay on its page.
    await expect.poll(() => tabs.some((tab) => tab.url().includes('/anmelden'))).toBe(true);
    await expect.poll(() => sessionCookie(context)).toBeUndefined();
    await inEachTab(tabs, anonymous);
  });

  for (const [how, answer] of failuresFor(mode, failedRefreshes)) {
    test(`a refresh that fails ${how} keeps the cookie and the next request recovers`, async ({
      context,
      baseURL,
    }) => {
      await logIn(context, baseURL!);
      await context.route(`**${REFRESH}`, answer);
      const tabs = await openTabs(mode, context, PUBLIC);
      await inEachTab(tabs, expectLoginPage);
      expect(await sessionCookie(context)).toBeDefined();
      await context.unroute(`**${REFRESH}`);
      await Promise.all(tabs.map((tab) => tab.goto(PUBLIC)));
      await inEachTab(tabs, signedIn);
    });
  }
}

function testSessionEnd(mode: SessionMode): void {
  test('signing in applies to all tabs; signing out ends the session in all', async ({
    context,
  }) => {
    const tabs = await openTabs(mode, context, '/anmelden?ziel=%2Fmein-account%2Fnewsletter');
    await allHydrated(tabs);
    const [first, ...others] = tabs;
    await first.getByLabel('E-Mail-Adresse').fill(demoReader.email);
    await first.getByLabel('Passwort', { exact: true }).fill(demoReader.password);
    await first.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await heading(first, 'Newsletter');
    await inEachTab(others, signedIn);
    await Promise.all(others.map((tab) => tab.goto('/mein-account/profil')));
    await allHydrated(others);
    await first.getByRole('button', { name: 'Abmelden' }).click();
    await expect(first).toHaveURL(mode.app ? /\/\?is_app=true$/ : /\/$/);
    await inEachTab(others, expectLoginPage);
    expect(await sessionCookie(context)).toBeUndefined();
    await first.goBack();
    await expectLoginPage(first);
  });

  test('the session ends on the page even when signing out gets no response', async ({
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

  test('input continues in place after the session ended and the user signed in again', async ({
    context,
    request,
    baseURL,
  }) => {
    const email = await newReader(context, request, baseURL!);
    const before = await sessionCookie(context);
    const [first, ...others] = await openTabs(mode, context, '/mein-account/profil');
    await allHydrated([first, ...others]);
    // A cookie still in transit would restore the session.
    await expect.poll(() => sessionCookie(context)).not.toBe(before);
    // When another tab signs out, the page asks before discarding input.
    first.on('dialog', (question) => void question.dismiss());
    await first.getByLabel('Ort').fill('Elsfleth');
    const [other] = others;
    if (other) await other.getByRole('button', { name: 'Abmelden' }).click();
    else await context.clearCookies();
    await expect.poll(() => sessionCookie(context)).toBeUndefined();
    await first.getByRole('button', { name: 'Profil speichern' }).click();
    const dialog = first.getByRole('dialog');
    await expect(dialog).toContainText('Ihre Anmeldung ist abgelaufen.');
    // The app has no windows: login happens in the same view, and the input is restored.
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

test('two tabs refresh at the same time, also without the Web Locks API', async ({
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
  await inEachTab(tabs, signedIn);
});

test('forms of other areas continue after sign-in, but only for the same person', async ({
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
  // Waits for the refreshed cookie, so that it cannot restore the session.
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
