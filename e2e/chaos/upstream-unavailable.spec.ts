import { createHmac } from 'node:crypto';
import { expect } from '@playwright/test';
import { test } from '../support/chaos-test.ts';
import { fetchLoginCookie } from '../support/demo-reader.ts';
import { FaultProxy } from '../support/fault-proxy.ts';
import type { ShellProcess } from '../support/shell-process.ts';

/**
 * Notifies the shell of a publication, as the content system does, so that it renders cached pages
 * again. Returns the status of the response.
 */
async function dropCachedPages(shell: ShellProcess): Promise<number> {
  const body = JSON.stringify({ action: 'published' });
  const signature = createHmac('sha1', 'embedded-webhook').update(body).digest('hex');
  const headers = { 'webhook-signature': signature };
  return (await fetch(`${shell.url}/_hooks/content`, { method: 'POST', body, headers })).status;
}

test('read pages stay available without the content service', async ({
  site,
  startCompleteShell,
}) => {
  const contentProxy = new FaultProxy(site.embeddedUrl);
  const shell = await startCompleteShell({ CONTENT_ENDPOINT: `${await contentProxy.listen()}/v2` });
  const pageBefore = await shell.get('/impressum');
  expect(pageBefore.status).toBe(200);
  const heading = /<h1[^>]*>[^<]+/.exec(pageBefore.html)?.[0] ?? 'no heading';

  contentProxy.fail('status 500');
  const requestCountBefore = contentProxy.requestCount;
  // The shell requests the content version at most every 50 ms, so not every page causes such a
  // request.
  await expect
    .poll(async () => {
      expect(await dropCachedPages(shell)).toBe(202);
      const pageDuringFault = await shell.get('/impressum');
      expect(pageDuringFault.headers.get('x-cache')).toBe('miss');
      expect(pageDuringFault.status).toBe(200);
      expect(pageDuringFault.html).toContain(heading);
      return contentProxy.requestCount;
    })
    .toBeGreaterThan(requestCountBefore);
  await contentProxy.close();
});

test(
  'layout and areas work with default settings when the content service is unavailable from the start',
  { tag: '@soak' },
  async ({ site, startCompleteShell }) => {
    const contentProxy = new FaultProxy(site.embeddedUrl);
    contentProxy.fail('refused');
    const shell = await startCompleteShell({
      CONTENT_ENDPOINT: `${await contentProxy.listen()}/v2`,
    });
    const jobsPage = await shell.get('/jobs');
    expect(jobsPage.status).toBe(200);
    for (const link of [
      '/artikel',
      '/kleinanzeigen',
      '/veranstaltungen',
      '/impressum',
      '/datenschutz',
    ])
      expect(jobsPage.html).toContain(`href="${link}"`);
    expect((await shell.get('/')).status).toBe(503);
    contentProxy.repair();
    await expect.poll(async () => (await shell.get('/')).status, { timeout: 15_000 }).toBe(200);
    await contentProxy.close();
  },
);

test('without the api, account pages show an error, public pages work and the breaker is visible', async ({
  site,
  startCompleteShell,
}) => {
  const apiProxy = new FaultProxy(site.apiUrl);
  const shell = await startCompleteShell({ API_URL: await apiProxy.listen() });
  const cookie = await fetchLoginCookie(site.apiUrl);
  expect((await shell.get('/mein-account', { cookie })).status).toBe(200);

  apiProxy.fail('refused');
  await expect
    .poll(async () => {
      const accountPage = await shell.get('/mein-account', { cookie });
      expect(accountPage.status).toBe(503);
      expect(accountPage.html).toContain('Ihr Konto ist gerade nicht erreichbar');
      expect(accountPage.html).toContain('Noch einmal versuchen');
      expect(accountPage.html).toContain('aria-label="Bereiche"');
      return (await shell.health()).breakers['api'];
    })
    .toBe('open');
  for (const path of ['/', '/artikel', '/kleinanzeigen', '/veranstaltungen', '/anmelden', '/suche'])
    expect((await shell.get(path)).status, path).toBe(200);
  expect((await shell.health()).status).toBe('degraded');
  const requestCountBefore = apiProxy.requestCount;
  await shell.get('/mein-account', { cookie });
  expect(apiProxy.requestCount - requestCountBefore).toBeLessThanOrEqual(1);

  apiProxy.repair();
  await expect
    .poll(async () => (await shell.get('/mein-account', { cookie })).status, { timeout: 12_000 })
    .toBe(200);
  expect((await shell.health()).breakers['api']).toBe('closed');
  await apiProxy.close();
});

test(
  'a list without its entries is not cached; the last complete one is served',
  { tag: '@soak' },
  async ({ site, startCompleteShell }) => {
    const apiProxy = new FaultProxy(site.apiUrl);
    const shell = await startCompleteShell({ API_URL: await apiProxy.listen() });
    const paths = ['/kleinanzeigen', '/veranstaltungen', '/jobs'];
    const cardLinkPattern = /href="\/(?:kleinanzeigen|veranstaltungen|jobs)\/[^"]*\d/;
    const completePage = await shell.get('/kleinanzeigen');
    expect(completePage.html).toMatch(cardLinkPattern);
    apiProxy.fail('status 500');
    // The shell has no cached copy of these lists. It renders them without entries and does not cache
    // them.
    for (const path of paths.slice(1)) {
      const incompletePage = await shell.get(path);
      expect([incompletePage.status, incompletePage.headers.get('x-cache')], path).toEqual([
        200,
        'miss',
      ]);
      expect(incompletePage.html, path).not.toMatch(cardLinkPattern);
      expect((await shell.get(path)).headers.get('x-cache'), path).toBe('miss');
    }
    expect((await shell.get('/kleinanzeigen')).html).toMatch(cardLinkPattern);
    apiProxy.repair();
    for (const path of paths)
      await expect
        .poll(async () => (await shell.get(path)).html, { timeout: 12_000, message: path })
        .toMatch(cardLinkPattern);
    await apiProxy.close();
  },
);

test(
  'aborted requests neither open the breaker nor are logged as errors',
  { tag: '@soak' },
  async ({ site, startCompleteShell }) => {
    const apiProxy = new FaultProxy(site.apiUrl);
    const shell = await startCompleteShell({ API_URL: await apiProxy.listen() });
    apiProxy.fail('hangs');
    for (let visitNumber = 1; visitNumber <= 8; visitNumber += 1) {
      const controller = new AbortController();
      const abortedPage = fetch(`${shell.url}/mein-account`, { signal: controller.signal });
      await expect.poll(() => apiProxy.requestCount, { intervals: [10] }).toBe(visitNumber);
      controller.abort();
      await expect(abortedPage).rejects.toThrow();
    }
    apiProxy.repair();
    expect((await shell.get('/mein-account')).status).toBe(302);
    expect((await shell.health()).breakers['api']).toBe('closed');
    expect(shell.log.filter((line) => line['msg'] === 'page failed')).toEqual([]);
    await apiProxy.close();
  },
);

test('deadlines hold when the api hangs: account pages answer 503, public pages 200', async ({
  site,
  startCompleteShell,
}) => {
  const apiProxy = new FaultProxy(site.apiUrl);
  const shell = await startCompleteShell({ API_URL: await apiProxy.listen() });
  apiProxy.fail('hangs');
  const startedAt = performance.now();
  const [accountPage, marketPage] = await Promise.all([
    shell.get('/mein-account', { cookie: 'gl_session=x' }),
    shell.get('/kleinanzeigen'),
  ]);
  expect(accountPage.status).toBe(503);
  expect(marketPage.status).toBe(200);
  expect(performance.now() - startedAt).toBeLessThan(5000);
  await apiProxy.close();
});
