import { expect, test } from '@playwright/test';
import { waitForHydration } from '../support/demo-reader.ts';

test('nothing is loaded from third parties before consent; both choices are equally prominent', async ({
  page,
  baseURL,
}) => {
  const thirdPartyUrls: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL!) && !request.url().startsWith('data:'))
      thirdPartyUrls.push(request.url());
  });
  await page.goto('/');
  const acceptButton = page.getByRole('button', { name: 'Alle akzeptieren' });
  const denyButton = page.getByRole('button', { name: 'Alle ablehnen' });
  await expect(acceptButton).toBeVisible();
  const buttonStyles = await Promise.all(
    [acceptButton, denyButton].map((button) =>
      button.evaluate((element) => {
        const { backgroundColor, color, fontSize, fontWeight, borderColor } =
          getComputedStyle(element);
        return {
          backgroundColor,
          color,
          fontSize,
          fontWeight,
          borderColor,
          height: element.clientHeight,
        };
      }),
    ),
  );
  expect(buttonStyles[0]).toEqual(buttonStyles[1]);
  expect(thirdPartyUrls).toEqual([]);
});

test('a rejection survives a reload and the footer reopens the settings', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Alle ablehnen' }).click();
  await expect(page.getByRole('button', { name: 'Alle ablehnen' })).toHaveCount(0);
  await page.reload();
  await waitForHydration(page);
  await page.waitForFunction(() => document.cookie.includes('gl_consent'));
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  const videoCheckbox = page.getByRole('checkbox', { name: /YouTube/ });
  await expect(videoCheckbox).not.toBeChecked();
  await videoCheckbox.check();
  await page.getByRole('button', { name: 'Auswahl speichern' }).click();
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  await expect(page.getByRole('checkbox', { name: /YouTube/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /OpenStreetMap/ })).not.toBeChecked();
});

test(
  'the cookie page lists what is stored on the device and opens the settings',
  { tag: '@soak' },
  async ({ page, context }) => {
    await page.goto('/cookies');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Alle ablehnen' }).click();
    await page.getByRole('button', { name: 'Einstellungen öffnen' }).click();
    await expect(page.getByRole('checkbox', { name: /YouTube/ })).not.toBeChecked();
    const storageKeys = await page.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ]);
    const cookieNames = (await context.cookies()).map(({ name }) => name.replace(/^__Host-/, ''));
    const serviceTable = page.getByRole('table', { name: /Dienste im Überblick/ });
    expect(cookieNames).toContain('gl_consent');
    for (const name of [...cookieNames, ...storageKeys])
      await expect(serviceTable).toContainText(name);
  },
);
