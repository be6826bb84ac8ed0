import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { waitForHydration } from '../support/demo-reader.ts';
import { enableAuthenticatorCodes } from '../support/enable-authenticator-codes.ts';
import { IdentityProvider, signInAtProvider } from '../support/identity-provider.ts';

/** Tests the sign-in with a real OpenID Connect provider, which runs in a separate process. */

const LOGIN_PATH = '/anmelden?ziel=%2Fmein-account%2Fnewsletter';
const BUTTON_NAME = 'Mit Hofkonto anmelden';

const provider = new IdentityProvider();
// All tests use the same provider, so they run one after another.
test.describe.configure({ mode: 'default' });
test.beforeAll(({ baseURL }) => provider.start(baseURL!));
test.afterAll(() => provider.stop());

const createUserName = () => `leser-${process.pid}-${Date.now()}`;
const clickProviderButton = (page: Page) => page.getByRole('link', { name: BUTTON_NAME }).click();

async function openLogin(page: Page, loginPath = LOGIN_PATH): Promise<void> {
  await page.goto(loginPath);
  await waitForHydration(page);
}

async function expectNewsletterPage(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/mein-account\/newsletter(\?is_app=true)?$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Newsletter');
}

/** Starts the sign-in with the provider. @returns the popup window with the provider's page */
async function openProviderPopup(page: Page): Promise<Page> {
  const popupEvent = page.waitForEvent('popup');
  await clickProviderButton(page);
  return popupEvent;
}

test('signs in in a 960x600 popup that closes itself; the page behind it continues', async ({
  page,
}) => {
  await openLogin(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const popup = await openProviderPopup(page);
  await popup.waitForLoadState();
  expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([960, 600]);
  const popupCloseEvent = popup.waitForEvent('close');
  await signInAtProvider(popup, createUserName());
  await popupCloseEvent;
  await expectNewsletterPage(page);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Mein Account' })).toBeVisible();
});

test(
  'signs in on the full page when the browser opens no popup',
  { tag: '@soak' },
  async ({ page }) => {
    await page.addInitScript(() => void (window.open = () => null));
    await openLogin(page);
    await clickProviderButton(page);
    await signInAtProvider(page, createUserName());
    await expectNewsletterPage(page);
  },
);

test(
  'signs in in the app without a popup and keeps app mode',
  { tag: '@soak' },
  async ({ page }) => {
    await page.goto('/mein-account/newsletter?is_app=true');
    await expect(page).toHaveURL(/\/anmelden\?/);
    await waitForHydration(page);
    await clickProviderButton(page);
    await signInAtProvider(page, createUserName());
    await expectNewsletterPage(page);
    expect(page.url()).toContain('is_app=true');
  },
);

test(
  "asks for an authenticator code in the provider's popup as well",
  { tag: '@soak' },
  async ({ page, context, browser, baseURL }) => {
    const name = createUserName();
    await openLogin(page);
    const firstPopup = await openProviderPopup(page);
    const firstPopupCloseEvent = firstPopup.waitForEvent('close');
    await signInAtProvider(firstPopup, name);
    await firstPopupCloseEvent;
    await expectNewsletterPage(page);
    const [code = '', secondCode = ''] = await enableAuthenticatorCodes(page);

    await context.clearCookies();
    await openLogin(page);
    const popup = await openProviderPopup(page);
    await signInAtProvider(popup, name);
    await expect(popup.getByLabel('Code aus Ihrer App')).toBeVisible();
    await waitForHydration(popup);
    expect((await context.cookies()).some((cookie) => cookie.name.endsWith('gl_session'))).toBe(
      false,
    );
    await popup.getByLabel('Code aus Ihrer App').fill('000000');
    await popup.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(popup.getByRole('main').getByRole('alert').first()).toContainText('stimmt nicht');
    const popupCloseEvent = popup.waitForEvent('close');
    await popup.getByLabel('Code aus Ihrer App').fill(code);
    await popup.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await popupCloseEvent;
    await expectNewsletterPage(page);

    const scriptlessContext = await browser.newContext({
      baseURL: baseURL!,
      javaScriptEnabled: false,
    });
    const scriptlessPage = await scriptlessContext.newPage();
    await scriptlessPage.goto(LOGIN_PATH);
    await clickProviderButton(scriptlessPage);
    await signInAtProvider(scriptlessPage, name);
    await scriptlessPage.getByLabel('Code aus Ihrer App').fill(secondCode);
    await scriptlessPage.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expectNewsletterPage(scriptlessPage);
    await scriptlessContext.close();
  },
);

test(
  'a cancelled provider sign-in is explained and offers other methods',
  { tag: '@soak' },
  async ({ page }) => {
    await openLogin(page);
    const popup = await openProviderPopup(page);
    await popup.getByRole('link', { name: 'Cancel' }).click();
    await expect(popup.getByRole('alert').first()).toContainText('nicht geklappt');
    await expect(popup.getByLabel('E-Mail-Adresse')).toBeVisible();
    await popup.close();
    await expect(page.getByLabel('E-Mail-Adresse')).toBeVisible();
    const secondPopup = await openProviderPopup(page);
    const popupCloseEvent = secondPopup.waitForEvent('close');
    await signInAtProvider(secondPopup, createUserName());
    await popupCloseEvent;
    await expectNewsletterPage(page);
  },
);

test(
  'an unavailable provider is explained, keeps the target and works again afterwards',
  { tag: '@soak' },
  async ({ page, baseURL }) => {
    await openLogin(page);
    await provider.stop();
    const popup = await openProviderPopup(page);
    await expect(popup.getByRole('alert').first()).toContainText('nicht geklappt');
    await expect(popup).toHaveURL(/\/anmelden\?.*ziel=%2Fmein-account%2Fnewsletter/);
    await popup.close();
    await provider.start(baseURL!);
    const secondPopup = await openProviderPopup(page);
    const popupCloseEvent = secondPopup.waitForEvent('close');
    await signInAtProvider(secondPopup, createUserName());
    await popupCloseEvent;
    await expectNewsletterPage(page);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'signs in on the full page up to the target; a cancellation is explained',
    { tag: '@soak' },
    async ({ page }) => {
      await page.goto(LOGIN_PATH);
      await clickProviderButton(page);
      await signInAtProvider(page, createUserName());
      await expectNewsletterPage(page);
      await page.goto('/anmelden?anbieter=fehlgeschlagen');
      await expect(page.getByText('nicht geklappt').first()).toBeVisible();
    },
  );
});
