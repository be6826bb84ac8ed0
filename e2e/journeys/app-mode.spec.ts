import { expect, test } from '@playwright/test';
import { EVENT_PATH } from '../support/routes.ts';
import { getCaseDetails } from '../support/all-cases.ts';

const pathsWithoutNavigation = [
  '/artikel',
  '/kleinanzeigen/traktor-fendt-farmer-2-s-mit-frontlader-kempten-1',
  EVENT_PATH,
];
const pathsWithNavigation = ['/', '/kleinanzeigen', '/veranstaltungen', '/jobs', '/anmelden'];

for (const [index, path] of pathsWithoutNavigation.entries()) {
  test(
    `${path} has no navigation in the app, but the legal links`,
    getCaseDetails(index),
    async ({ page }) => {
      const requestedUrls: string[] = [];
      page.on('request', (request) => requestedUrls.push(request.url()));
      await page.goto(`${path}?is_app=true`);
      await expect(page.getByRole('navigation', { name: 'Bereiche', exact: true })).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      await expect(page.getByRole('navigation', { name: 'Rechtliches' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(requestedUrls.filter((url) => /\/chrome\./.test(url))).toEqual([]);
    },
  );
}

for (const [index, path] of pathsWithNavigation.entries()) {
  test(`${path} keeps the navigation in the app`, getCaseDetails(index), async ({ page }) => {
    await page.goto(`${path}?is_app=true`);
    await expect(page.getByRole('navigation', { name: 'Bereiche', exact: true })).toBeVisible();
  });
}

test('app mode is kept in links, forms and redirects, but not in the canonical URL', async ({
  page,
  request,
}) => {
  await page.goto('/artikel?is_app=true');
  const links = await page
    .locator('main a[href^="/"]')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(links.length).toBeGreaterThan(3);
  expect(links.filter((href) => !href?.includes('is_app=true'))).toEqual([]);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/artikel$/);
  const redirect = await request.get('/mein-account?is_app=true', { maxRedirects: 0 });
  expect(redirect.headers()['location']).toContain('is_app=true');
  await page.goto('/?is_app=true');
  await expect(page.locator('form[action^="/suche"] input[name=is_app]').first()).toHaveValue(
    'true',
  );
});

test(
  'the app receives page events; nothing breaks without the app',
  { tag: '@soak' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const appWindow = window as unknown as { reported: unknown[]; gruenland: object };
      appWindow.reported = [];
      appWindow.gruenland = {
        postMessage: (text: string) => appWindow.reported.push(JSON.parse(text)),
      };
    });
    const readReportedEvents = () =>
      page.evaluate(
        () => (window as unknown as { reported: { kind: string; target?: string }[] }).reported,
      );
    await page.goto('/mein-account?is_app=true');
    await expect
      .poll(async () => (await readReportedEvents()).map(({ kind }) => kind))
      .toEqual(expect.arrayContaining(['ready', 'title', 'sign-in-needed']));
    expect(
      (await readReportedEvents()).find(({ kind }) => kind === 'sign-in-needed')?.target,
    ).toContain('/mein-account');
    await page.goto('/artikel?is_app=false');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await readReportedEvents()).toEqual([]);
  },
);
