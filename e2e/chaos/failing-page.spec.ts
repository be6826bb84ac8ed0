import { expect } from '@playwright/test';
import type {
  ErrorReportsRequest,
  ErrorReport,
} from '@gruenland/shared-contracts/api/telemetry.ts';
import { test } from '../support/chaos-test.ts';
import { FaultProxy } from '../support/fault-proxy.ts';
import { createReleaseVariant } from '../support/release-variant.ts';
import type { FetchedPage, ShellProcess } from '../support/shell-process.ts';
import { EVENT_PATH } from '../support/routes.ts';

const REMOTE = 'mf-veranstaltungen';
const ERROR_REPORTS_PATH = '/api/telemetry/errors';
const GOOGLEBOT_USER_AGENT =
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/**
 * The function of a route that fails, the error message, and the code that throws the error. `npm test`
 * tries the first one; a unit test of the shell shows the second.
 */
const FAULTS = [
  [
    'loader',
    'Der Mähdrescher steht',
    `loader: async () => { throw new Error('Der Mähdrescher steht'); }`,
    {},
  ],
  [
    'view',
    'Die Egge ist verbogen',
    `view: async () => () => { throw new Error('Die Egge ist verbogen'); }`,
    { tag: '@soak' },
  ],
] as const;

for (const [routePart, errorMessage, faultyCode, details] of FAULTS) {
  test(
    `an error in the ${routePart} shows the error page with status 500 and is reported`,
    details,
    async ({ releases, releaseOrigin, site, startCompleteShell }) => {
      const apiProxy = new FaultProxy(site.apiUrl);
      const brokenRelease = createReleaseVariant(releases[REMOTE], {
        label: routePart,
        patch: `{ ...remote, routes: remote.routes.map((route) => ({ ...route, ${faultyCode} })) }`,
      });
      releaseOrigin.publish(brokenRelease);
      const shell = await startCompleteShell({ API_URL: await apiProxy.listen() });
      await expect
        .poll(async () => (await shell.remote(REMOTE)).id)
        .toBe(brokenRelease.document.id);

      for (const path of ['/veranstaltungen', EVENT_PATH]) {
        const page = await shell.get(path);
        expectErrorScreen(page);
        expect(page.html).not.toContain(errorMessage);
        expect(page.html).toContain('aria-label="Bereiche"');
        await expectEmptyErrorPage(shell, path, errorMessage);
      }
      expect((await shell.get('/kleinanzeigen')).status).toBe(200);

      const getErrorReports = () =>
        apiProxy.getPostedBodies(ERROR_REPORTS_PATH).flatMap(parseReports);
      await expect.poll(() => getErrorReports().length).toBe(4);
      expect(new Set(getErrorReports().map((report) => report.crawler))).toEqual(
        new Set([false, true]),
      );
      for (const report of getErrorReports()) {
        expect(report).toMatchObject({
          remote: REMOTE,
          release: brokenRelease.document.id,
          side: 'server',
        });
        expect(report.message).toContain(errorMessage);
        expect(report.requestId).toMatch(/^[\w-]+$/);
      }
      await apiProxy.close();
    },
  );
}

test(
  'many errors are reported in batches and delay no page',
  { tag: '@soak' },
  async ({ releases, releaseOrigin, site, startCompleteShell }) => {
    const apiProxy = new FaultProxy(site.apiUrl);
    releaseOrigin.publish(
      createReleaseVariant(releases[REMOTE], {
        label: 'flood',
        patch: `{ ...remote, routes: remote.routes.map((route) => ({ ...route,
        loader: async () => { throw new Error('Wolkenbruch'); } })) }`,
      }),
    );
    const shell = await startCompleteShell({ API_URL: await apiProxy.listen(), LOG_LEVEL: 'warn' });
    apiProxy.fail('hangs');
    const pendingPages = Array.from({ length: 60 }, (_, index) =>
      shell.get(`/veranstaltungen/${index + 1}`),
    );
    for (const page of await Promise.all(pendingPages)) expect(page.status).toBe(500);
    await expect
      .poll(() => shell.log.some((line) => line['msg'] === 'errors could not be reported'))
      .toBe(true);
    apiProxy.repair();
    await shell.get('/veranstaltungen/1');
    await expect.poll(() => apiProxy.getPostedBodies(ERROR_REPORTS_PATH).length).toBeGreaterThan(0);
    for (const body of apiProxy.getPostedBodies(ERROR_REPORTS_PATH))
      expect(parseReports(body).length).toBeLessThanOrEqual(20);
    await apiProxy.close();
  },
);

function expectErrorScreen(page: FetchedPage): void {
  expect(page.status).toBe(500);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(page.html).toContain('<title>404 - Seite nicht gefunden</title>');
  expect(page.html).toMatch(/<meta name="description" content="Seite nicht gefunden"/);
  expect(page.html).toMatch(/<meta name="robots" content="noindex, nofollow"/);
  expect(page.html).toContain('404 | Seite nicht gefunden');
}

async function expectEmptyErrorPage(
  shell: ShellProcess,
  path: string,
  errorMessage: string,
): Promise<void> {
  const page = await shell.get(path, { 'user-agent': GOOGLEBOT_USER_AGENT });
  expect(page.status).toBe(500);
  expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(page.html).not.toContain('Seite nicht gefunden');
  expect(page.html).not.toContain(errorMessage);
  expect(page.html).toContain('<body></body>');
}

function parseReports(body: string): readonly ErrorReport[] {
  return (JSON.parse(body) as ErrorReportsRequest).reports;
}
