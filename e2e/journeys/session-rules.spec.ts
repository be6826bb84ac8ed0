import { expect, test } from '@playwright/test';
import type { Route } from '@playwright/test';
import { getCaseDetails, TRIES_ALL_CASES } from '../support/all-cases.ts';
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
  waitForHydrationInAllTabs,
} from '../support/session-mode.ts';
import type { SessionFault, SessionMode } from '../support/session-mode.ts';

/**
 * Tests the session rules of specification section 4: each rule in a browser, in the app and in two
 * tabs. Another file tests the one-time tokens.
 */

const SESSION_PATH = '/api/_auth/session';
const REFRESH_PATH = '/api/user/refresh-token';
/** Path of a public page that shows the header even in the app. */
const PUBLIC_PAGE = '/impressum';

const createMethodHandler =
  (method: string, handleRoute: (route: Route) => Promise<void>) => (route: Route) =>
    route.request().method() === method ? handleRoute(route) : route.fallback();

const sessionReadFaults: readonly SessionFault[] = [
  ['without a response', abortRequest],
  ['with 500', respondWithStatus(500)],
  ['with an invalid body', (route) => route.fulfill({ body: '<p>kein JSON' })],
];
const sessionRefreshFaults: readonly SessionFault[] = [
  ['without a response', abortRequest],
  ['with 503', respondWithStatus(503)],
];
for (const mode of sessionModes) {
  // Each tab starts alone, so that two tabs repeat what one tab shows.
  if (mode.tabCount === 1 || TRIES_ALL_CASES)
    test.describe(mode.name, mode.details, () => testSessionStart(mode));
  test.describe(mode.name, mode.details, () => testSessionFailure(mode));
  test.describe(mode.name, mode.details, () => testSessionEnd(mode));
}

function testSessionStart(mode: SessionMode): void {
  test('the user is unknown until the session has been read', async ({ context, baseURL }) => {
    await logIn(context, baseURL!);
    const pausedRoutes: Route[] = [];
    await context.route(`**${SESSION_PATH}`, (route) => void pausedRoutes.push(route));
    const tabs = await openTabs(mode, context, '/mein-account');
    await waitForHydrationInAllTabs(tabs);
    await expect.poll(() => pausedRoutes.length).toBe(mode.tabCount);
    await runInEachTab(tabs, (tab) => expectHeading(tab, 'Mein Account'));
    await Promise.all(pausedRoutes.map((route) => route.fulfill({ json: {} })));
    await runInEachTab(tabs, expectLoginPage);
  });

  test('without a session the visitor is anonymous and nothing is refreshed', async ({
    context,
  }) => {
    const sessionRequestMethods = recordRequestMethods(context, SESSION_PATH);
    const refreshRequestMethods = recordRequestMethods(context, REFRESH_PATH);
    const tabs = await openTabs(mode, context, PUBLIC_PAGE);
    await waitForHydrationInAllTabs(tabs);
    await expect.poll(() => sessionRequestMethods.length).toBe(mode.tabCount);
    await runInEachTab(tabs, expectAnonymous);
    expect(refreshRequestMethods).toEqual([]);
  });

  test('with a session the user is signed in and a refresh is requested', async ({
    context,
    baseURL,
  }) => {
    await logIn(context, baseURL!);
    const cookieBefore = await readSessionCookie(context);
    const refreshRequestMethods = recordRequestMethods(context, REFRESH_PATH);
    const tabs = await openTabs(mode, context, PUBLIC_PAGE);
    await runInEachTab(tabs, expectSignedIn);
    await expect.poll(() => refreshRequestMethods.length).toBe(mode.tabCount);
    // The refresh does not replace the cookie, because the api issues a new token only once a day.
    expect(await readSessionCookie(context)).toBe(cookieBefore);
    await Promise.all(tabs.map((tab) => tab.reload()));
    await runInEachTab(tabs, expectSignedIn);
  });
}

function testSessionFailure(mode: SessionMode): void {
  for (const [index, fault] of selectFaults(mode, sessionReadFaults).entries()) {
    const [description, handleRoute] = fault;
    test(
      `the user counts as signed out when reading the session fails ${description}`,
      getCaseDetails(index),
      async ({ context, baseURL }) => {
        await logIn(context, baseURL!);
        const sessionRequestMethods = recordRequestMethods(context, SESSION_PATH);
        const refreshRequestMethods = recordRequestMethods(context, REFRESH_PATH);
        await context.route(`**${SESSION_PATH}`, handleRoute);
        const tabs = await openTabs(mode, context, '/mein-account');
        await runInEachTab(tabs, expectLoginPage);
        expect(sessionRequestMethods).toEqual(tabs.map(() => 'GET'));
        expect(refreshRequestMethods).toEqual([]);
      },
    );
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
    // Only one tab must open the login page. The other tab may stay on its page and only show that
    // the session has ended.
    await expect.poll(() => tabs.some((tab) => tab.url().includes('/anmelden'))).toBe(true);
    await expect.poll(() => readSessionCookie(context)).toBeUndefined();
    await runInEachTab(tabs, expectAnonymous);
  });

  for (const [index, fault] of selectFaults(mode, sessionRefreshFaults).entries()) {
    const [description, handleRoute] = fault;
    test(
      `a refresh that fails ${description} keeps the cookie and the next request recovers`,
      getCaseDetails(index),
      async ({ context, baseURL }) => {
        await logIn(context, baseURL!);
        await context.route(`**${REFRESH_PATH}`, handleRoute);
        const tabs = await openTabs(mode, context, PUBLIC_PAGE);
        await runInEachTab(tabs, expectLoginPage);
        expect(await readSessionCookie(context)).toBeDefined();
        await context.unroute(`**${REFRESH_PATH}`);
        await Promise.all(tabs.map((tab) => tab.goto(PUBLIC_PAGE)));
        await runInEachTab(tabs, expectSignedIn);
      },
    );
  }
}

function testSessionEnd(mode: SessionMode): void {
  test('signing in applies to all tabs; signing out ends the session in all', async ({
    context,
  }) => {
    const tabs = await openTabs(mode, context, '/anmelden?ziel=%2Fmein-account%2Fnewsletter');
    await waitForHydrationInAllTabs(tabs);
    const [firstTab, ...otherTabs] = tabs;
    await firstTab.getByLabel('E-Mail-Adresse').fill(demoReader.email);
    await firstTab.getByLabel('Passwort', { exact: true }).fill(demoReader.password);
    await firstTab.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expectHeading(firstTab, 'Newsletter');
    await runInEachTab(otherTabs, expectSignedIn);
    await Promise.all(otherTabs.map((tab) => tab.goto('/mein-account/profil')));
    await waitForHydrationInAllTabs(otherTabs);
    await firstTab.getByRole('button', { name: 'Abmelden' }).click();
    await expect(firstTab).toHaveURL(mode.isApp ? /\/\?is_app=true$/ : /\/$/);
    await runInEachTab(otherTabs, expectLoginPage);
    expect(await readSessionCookie(context)).toBeUndefined();
    await firstTab.goBack();
    await expectLoginPage(firstTab);
  });

  // Only one tab takes part, so that the mode with two tabs would repeat the first.
  if (mode.tabCount === 1)
    test('the session ends on the page even when signing out gets no response', async ({
      context,
      baseURL,
    }) => {
      await logIn(context, baseURL!);
      await context.route(
        `**${SESSION_PATH}`,
        createMethodHandler('DELETE', (route) => route.abort()),
      );
      const [firstTab] = await openTabs(mode, context, '/mein-account');
      await waitForHydration(firstTab);
      await firstTab.getByRole('button', { name: 'Abmelden' }).click();
      await expect(firstTab.getByText('Der Server hat nicht geantwortet.')).toBeVisible();
      await expectAnonymous(firstTab);
    });

  test('input continues in place after the session ended and the user signed in again', async ({
    context,
    request,
    baseURL,
  }) => {
    const email = await registerReader(context, request, baseURL!);
    // Waits until each tab has refreshed its session. A later refresh would restore the session
    // cookie after the session has ended.
    let answeredRefreshCount = 0;
    context.on('response', (response) => {
      if (response.url().includes(REFRESH_PATH)) answeredRefreshCount += 1;
    });
    const [firstTab, ...otherTabs] = await openTabs(mode, context, '/mein-account/profil');
    await waitForHydrationInAllTabs([firstTab, ...otherTabs]);
    await expect.poll(() => answeredRefreshCount).toBe(mode.tabCount);
    // Another tab signs out. The first tab then asks before it discards input; the test declines,
    // so the input stays.
    firstTab.on('dialog', (confirmDialog) => void confirmDialog.dismiss());
    await firstTab.getByLabel('Ort').fill('Elsfleth');
    const [otherTab] = otherTabs;
    if (otherTab) await otherTab.getByRole('button', { name: 'Abmelden' }).click();
    else await context.clearCookies();
    await expect.poll(() => readSessionCookie(context)).toBeUndefined();
    await firstTab.getByRole('button', { name: 'Profil speichern' }).click();
    const dialog = firstTab.getByRole('dialog');
    await expect(dialog).toContainText('Ihre Anmeldung ist abgelaufen.');
    // The app has no second window. The login opens in the same page, which restores the input
    // afterwards.
    const loginPage = mode.isApp ? firstTab : context.waitForEvent('page');
    await dialog.getByRole('button', { name: 'Anmelden und weiter' }).click();
    await signInOnPage(await loginPage, email, readerPassword);
    if (mode.isApp) {
      await expect(firstTab.getByLabel(/^Ort/)).toHaveValue('Elsfleth');
      await firstTab.getByRole('button', { name: 'Profil speichern' }).click();
    }
    await expect(firstTab.getByText('Ihr Profil ist gespeichert.')).toBeVisible();
    await expect(firstTab.getByLabel('Ort')).toHaveValue('Elsfleth');
  });
}

test(
  'two tabs refresh at the same time, also without the Web Locks API',
  { tag: '@soak' },
  async ({ context, baseURL }) => {
    await logIn(context, baseURL!);
    await context.addInitScript(() => {
      delete (Navigator.prototype as { locks?: unknown }).locks;
    });
    const bothRefreshesPending = Promise.withResolvers<void>();
    let pendingRefreshCount = 0;
    await context.route(`**${REFRESH_PATH}`, async (route) => {
      pendingRefreshCount += 1;
      if (pendingRefreshCount === 2) bothRefreshesPending.resolve();
      await bothRefreshesPending.promise;
      await route.continue();
    });
    const refreshResults: Promise<unknown>[] = [];
    context.on('response', (response) => {
      if (response.url().endsWith(REFRESH_PATH)) refreshResults.push(response.json());
    });
    const tabs = await openTabs({ isApp: false, tabCount: 2 }, context, PUBLIC_PAGE);
    await expect.poll(() => refreshResults.length).toBe(2);
    expect(await Promise.all(refreshResults)).toEqual([{ success: true }, { success: true }]);
    await Promise.all(tabs.map((tab) => tab.reload()));
    await runInEachTab(tabs, expectSignedIn);
  },
);

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
  const consentCheckbox = page.getByRole('checkbox', { name: /einverstanden/ });
  await consentCheckbox.check();
  // Waits for the refreshed session cookie. If it arrived after `clearCookies`, it would restore
  // the session.
  await page.waitForLoadState('networkidle');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Verbindlich anmelden' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Ihre Anmeldung ist abgelaufen.');
  const signInAs = async (address: string, password: string) => {
    const popupEvent = context.waitForEvent('page');
    await dialog.getByRole('button', { name: 'Anmelden und weiter' }).click();
    const loginPage = await popupEvent;
    const closeEvent = loginPage.waitForEvent('close');
    await signInOnPage(loginPage, address, password);
    await closeEvent;
  };
  await signInAs(demoReader.email, demoReader.password);
  await expect(dialog).toContainText(`Angemeldet ist gerade ${demoReader.email}.`);
  await signInAs(email, readerPassword);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sie sind angemeldet');
});
