import { expect } from '@playwright/test';
import { pathsWithout } from '../support/areas.ts';
import type { RemoteName } from '../support/chaos-test.ts';
import { test } from '../support/chaos-test.ts';
import { loginCookie } from '../support/demo-reader.ts';
import { FaultProxy } from '../support/fault-proxy.ts';
import type { ServiceFault } from '../support/fault-proxy.ts';
import { oneReader } from '../support/page-clients.ts';
import { quotedHeading, recordCase, Recoveries } from '../support/resilience-case.ts';
import type { FetchedPage, ShellProcess } from '../support/shell-process.ts';
import type { SiteUnderTest } from '../support/site-under-test.ts';

const WITHIN = 1000;

/** What goes wrong, and what the document calls it. */
const FAULTS: readonly (readonly [ServiceFault | 'killed', string])[] = [
  ['killed', 'killed, its port gone'],
  ['refused', 'connections refused'],
  ['hangs', 'hangs before headers'],
  ['hangs in body', 'hangs in the body'],
  ['status 500', 'answers 500'],
  ['truncated', 'answers truncated'],
];

interface Service {
  readonly name: string;
  readonly url: (site: SiteUnderTest) => string;
  readonly environment: (address: string) => Readonly<Record<string, string>>;
  /** Area that asks the service while a page is loaded; all others must not notice. */
  readonly area: RemoteName;
  /** A page that needs the service; another one for each fault, so that none is known already. */
  readonly paths: readonly string[];
  readonly headers?: (site: SiteUnderTest) => Promise<Readonly<Record<string, string>>>;
  /** What a reader gets meanwhile. */
  readonly expectAway: (page: FetchedPage) => string;
  /** What the log says; nothing where no page fails. */
  readonly logged: RegExp | null;
}

const SERVICES: readonly Service[] = [
  {
    name: 'api',
    url: (site) => site.apiUrl,
    environment: (address) => ({ API_URL: address }),
    area: 'mf-account',
    paths: ['/mein-account'],
    headers: async (site) => ({ cookie: await loginCookie(site.apiUrl) }),
    expectAway: (page) => expectUnreachable(page, 'Ihr Konto'),
    logged: /UpstreamError: api GET/,
  },
  {
    name: 'content service',
    url: (site) => site.embeddedUrl,
    environment: (address) => ({ CONTENT_ENDPOINT: `${address}/v2` }),
    area: 'mf-magazine',
    paths: [
      '/datenschutz',
      '/agb',
      '/artikel',
      '/thema/ackerbau',
      '/autoren/henrike-osterloh',
      '/',
    ],
    expectAway: (page) => expectUnreachable(page, 'Das Magazin'),
    logged: /./,
  },
  {
    name: 'search service',
    url: (site) => site.embeddedUrl,
    environment: (address) => ({ SEARCH_ENDPOINT: address }),
    area: 'mf-search',
    paths: ['/suche?q=traktor'],
    expectAway: (page) => {
      expect(page.status).toBe(200);
      expect(page.html).toContain('value="traktor"');
      return 'the search page with what was typed';
    },
    logged: null,
  },
];

for (const service of SERVICES)
  test(`${service.name} fällt aus: der eine Bereich sagt es, alle anderen stehen`, async ({
    site,
    startWholeShell,
  }) => {
    test.setTimeout(90_000);
    const proxy = new FaultProxy(service.url(site));
    const shell = await startWholeShell(service.environment(await proxy.listen()));
    const headers = (await service.headers?.(site)) ?? {};
    const clients = oneReader(shell, pathsWithout(service.area));
    // The first page of a shell asks for the site's settings, within a deadline of its own.
    expect((await shell.get('/jobs')).status).toBe(200);
    const recoveries = new Recoveries();
    for (const [index, [fault, english]] of FAULTS.entries())
      await test.step(english, async () => {
        const path = service.paths[index % service.paths.length] ?? '/';
        const { seen, status } = await expectAway(shell, service, proxy, { fault, path, headers });
        const healedAt = performance.now();
        await heal(proxy, fault);
        const isGood = async () => (await shell.get(path, headers)).status === 200;
        await recoveries.expectOne(isGood, healedAt, WITHIN);
        const group = 'A service behind the site fails';
        recordCase({ group, part: service.name, fault: english, status, seen, within: WITHIN });
      });
    await clients.stop();
    recoveries.expectMedian();
    expect([...clients.failures, ...clients.unanswered]).toEqual([]);
    await proxy.close();
  });

interface Away {
  readonly fault: ServiceFault | 'killed';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

async function expectAway(
  shell: ShellProcess,
  service: Service,
  proxy: FaultProxy,
  { fault, path, headers }: Away,
): Promise<{ readonly seen: string; readonly status: number }> {
  if (fault === 'killed') await proxy.close();
  else proxy.fail(fault);
  const logged = shell.log.length;
  const page = await shell.get(path, headers);
  const seen = service.expectAway(page);
  expect(page.html).toContain('aria-label="Bereiche"');
  const { logged: pattern } = service;
  if (pattern) {
    const told = () => shell.log.slice(logged).find(({ msg }) => msg === 'page failed');
    await expect.poll(() => String(told()?.['error'])).toMatch(pattern);
  }
  return { seen, status: page.status };
}

async function heal(proxy: FaultProxy, fault: Away['fault']): Promise<void> {
  if (fault === 'killed') await proxy.listen();
  else proxy.heal();
}

function expectUnreachable(page: FetchedPage, label: string): string {
  expect(page.status).toBe(503);
  expect(page.headers.get('retry-after')).not.toBeNull();
  expect(page.html).toContain(`${label} ist gerade nicht erreichbar`);
  expect(page.html).toContain('Noch einmal versuchen');
  return `${quotedHeading(page.html)} inside the frame, a retry`;
}
