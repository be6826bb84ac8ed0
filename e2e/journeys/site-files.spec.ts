import { expect, test } from '@playwright/test';
import { injectAxe, findViolations } from '../support/axe.ts';
import { waitForHydration } from '../support/demo-reader.ts';

test('icons, manifest, security.txt and licences are at their standard paths', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const links = await page.locator('link[rel~="icon"], link[rel="apple-touch-icon"]').all();
  expect(links).toHaveLength(3);
  for (const link of links) {
    const response = await request.get((await link.getAttribute('href')) ?? '');
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toMatch(/^image\//);
  }
  const manifestPath = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await request.get(manifestPath!)).json();
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status()).toBe(200);

  const securityTxt = await (await request.get('/.well-known/security.txt')).text();
  const expiresAtMs = Date.parse(/^Expires: (.+)$/m.exec(securityTxt)?.[1] ?? '');
  expect(expiresAtMs).toBeGreaterThan(Date.now());
  expect(expiresAtMs).toBeLessThan(Date.now() + 365 * 86_400_000);
  expect(securityTxt).toMatch(/^Contact: (?:mailto|https):/m);
  expect(await (await request.get('/lizenzen.txt')).text()).toMatch(/^ {2}react \d/m);
});

test('a page without JavaScript shows the running releases', async ({ page }) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await page.goto('/status'))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /Alles läuft|Etwas ist gestört/,
    );
    for (const component of ['Der Marktplatz', 'Treffer der Suche', 'E-Mails von uns'])
      await expect(page.getByRole('listitem').filter({ hasText: component })).toBeVisible();
    await injectAxe(page);
    expect(await findViolations(page)).toEqual([]);
  }
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the page says that it is offline and works again when online', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await waitForHydration(page);
    // Moves the pointer, which the page counts as the first interaction.
    await page.mouse.move(4, 4);
    await page.getByRole('link', { name: 'Kleinanzeigen' }).first().hover();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    const toasts = page.getByRole('region', { name: 'Meldungen' });
    await expect(toasts).toContainText('Keine Verbindung');
    await page.goto('/artikel');
    await expect(page.getByRole('heading', { name: 'Keine Verbindung' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Grünland, zur Startseite' })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Noch einmal versuchen' }).click();
    await expect(page).toHaveURL(/\/artikel$/);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Keine Verbindung');
  });

  test('a saved article can be read offline until it is removed', async ({ page, context }) => {
    const path = '/artikel/das-backhaus-brennt';
    const title = 'Das Backhaus brennt';
    await page.goto(path);
    await waitForHydration(page);
    const saveButton = page.getByRole('button', { name: /^(?:Merken|Gemerkt)/ }).first();
    await saveButton.click();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const countTexts = () =>
      page.evaluate(async () => (await (await caches.open('gl:saved-articles')).keys()).length);
    await expect.poll(countTexts).toBe(1);
    await context.setOffline(true);
    await page.goto('/kleinanzeigen');
    const saved = page.getByRole('link', { name: title });
    await expect(saved).toBeVisible();
    await saved.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('Sie lesen den gemerkten Text ohne Bilder')).toBeVisible();
    expect(await page.locator('article').innerText()).toMatch(/.{2000,}/su);
    await injectAxe(page);
    expect(await findViolations(page)).toEqual([]);
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Noch einmal versuchen' }).click();
    await waitForHydration(page);
    const removeButton = page.getByRole('button', { name: /^Gemerkt/ }).first();
    // The button asks what is saved when the pointer moves after its script has loaded.
    let pointerX = 4;
    await expect(async () => {
      await page.mouse.move((pointerX += 4), 4);
      await expect(removeButton).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 15_000 });
    await removeButton.click();
    await expect.poll(countTexts).toBe(0);
  });
});
