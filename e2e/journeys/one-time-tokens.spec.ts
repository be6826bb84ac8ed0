import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { waitForHydration } from '../support/demo-reader.ts';
import { requestOneTimeToken } from '../support/request-one-time-token.ts';
import { registerReader } from '../support/register-reader.ts';
import {
  expectAnonymous,
  expectLoginPage,
  abortRequest,
  expectHeading,
  runInEachTab,
  selectFaults,
  openTabs,
  readSessionCookie,
  sessionModes,
} from '../support/session-mode.ts';
import type { SessionFault, SessionMode } from '../support/session-mode.ts';

/**
 * Tests the one-time tokens of the app (specification section 4): in a browser, in the app and in
 * two tabs.
 */

const SESSION_PATH = '/api/_auth/session';

const exchangeFaults: readonly SessionFault[] = [
  ['on the server', (route) => route.continue()],
  ['without a response', abortRequest],
];

for (const mode of sessionModes)
  test.describe(mode.name, mode.details, () => testOneTimeTokens(mode));

function testOneTimeTokens(mode: SessionMode): void {
  test('a one-time token is exchanged, removed from the URL and passed on', async ({
    context,
    request,
  }) => {
    const sentTokens: string[] = [];
    context.on('request', (sentRequest) => {
      const token = sentRequest.headers()['x-third-party-token'];
      if (token) sentTokens.push(`${token} ${new URL(sentRequest.url()).pathname}`);
    });
    const tokens = new Map<Page, string>();
    for (let count = 0; count < mode.tabCount; count += 1) {
      const token = await requestOneTimeToken(request, '/mein-account');
      const [tab] = await openTabs(
        { ...mode, tabCount: 1 },
        context,
        `/mein-account?token=${token}`,
      );
      tokens.set(tab, token);
    }
    await runInEachTab([...tokens.keys()], async (tab) => {
      await expectHeading(tab, 'Mein Account');
      await expect(tab).toHaveURL(mode.isApp ? /mein-account\?is_app=true$/ : /mein-account$/);
      await tab.getByRole('link', { name: 'Profil', exact: true }).click();
      await expectHeading(tab, 'Profil');
      expect(sentTokens).toContain(`${tokens.get(tab)} /_data`);
    });
    expect(await readSessionCookie(context)).toBeUndefined();
    const [tab, tabToken = ''] = [...tokens][0]!;
    await tab.getByRole('button', { name: 'Abmelden' }).click();
    await expectAnonymous(tab);
    const headers = { 'x-third-party-token': tabToken };
    expect(await (await request.get(SESSION_PATH, { headers })).json()).toEqual({});
  });

  test('a second one-time token is ignored', { tag: '@soak' }, async ({ context, request }) => {
    const exchangeBodies: string[] = [];
    const sentTokens: string[] = [];
    context.on('request', (sentRequest) => {
      const { pathname } = new URL(sentRequest.url());
      if (pathname === '/api/auth/consume-third-party')
        exchangeBodies.push(sentRequest.postData() ?? '');
      else sentTokens.push(sentRequest.headers()['x-third-party-token'] ?? '');
    });
    for (let count = 0; count < mode.tabCount; count += 1) {
      const [firstToken, secondToken] = [
        await requestOneTimeToken(request, '/mein-account'),
        await requestOneTimeToken(request, '/mein-account/profil'),
      ];
      const [tab] = await openTabs(
        { ...mode, tabCount: 1 },
        context,
        `/mein-account?token=${firstToken}`,
      );
      await expectHeading(tab, 'Mein Account');
      await waitForHydration(tab);
      // Adds a link to the open page, as if the app had opened the link in this page.
      await tab.evaluate(
        (path) =>
          document.querySelector('main')!.append(
            Object.assign(document.createElement('a'), {
              href: path,
              textContent: 'Aus der App',
            }),
          ),
        `/mein-account/profil?token=${secondToken}`,
      );
      await tab.getByRole('link', { name: 'Aus der App' }).click();
      await expectHeading(tab, 'Profil');
      await tab.getByRole('link', { name: 'Newsletter', exact: true }).first().click();
      await expectHeading(tab, 'Newsletter');
      expect(exchangeBodies.join()).toContain(firstToken);
      expect(exchangeBodies.join()).not.toContain(secondToken);
      expect(sentTokens).toContain(firstToken);
      expect(sentTokens).not.toContain(secondToken);
      // The page has ignored the second token, so the token can still be exchanged.
      const exchangeResponse = await request.post('/api/auth/consume-third-party', {
        data: { token: secondToken, path: '/mein-account/profil' },
        headers: { origin: new URL(tab.url()).origin },
      });
      expect(await exchangeResponse.json()).toMatchObject({ success: true });
    }
  });

  for (const [description, handleExchange] of selectFaults(mode, exchangeFaults)) {
    test(`a one-time token is dropped when its exchange fails ${description}`, async ({
      context,
    }) => {
      await context.route('**/api/auth/consume-third-party', handleExchange);
      const tabs = await openTabs(mode, context, `/mein-account?token=${'x'.repeat(43)}`);
      await runInEachTab(tabs, async (tab) => {
        await expect(tab).toHaveURL(/\/anmelden\?ziel=[^&]*mein-account/);
        expect(tab.url()).not.toContain('token');
        await waitForHydration(tab);
        const dataRequest = tab.waitForRequest(
          (sentRequest) => new URL(sentRequest.url()).pathname === '/_data',
        );
        await tab.getByRole('link', { name: 'Passwort vergessen?' }).click();
        expect((await dataRequest).headers()['x-third-party-token']).toBeUndefined();
      });
    });
  }
}

test('a one-time token opened twice becomes invalid for both', async ({ context, request }) => {
  const token = await requestOneTimeToken(request, '/mein-account');
  const firstPage = await context.newPage();
  await firstPage.goto(`/mein-account?token=${token}`);
  await expectHeading(firstPage, 'Mein Account');
  const secondPage = await context.newPage();
  await secondPage.goto(`/mein-account?token=${token}`);
  await expectLoginPage(secondPage);
  await firstPage.getByRole('link', { name: 'Profil', exact: true }).click();
  await expectLoginPage(firstPage);
});

test(
  'the page asks before a one-time token replaces another signed-in account',
  { tag: '@soak' },
  async ({ page, context, request, baseURL }) => {
    const email = await registerReader(context, request, baseURL ?? '');
    const path = '/mein-account/profil';
    const token = await requestOneTimeToken(request, path);
    const accountDialog = page.getByRole('dialog', { name: 'Mit einem anderen Konto weiter?' });
    await page.goto(`${path}?token=${token}`);
    await expect(accountDialog).toContainText(email);
    await accountDialog.getByRole('button', { name: 'Angemeldet bleiben' }).click();
    await expect(accountDialog).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    // The user has kept the current account. So the page has not exchanged the token, which is still
    // valid.
    await page.goto(`${path}?token=${token}`);
    await expect(accountDialog).toBeVisible();
    const dataRequest = page.waitForRequest(
      (outgoingRequest) => new URL(outgoingRequest.url()).pathname === '/_data',
    );
    await accountDialog.getByRole('button', { name: 'Konto wechseln' }).click();
    expect((await dataRequest).headers()['x-third-party-token']).toBe(token);
    await expectHeading(page, 'Profil');
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  },
);
