import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { ReleaseMetrics } from '#server/metrics/release-metrics.ts';
import type { PageServices } from '#server/pipeline/page-services.ts';
import { telemetryRoutes } from './telemetry.routes.ts';

const RELEASE = { remote: 'mf-a', release: 'abc' };

async function startTelemetry() {
  const metrics = new ReleaseMetrics();
  const app = Fastify();
  telemetryRoutes(app, {
    metrics,
    snapshots: { listReleasesInUse: () => new Set([{ name: 'mf-a', id: 'abc' }]) },
    // No server listens at this URL, because counting must not depend on the API.
    config: { env: { API_URL: 'http://127.0.0.1:1' } },
    log: { warn() {} },
  } as unknown as PageServices);
  return { app, metrics, counts: metrics.getCounts(RELEASE) };
}

const recordServedPage = (metrics: ReleaseMetrics, network: string) =>
  metrics.recordPage(RELEASE, 200, 5, [], network);

async function report(
  app: FastifyInstance,
  remoteAddress: string,
  { release = 'abc', userAgent = 'test' } = {},
): Promise<number> {
  const errorReport = {
    ...RELEASE,
    release,
    name: 'Error',
    message: 'Wespen',
    path: '/',
    side: 'browser',
  };
  const response = await app.inject({
    method: 'POST',
    url: '/api/telemetry/errors',
    remoteAddress,
    headers: { 'user-agent': userAgent },
    payload: { reports: [errorReport, errorReport] },
  });
  return response.statusCode;
}

test('does not count faults of unknown releases', async () => {
  const { app, counts } = await startTelemetry();
  await report(app, '192.0.2.1', { release: 'zzz' });
  expect(counts.browserFaults).toBe(0);
});

describe('security finding 7: forged reports', () => {
  test('of one network count once when a canary is judged, whatever its addresses', async () => {
    const { app, counts, metrics } = await startTelemetry();
    recordServedPage(metrics, '2001:db8:1:2::/64');
    for (let host = 1; host <= 8; host += 1)
      await report(app, `2001:db8:1:2::${host}`, { userAgent: `Browser ${host}` });
    expect([counts.browserFaults, counts.visits, counts.browserFaultyVisits]).toEqual([8, 1, 1]);
  });

  test('count nothing without a page that was served to the network', async () => {
    const { app, counts, metrics } = await startTelemetry();
    for (let host = 1; host <= 8; host += 1) await report(app, `192.0.2.${host}`);
    expect([counts.browserFaults, counts.browserFaultyVisits]).toEqual([8, 0]);
    recordServedPage(metrics, '192.0.2.9');
    await report(app, '192.0.2.9');
    expect(counts.browserFaultyVisits).toBe(1);
  });

  test('are limited per network before they are counted', async () => {
    const { app, counts } = await startTelemetry();
    const statuses: number[] = [];
    for (let count = 0; count < 70; count += 1)
      statuses.push(await report(app, `2001:db8:7:7::${count}`));
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect(counts.browserFaults).toBe(60);
    expect(await report(app, '2001:db8:7:8::1')).toBe(503);
  });
});
