import { createHmac } from 'node:crypto';
import { expect } from '@playwright/test';
import { test } from '../support/chaos-test.ts';
import { fetchLoginCookie } from '../support/demo-reader.ts';
import { FaultProxy } from '../support/fault-proxy.ts';
import type { ShellProcess } from '../support/shell-process.ts';

/**
 * Notifies the shell of a publication, as the content system does. The shell then renders cached
 * pages again. @returns status of the response
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
  const content = new FaultProxy(site.embeddedUrl);
  const shell = await startCompleteShell({ CONTENT_ENDPOINT: `${await content.listen()}/v2` });
  const before = await shell.get('/impressum');
  expect(before.status).toBe(200);
  const heading = /<h1[^>]*>[^<]+/.exec(before.html)?.[0] ?? 'no heading';

  content.fail('status 500');
  const requests = content.requests;
  // The shell requests the content version at most every 50 ms, so a page that is requested sooner
  // after the previous page sends no request.
  await expect
    .poll(async () => {
      expect(await dropCachedPages(shell)).toBe(202);
      const cached = await shell.get('/impressum');
      expect(cached.headers.get('x-cache')).toBe('miss');
      expect(cached.status).toBe(200);
      expect(cached.html).toContain(heading);
      return content.requests;
    })
    .toBeGreaterThan(requests);
  await content.close();
});

test('layout and areas work with default settings when the content service is unavailable from the start', async ({
  site,
  startCompleteShell,
}) => {
  const content = new FaultProxy(site.embeddedUrl);
  content.fail('refused');
  const shell = await startCompleteShell({ CONTENT_ENDPOINT: `${await content.listen()}/v2` });
  const market = await shell.get('/jobs');
  expect(market.status).toBe(200);
  for (const link of [
    '/artikel',
    '/kleinanzeigen',
    '/veranstaltungen',
    '/impressum',
    '/datenschutz',
  ])
    expect(market.html).toContain(`href="${link}"`);
  expect((await shell.get('/')).status).toBe(503);
  content.repair();
  await expect.poll(async () => (await shell.get('/')).status, { timeout: 15_000 }).toBe(200);
  await content.close();
});

test('without the api, account pages show an error, public pages work and the breaker is visible', async ({
  site,
  startCompleteShell,
}) => {
  const api = new FaultProxy(site.apiUrl);
  const shell = await startCompleteShell({ API_URL: await api.listen() });
  const cookie = await fetchLoginCookie(site.apiUrl);
  expect((await shell.get('/mein-account', { cookie })).status).toBe(200);

  api.fail('refused');
  await expect
    .poll(async () => {
      const account = await shell.get('/mein-account', { cookie });
      expect(account.status).toBe(503);
      expect(account.html).toContain('Ihr Konto ist gerade nicht erreichbar');
      expect(account.html).toContain('Noch einmal versuchen');
      expect(account.html).toContain('aria-label="Bereiche"');
      return (await shell.health()).breakers['api'];
    })
    .toBe('open');
  for (const path of ['/', '/artikel', '/kleinanzeigen', '/veranstaltungen', '/anmelden', '/suche'])
    expect((await shell.get(path)).status, path).toBe(200);
  expect((await shell.health()).status).toBe('degraded');
  const requestsBefore = api.requests;
  await shell.get('/mein-account', { cookie });
  expect(api.requests - requestsBefore).toBeLessThanOrEqual(1);

  api.repair();
  await expect
    .poll(async () => (await shell.get('/mein-account', { cookie })).status, { timeout: 12_000 })
    .toBe(200);
  expect((await shell.health()).breakers['api']).toBe('closed');
  await api.close();
});

test('a list without its entries is not cached; the last complete one is served', async ({
  site,
  startCompleteShell,
}) => {
  const api = new FaultProxy(site.apiUrl);
  const shell = await startCompleteShell({ API_URL: await api.listen() });
  const paths = ['/kleinanzeigen', '/veranstaltungen', '/jobs'];
  const cardLinkPattern = /href="\/(?:kleinanzeigen|veranstaltungen|jobs)\/[^"]*\d/;
  const whole = await shell.get('/kleinanzeigen');
  expect(whole.html).toMatch(cardLinkPattern);
  api.fail('status 500');
  // These lists were not requested before the fault, so they are rendered without entries and not
  // cached.
  for (const path of paths.slice(1)) {
    const first = await shell.get(path);
    expect([first.status, first.headers.get('x-cache')], path).toEqual([200, 'miss']);
    expect(first.html, path).not.toMatch(cardLinkPattern);
    expect((await shell.get(path)).headers.get('x-cache'), path).toBe('miss');
  }
  expect((await shell.get('/kleinanzeigen')).html).toMatch(cardLinkPattern);
  api.repair();
  for (const path of paths)
    await expect
      .poll(async () => (await shell.get(path)).html, { timeout: 12_000, message: path })
      .toMatch(cardLinkPattern);
  await api.close();
});

test('aborted requests neither open the breaker nor are logged as errors', async ({
  site,
  startCompleteShell,
}) => {
  const api = new FaultProxy(site.apiUrl);
  const shell = await startCompleteShell({ API_URL: await api.listen() });
  api.fail('hangs');
  for (let visit = 1; visit <= 8; visit += 1) {
    const controller = new AbortController();
    const abortedPage = fetch(`${shell.url}/mein-account`, { signal: controller.signal });
    await expect.poll(() => api.requests, { intervals: [10] }).toBe(visit);
    controller.abort();
    await expect(abortedPage).rejects.toThrow();
  }
  api.repair();
  expect((await shell.get('/mein-account')).status).toBe(302);
  expect((await shell.health()).breakers['api']).toBe('closed');
  expect(shell.log.filter((line) => line['msg'] === 'page failed')).toEqual([]);
  await api.close();
});

test('deadlines hold when the api hangs: account pages answer 503, public pages 200', async ({
  site,
  startCompleteShell,
}) => {
  const api = new FaultProxy(site.apiUrl);
  const shell = await startCompleteShell({ API_URL: await api.listen() });
  api.fail('hangs');
  const started = performance.now();
  const [account, market] = await Promise.all([
    shell.get('/mein-account', { cookie: 'gl_session=x' }),
    shell.get('/kleinanzeigen'),
  ]);
  expect(account.status).toBe(503);
  expect(market.status).toBe(200);
  expect(performance.now() - started).toBeLessThan(5000);
  await api.close();
});
