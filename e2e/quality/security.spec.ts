import { expect, test } from '@playwright/test';
import { getCaseDetails } from '../support/all-cases.ts';
import { watchConsole } from '../support/console-watch.ts';
import { waitForHydration } from '../support/demo-reader.ts';
import { registerReader } from '../support/register-reader.ts';
import { getApiUrl } from '../support/site-under-test.ts';
import { publicRoutes, shellPages } from '../support/routes.ts';

test('no page violates the strict Content-Security-Policy', { tag: '@soak' }, async ({ page }) => {
  test.setTimeout(90_000);
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`csp: ${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  const faults = watchConsole(page);
  for (const { path } of [...publicRoutes, ...shellPages]) {
    const response = await page.goto(path);
    const contentSecurityPolicy = response?.headers()['content-security-policy'] ?? '';
    expect(contentSecurityPolicy).toContain(`default-src 'none'`);
    expect(contentSecurityPolicy).not.toContain('unsafe');
    await waitForHydration(page);
  }
  expect(faults).toEqual([]);
});

test('user input is shown as text everywhere and never executed', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await registerReader(context, request, baseURL ?? '');
  const api = await getApiUrl(baseURL ?? '');
  const injectedMarkup = '<img src=x onerror="eingeschleust=1">';
  const profile = (await (
    await context.request.get(`${api}/api/account/profile`)
  ).json()) as object;
  const { version } = profile as { readonly version: number };
  const changeResponse = await context.request.post(`${api}/api/account/profile`, {
    headers: { origin: baseURL ?? '' },
    data: { version, displayName: injectedMarkup, accountType: 'private' },
  });
  expect(changeResponse.status(), await changeResponse.text()).toBe(200);
  const injectedQuery = encodeURIComponent(`</script>${injectedMarkup}`);
  for (const path of [
    '/mein-account',
    '/mein-account/profil',
    `/suche?q=${injectedQuery}`,
    `/kleinanzeigen?q=${injectedQuery}`,
    `/veranstaltungen?q=${injectedQuery}`,
    `/anmelden?ziel=${injectedQuery}`,
    `/gewinnspiel/teilnahme-bestaetigt?title=${injectedQuery}`,
  ]) {
    const response = await page.goto(path);
    expect(await response?.text(), path).not.toContain('<img src=x');
    await waitForHydration(page);
    expect(await page.evaluate(() => 'eingeschleust' in globalThis), path).toBe(false);
  }
});

test('no directory listing and no source file is served', async ({ request }) => {
  for (const path of [
    '/.git/config',
    '/.git/HEAD',
    '/.svn/entries',
    '/.env',
    '/.DS_Store',
    '/Thumbs.db',
    '/package.json',
    '/package-lock.json',
    '/server.mjs',
    '/manifest.json.map',
    '/assets/',
    '/builds/',
    '/_releases/',
    '/_releases/mf-search/',
    '/f/',
    '/api/',
    '/_releases/mf-search/builds/',
    '/_releases/mf-search/builds/meta/',
    '/api/docs/../',
  ]) {
    const response = await request.get(path);
    expect([403, 404], path).toContain(response.status());
    expect(await response.text(), path).not.toMatch(
      /Index of|repositoryformatversion|"workspaces"/,
    );
  }
});

test('every script and stylesheet has an integrity hash', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  const elementsWithoutHash = await page
    .locator(
      'script[src]:not([integrity]), link[rel=stylesheet]:not([integrity]), link[rel=preload][as=script]:not([integrity])',
    )
    .count();
  expect(elementsWithoutHash).toBe(0);
  expect(await page.locator('link[rel=preload][as=script]').count()).toBeGreaterThan(1);
});

for (const [index, [fileKind, pattern]] of (
  [
    ['entry script of a remote', /\/_releases\/mf-search\/.*remoteEntry[^/]*\.js$/],
    ['chunk of a remote', /\/_releases\/mf-search\/.*route-search[^/]*\.js$/],
    ['stylesheet of a remote', /\/_releases\/mf-search\/.*\.css$/],
  ] as const
).entries()) {
  test(
    `modified ${fileKind} is not executed and the server-rendered page stays`,
    getCaseDetails(index),
    async ({ page }) => {
      await page.route(pattern, async (route) => {
        const response = await route.fetch();
        const body = `${await response.text()}\n;globalThis.manipuliert = true; /* */`;
        await route.fulfill({ response, body });
      });
      await page.goto('/suche');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => 'manipuliert' in globalThis)).toBe(false);
    },
  );
}

test('server code of remotes is not served to browsers', async ({ request }) => {
  const { id } = (await (await request.get('/_releases/mf-search/builds/latest.json')).json()) as {
    readonly id: string;
  };
  const buildPath = `/_releases/mf-search/builds/${id}`;
  expect((await request.get(`${buildPath}/web/remoteEntry.js`)).status()).toBe(200);
  for (const path of [
    'node/remote.cjs',
    '%6eode/remote.cjs',
    'node%2fremote.cjs',
    '/node/remote.cjs',
  ])
    expect((await request.get(`${buildPath}/${path}`)).status(), path).toBe(404);
});
