import fastifyCookie from '@fastify/cookie';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { ReleaseMetrics } from '#server/metrics/release-metrics.ts';
import type { PageServices } from '#server/pipeline/page-services.ts';
import { telemetryRoutes } from './telemetry.routes.ts';

const RELEASE = { remote: 'mf-a', release: 'abc' };

async function startTelemetry() {
  const metrics = new ReleaseMetrics();
  const app = Fastify();
  await app.register(fastifyCookie);
  telemetryRoutes(app, {
    metrics,
    snapshots: { listReleasesInUse: () => new Set([{ name: 'mf-a', id: 'abc' }]) },
    // Nothing listens at this URL, because counting must not depend on the API.
    config: { env: { API_URL: 'http://127.0.0.1:1' } },
    log: { warn() {} },
  } as unknown as PageServices);
  return { app, counts: metrics.getCounts(RELEASE) };
}

async function report(app: FastifyInstance, bucket: number, release = 'abc') {
  const errorReport = {
    ...RELEASE,
    release,
    name: 'Error',
    message: 'Wespen',
    path: '/',
    side: 'browser',
  };
  await app.inject({
    method: 'POST',
    url: '/api/telemetry/errors',
    headers: { cookie: `gl_bucket=${bucket}`, 'user-agent': 'test' },
    payload: { reports: [errorReport, errorReport] },
  });
}

test('counts repeated faults of one visitor once when judging a canary', async () => {
  const { app, counts } = await startTelemetry();
  for (let page = 0; page < 5; page += 1) await report(app, 3);
  expect([counts.browserFaults, counts.faults]).toEqual([5, 1]);
  await report(app, 4);
  expect(counts.faults).toBe(2);
});

test('does not count faults of unknown releases', async () => {
  const { app, counts } = await startTelemetry();
  await report(app, 3, 'zzz');
  expect(counts.browserFaults).toBe(0);
});
