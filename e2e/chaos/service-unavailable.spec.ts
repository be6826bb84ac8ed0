import { expect } from '@playwright/test';
import { listOtherAreaPaths } from '../support/areas.ts';
import type { RemoteName } from '../support/chaos-test.ts';
import { test } from '../support/chaos-test.ts';
import { fetchLoginCookie } from '../support/demo-reader.ts';
import { FaultProxy } from '../support/fault-proxy.ts';
import type { ServiceFault } from '../support/fault-proxy.ts';
import { startPageClient } from '../support/page-clients.ts';
import { quoteHeading, recordCase, Recoveries } from '../support/resilience-case.ts';
import type { FetchedPage, ShellProcess } from '../support/shell-process.ts';
import type { SiteUnderTest } from '../support/site-under-test.ts';

const RECOVERY_LIMIT_MS = 1000;

/** Faults of a service, each with its description in docs/resilience.md. */
const FAULTS: readonly (readonly [ServiceFault | 'killed', string])[] = [
  ['killed', 'killed, port closed'],
  ['refused', 'connections refused'],
  ['hangs', 'hangs before headers'],
  ['hangs in body', 'hangs in the body'],
  ['status 500', 'answers 500'],
  ['truncated', 'truncated responses'],
];

interface TestedService {
  readonly name: string;
  readonly getUrl: (site: SiteUnderTest) => string;
  readonly getEnvironment: (serviceUrl: string) => Readonly<Record<string, string>>;
  /** The area whose pages need the service. Pages of other areas must keep working. */
  readonly area: RemoteName;
  /**
   * Paths of pages that need the service. Each fault uses another path, whose page the shell has
   * not cached.
   */
  readonly paths: readonly string[];
  readonly fetchHeaders?: (site: SiteUnderTest) => Promise<Readonly<Record<string, string>>>;
  /**
   * Checks the page that a reader gets during the fault. Returns a description of it for
   * docs/resilience.md.
   */
  readonly expectUnavailable: (page: FetchedPage) => string;
  /** Pattern of the logged error; null if no page fails during the fault. */
  readonly logPattern: RegExp | null;
}

const SERVICES: readonly TestedService[] = [
  {
    name: 'api',
    getUrl: (site) => site.apiUrl,
    getEnvironment: (serviceUrl) => ({ API_URL: serviceUrl }),
    area: 'mf-account',
    paths: ['/mein-account'],
    fetchHeaders: async (site) => ({ cookie: await fetchLoginCookie(site.apiUrl) }),
    expectUnavailable: (page) => expectUnreachable(page, 'Ihr Konto'),
    logPattern: /UpstreamError: api GET/,
  },
  {
    name: 'content service',
    getUrl: (site) => site.embeddedUrl,
    getEnvironment: (serviceUrl) => ({ CONTENT_ENDPOINT: `${serviceUrl}/v2` }),
    area: 'mf-magazine',
    paths: [
      '/datenschutz',
      '/agb',
      '/artikel',
      '/thema/ackerbau',
      '/autoren/henrike-osterloh',
      '/',
    ],
    expectUnavailable: (page) => expectUnreachable(page, 'Das Magazin'),
    logPattern: /./,
  },
  {
    name: 'search service',
    getUrl: (site) => site.embeddedUrl,
    getEnvironment: (serviceUrl) => ({ SEARCH_ENDPOINT: serviceUrl }),
    area: 'mf-search',
    paths: ['/suche?q=traktor'],
    expectUnavailable: (page) => {
      expect(page.status).toBe(200);
      expect(page.html).toContain('value="traktor"');
      return 'the search page with the entered words';
    },
    logPattern: null,
  },
];

for (const service of SERVICES)
  test(`${service.name} unavailable: only its area shows an error`, async ({
    site,
    startCompleteShell,
  }) => {
    test.setTimeout(90_000);
    const proxy = new FaultProxy(service.getUrl(site));
    const shell = await startCompleteShell(service.getEnvironment(await proxy.listen()));
    const headers = (await service.fetchHeaders?.(site)) ?? {};
    const clients = startPageClient(shell, listOtherAreaPaths(service.area));
    // The first page of a shell also needs the site settings. The test renders it before the
    // faults, so that no case waits for the settings.
    expect((await shell.get('/jobs')).status).toBe(200);
    const recoveries = new Recoveries();
    for (const [index, [fault, description]] of FAULTS.entries())
      await test.step(description, async () => {
        const path = service.paths[index % service.paths.length] ?? '/';
        const { visibleEffect, status } = await expectUnavailable(shell, service, proxy, {
          fault,
          path,
          headers,
        });
        const repairedAtMs = performance.now();
        await repairProxy(proxy, fault);
        const isRecovered = async () => (await shell.get(path, headers)).status === 200;
        await recoveries.expectRecovery(isRecovered, repairedAtMs, RECOVERY_LIMIT_MS);
        const group = 'A service behind the site fails';
        recordCase({
          group,
          part: service.name,
          fault: description,
          status,
          effectOnReader: visibleEffect,
          recoveryLimitMs: RECOVERY_LIMIT_MS,
        });
      });
    await clients.stop();
    recoveries.expectMedianWithinLimit();
    expect([...clients.failures, ...clients.unansweredRequests]).toEqual([]);
    await proxy.close();
  });

interface RequestDuringFault {
  readonly fault: ServiceFault | 'killed';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

async function expectUnavailable(
  shell: ShellProcess,
  service: TestedService,
  proxy: FaultProxy,
  { fault, path, headers }: RequestDuringFault,
): Promise<{ readonly visibleEffect: string; readonly status: number }> {
  if (fault === 'killed') await proxy.close();
  else proxy.fail(fault);
  const logLineCountBefore = shell.log.length;
  const page = await shell.get(path, headers);
  const visibleEffect = service.expectUnavailable(page);
  expect(page.html).toContain('aria-label="Bereiche"');
  const { logPattern } = service;
  if (logPattern) {
    const findLogLine = () =>
      shell.log.slice(logLineCountBefore).find(({ msg }) => msg === 'page failed');
    await expect.poll(() => String(findLogLine()?.['error'])).toMatch(logPattern);
  }
  return { visibleEffect, status: page.status };
}

async function repairProxy(proxy: FaultProxy, fault: RequestDuringFault['fault']): Promise<void> {
  if (fault === 'killed') await proxy.listen();
  else proxy.repair();
}

function expectUnreachable(page: FetchedPage, label: string): string {
  expect(page.status).toBe(503);
  expect(page.headers.get('retry-after')).not.toBeNull();
  expect(page.html).toContain(`${label} ist gerade nicht erreichbar`);
  expect(page.html).toContain('Noch einmal versuchen');
  return `${quoteHeading(page.html)} inside the layout, with a retry`;
}
