import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { accountRoutes, publicRoutes, shellPages } from '../support/routes.ts';
import type { ExpectedRoute } from '../support/routes.ts';
import { test } from '../support/shared-page-test.ts';

test.describe('every route is rendered completely by the server without JavaScript', () => {
  for (const route of [...publicRoutes, ...shellPages]) {
    test(route.path, async ({ scriptlessPage: page }) => {
      const response = await page.goto(route.path);
      expect(response?.status()).toBe(200);
      await expectRoute(page, route);
    });
  }

  for (const route of accountRoutes) {
    test(`${route.path} after login`, async ({ scriptlessReaderPage: page }) => {
      const response = await page.goto(route.path);
      expect(response?.status()).toBe(200);
      expect(response?.headers()['cache-control']).toBe('no-store');
      await expectRoute(page, route);
    });
  }
});

for (const { path } of accountRoutes) {
  test(`${path} redirects anonymous visitors to the login`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(302);
    expect(response.headers()['location']).toBe(`/anmelden?ziel=${encodeURIComponent(path)}`);
  });
}

test('unknown paths are 404 with the specified text', async ({ page }) => {
  const response = await page.goto('/gibt/es/nicht');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 | Seite nicht gefunden');
  await expect(page).toHaveTitle('404 - Seite nicht gefunden');
  await expect(page.locator('#error-details')).toContainText('Page not found: /gibt/es/nicht');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
});

test('rejected parameters are 404 with their own text', async ({ page }) => {
  const response = await page.goto('/mein-account/gibtesnicht');
  expect(response?.status()).toBe(404);
  await expect(page.locator('#error-details')).toContainText(
    'Page Not Found: /mein-account/gibtesnicht',
  );
});

test('pages for all contain nothing of the first visitor', async ({ request }) => {
  const searchWord = `geheim-${Date.now()}`;
  const firstResponse = await request.get(`/artikel/nach-der-fichte?email=${searchWord}`);
  expect(await firstResponse.text()).not.toContain(searchWord);
  const secondResponse = await request.get('/artikel/nach-der-fichte');
  expect(await secondResponse.text()).not.toContain(searchWord);
});

async function expectRoute(page: Page, route: ExpectedRoute): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('html')).toHaveAttribute('data-layout', route.layout);
  await expect(page.locator(`[data-area="${route.remote}"]`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(route.heading);
  await expect(page).toHaveTitle(/Grünland/);
}
