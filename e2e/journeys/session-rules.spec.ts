import { expect, test } from '@playwright/test';
import type { Route } from '@playwright/test';
import { demoReader, waitForHydration, logIn, signInOnPage } from '../support/demo-reader.ts';
import { registerReader, readerPassword } from '../support/register-reader.ts';
import {
  expectAnonymous,
  expectLoginPage,
  recordRequestMethods,
  respondWithStatus,
  abortRequest,
  expectHeading,
  runInEachTab,
  selectFaults,
  openTabs,
  readSessionCookie,
  sessionModes,
  expectSignedIn,
  waitForHydrationInAll,
} from '../support/session-mode.ts';
import type { SessionFault, SessionMode } from '../support/session-mode.ts';

/**
 * Tests the session rules of specification section 4, each in a browser, in the app and in two
 * tabs. One-time tokens have a separate test file.
 */

const SESSION_PATH = '/api/_auth/session';
const REFRESH_PATH = '/api/user/refresh-token';
/** A public page that shows the header even in the app. */
const PUBLIC_PAGE = '/impressum';

const handleMethod = (method: string, answer: (route: Route) => Promise<void>) => (route: Route) =>
  route.request().method() === method ? answer(route) : route.fallback();

const readFaults: readonly SessionFault[] = [
  ['without a response', abortRequest],
  ['with 500', respondWithStatus(500)],
  ['with an invalid body', (route) => route.fulfill({ body: '<p>kein JSON' })],
];
const refreshFaults: readonly SessionFault[] = [
  ['without a response', abortRequest],
  ['with 503', respondWithStatus(503)],
];
for (const mode of sessionModes) {
  test.describe(mode.name, () => testSessionStart(mode));
  test.describe(mode.name, () => testSessionFailure(mode));
  test.describe(mode.name, () => testSessionEnd(mode));
}

function testSessionStart(mode: SessionMode): void {
  test('the user is unknown until the session has been read', async ({ context, baseURL }) => {
    await logIn(context, baseURL!);
    const heldRoutes: Route[] = [];
    await context.route(`**${SESSION_PATH}`, (route) => void heldRoutes.push(route));
    const tabs = await openTabs(mode, context, '/mein-account');
    await waitForHydrationInAll(tabs);
    await expect.poll(() => heldRoutes.length).toBe(mode.tabs);
    await runInEachTab(tabs, (tab) => expectHeading(tab, 'Mein Account'));
    await Promise.all(heldRoutes.map((route) => route.fulfill({ json: {} })));
    await runInEachTab(tabs, expectLoginPage);
  });

  test('without a session the visitor is anonymous and nothing is refreshed', async ({
    context,
  }) => {
    const reads = recordRequestMethods(context, SESSION_PATH);
    const refreshes = recordRequestMethods(context, REFRESH_PATH);
    const tabs = await openTabs(mode, context, PUBLIC_PAGE);
    await waitForHydrationInAll(tabs);
    await expect.poll(() => reads.length).toBe(mode.tabs);
    await runInEachTab(tabs, expectAnonymous);
    expect(refreshes).toEqual([]);
  });

  test('with a session the user is signed in and the token is refreshed', async ({
    context,
    baseURL,
  }) => {
    await logIn(context, baseURL!);
    const before = await readSessionCookie(context);
    const refreshes = recordRequestMethods(context, REFRESH_PATH);
    const tabs = await openTabs(mode, context, PUBLIC_PAGE);
    await runInEachTab(tabs, expectSignedIn);
    await expect.poll(() => refreshes.length).toBe(mode.tabs);
    await expect.poll(() => readSessionCookie(context)).not.toBe(before);
    await Promise.all(tabs.map((tab) => tab.reload()));
    await runInEachTab(tabs, expectSignedIn);
  });
}

function testSessionFailure(mode: SessionMode): void {
  for (const [failure, answer] of selectFaults(mode, readFaults)) {
    test(`the user counts as signed out when reading the session fails ${failure}`, async ({
      context,
      baseURL,
    }) => {
      await logIn(context, baseURL!);
      const reads = recordRequestMethods(context, SESSION_PATH);
      const refreshes = recordRequestMethods(context, REFRESH_PATH);
      await context.route(`**${SESSION_PATH}`, answer);
      const tabs = await openTabs(mode, context, '/mein-account');
      await runInEachTab(tabs, expectLoginPage);
      expect(reads).toEqual(tabs.map(() => 'GET'));
      expect(refreshes).toEqual([]);
    });
  }

  test('a rejected refresh ends the session and leads to the login', async ({
    context,
    baseURL,
  }) => {
    await logIn(context, baseURL!);
    await context.route(`**${REFRESH_PATH}`, (route) =>
      route.fulfill({ json: { success: false } }),
    );
    const tabs = await openTabs(mode, context, PUBLIC_PAGE);
    // Only one tab must open the login page. The other tab may only detect the end of the session
    // and stay on its page.
    await expect.poll(() => tabs.some((tab) => tab.url().includes('/anmelden'))).toBe(true);
    await expect.poll(() => readSessionCookie(context)).toBeUndefined();
    await runInEachTab(tabs, expectAnonymous);
  });

  for (const [failure, answer] of selectFaults(mode, refreshFaults)) {
    test(`a refresh that fails ${failure} keeps the cookie and the next request recovers`, async ({
      context,
      baseURL,
    }) => {
      await logIn(context, baseURL!);
      await context.route(`**${REFRESH_PATH}`, answer);
      const tabs = await openTabs(mode, context, PUBLIC_PAGE);
      await runInEachTab(tabs, expectLoginPage);
      expect(await readSessionCookie(context)).toBeDefined();
      await context.unroute(`**${REFRESH_PATH}`);
      await Promise.all(tabs.map((tab) => tab.goto(PUBLIC_PAGE)));
      await runInEachTab(tabs, expectSignedIn);
    });
  }
}

function testSessionEnd(mode: SessionMode): void {
  test('signing in applies to all tabs; signing out ends the session in all', async ({
    context,
  }) => {
    const tabs = await openTabs(mode, context, '/anmelden?ziel=%2Fmein-account%2Fnewsletter');
    await waitForHydrationInAll(tabs);
    const [first, ...others] = tabs;
    await first.getByLabel('E-Mail-Adresse').fill(demoReader.email);
    await first.getByLabel('Passwort', { exact: true }).fill(demoReader.password);
    await first.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expectHeading(first, 'Newsletter');
    await runInEachTab(others, expectSignedIn);
    await Promise.all(others.map((tab) => tab.goto('/mein-account/profil')));
    await waitForHydrationInAll(others);
    await first.getByRole('button', { name: 'Abmelden' }).click();
    await expect(first).toHaveURL(mode.app ? /\/\?is_app=true$/ : /\/$/);
    await runInEachTab(others, expectLoginPage);
    expect(await readSessionCookie(context)).toBeUndefined();
    await first.goBack();
    await expectLoginPage(first);
  });

  test('the session ends on the page even when signing out gets no response', async ({
    context,
    baseURL,
  }) => {
    await logIn(context, baseURL!);
    await context.route(
      `**${SESSION_PATH}`,
      handleMethod('DELETE', (route) => route.abort()),
    );
    const [first] = await openTabs(mode, context, '/mein-account');
    await waitForHydration(first);
    await first.getByRole('button', { name: 'Abmelden' }).click();
    await expect(first.getByText('Der Server hat nicht geantwortet.')).toBeVisible();
    await expectAnonymous(first);
  });

  test('input continues in place after the session ended and the user signed in again', async ({
    context,
    request,
    baseURL,
  }) => {
    const email = await registerReader(context, request, baseURL!);
    const before = await readSessionCookie(context);
    const [first, ...others] = await openTabs(mode, context, '/mein-account/profil');
    await waitForHydrationInAll([first, ...others]);
    // Waits for the refreshed session cookie: if the cookie arrived after the end of the session,
    // it would restore the session.
    await expect.poll(() => readSessionCookie(context)).not.toBe(before);
    // When another tab signs out, the page asks before discarding input.
    first.on('dialog', (question) => void question.dismiss());
    await first.getByLabel('Ort').fill('Elsfleth');
    const [other] = others;
    if (other) await other.getByRole('button', { name: 'Abmelden' }).click();
    else await context.clearCookies();
    await expect.poll(() => readSessionCookie(context)).toBeUndefined();
    await first.getByRole('button', { name: 'Profil speichern' }).click();
    const dialog = first.getByRole('dialog');
    await expect(dialog).toContainText('Ihre Anmeldung ist abgelaufen.');
    // The app has no windows: login happens in the same page, and the input is restored afterwards.
    const login = mode.app ? first : context.waitForEvent('page');
    await dialog.getByRole('button', { name: 'Anmelden und weiter' }).click();
    await signInOnPage(await login, email, readerPassword);
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
  await context.route(`**${REFRESH_PATH}`, async (route) => {
    waiting += 1;
    if (waiting === 2) together.resolve();
    await together.promise;
    await route.continue();
  });
  const answers: Promise<unknown>[] = [];
  context.on('response', (answer) => {
    if (answer.url().endsWith(REFRESH_PATH)) answers.push(answer.json());
  });
  const tabs = await openTabs({ name: '', app: false, tabs: 2 }, context, PUBLIC_PAGE);
  await expect.poll(() => answers.length).toBe(2);
  expect(await Promise.all(answers)).toEqual([{ success: true }, { success: true }]);
  await Promise.all(tabs.map((tab) => tab.reload()));
  await runInEachTab(tabs, expectSignedIn);
});

test('forms of other areas continue after sign-in, but only for the same person', async ({
  context,
  request,
  baseURL,
}) => {
  const email = await registerReader(context, request, baseURL!);
  const page = await context.newPage();
  await page.goto('/veranstaltungen/hofnachfolge-online-kempten-16/anmelden');
  await waitForHydration(page);
  await expectSignedIn(page);
  await page.getByLabel('Vorname').fill('Hanna');
  await page.getByLabel('Nachname').fill('Ohlsen');
  const boxes = page.getByRole('checkbox', { name: /einverstanden/ });
  await boxes.check();
  // Waits for the refreshed session cookie: if the cookie arrived after the cookies are cleared, it
  // would restore the session.
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
    await signInOnPage(login, address, password);
    await closed;
  };
  await signInAs(demoReader.email, demoReader.password);
  await expect(dialog).toContainText(`Angemeldet ist gerade ${demoReader.email}.`);
  await signInAs(email, readerPassword);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sie sind angemeldet');
});
