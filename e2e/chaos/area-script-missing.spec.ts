import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { AREAS } from '../support/areas.ts';
import { REMOTES, test } from '../support/chaos-test.ts';
import { hydrated, logIn } from '../support/demo-reader.ts';

const stayed = () => 'stayed' in window;

/** Opens a page whose area's scripts never come; the second, last try is over when it is ready. */
async function openWithoutArea(page: Page, remote: string, url: string): Promise<void> {
  await page.route(new RegExp(`/_releases/${remote}/.*\\.js$`), (route) => route.abort());
  await page.goto(url);
  await page.waitForFunction(() => sessionStorage.getItem('gl:reload') !== null);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
}

for (const remote of REMOTES)
  test(`Ohne das Skript von ${remote} lebt der Rest der Seite`, async ({
    page,
    startWholeShell,
  }) => {
    const shell = await startWholeShell();
    const { path } = AREAS[remote];
    await openWithoutArea(page, remote, shell.url + path);
    const area = page.locator(`[data-area="${remote}"]`);
    await expect(area.getByRole('heading', { level: 1 })).toBeVisible();

    // Consent: the banner came after the take-over, answers, and can be opened again.
    const deny = page.getByRole('button', { name: 'Alle ablehnen' });
    await deny.click();
    await expect(deny).toHaveCount(0);
    await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
    await expect(page.getByRole('checkbox', { name: /YouTube/ })).not.toBeChecked();
    await page.getByRole('button', { name: 'Auswahl speichern' }).click();
    await expect(deny).toHaveCount(0);

    // A link of the frame leads on without a page load.
    const [label, target] =
      remote === 'mf-veranstaltungen'
        ? (['Jobs', /\/jobs$/] as const)
        : (['Veranstaltungen', /\/veranstaltungen$/] as const);
    await page.locator('header').getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(target);
    expect(await page.evaluate(stayed)).toBe(true);
  });

test('Ohne das Skript des Bereichs sucht das Feld im Kopf', async ({ page, startWholeShell }) => {
  const shell = await startWholeShell();
  await openWithoutArea(page, 'mf-kleinanzeigen', `${shell.url}/kleinanzeigen`);
  await page.locator('header').getByRole('combobox').fill('Traktor');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/suche\?q=Traktor/);
  expect(await page.evaluate(stayed)).toBe(true);
});

test('Ohne das Skript des Bereichs erscheinen Meldungen', async ({ page, context, baseURL }) => {
  await logIn(context, baseURL!);
  await openWithoutArea(page, 'mf-account', '/mein-account');
  await page.route('**/api/_auth/session', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('region', { name: 'Meldungen' })).toContainText(
    'Sie sind auf diesem Gerät abgemeldet.',
  );
});
