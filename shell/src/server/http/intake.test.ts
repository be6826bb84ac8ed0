import fastifyCookie from '@fastify/cookie';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { ReleaseMetrics } from '#server/metrics/release-metrics.ts';
import type { PageServices } from '#server/pipeline/page-context.ts';
import { intakeRoutes } from './intake.routes.ts';

const RELEASE = { remote: 'mf-a', release: 'abc' };

async function intake() {
  const metrics = new ReleaseMetrics();
  const app = Fastify();
  await app.register(fastifyCookie);
  intakeRoutes(app, {
    metrics,
    snapshots: { releasesHeld: () => new Set([{ name: 'mf-a', id: 'abc' }]) },
    // Nobody listens there: what is counted does not wait for the api.
    config: { env: { API_URL: 'http://127.0.0.1:1' } },
    log: { warn() {} },
  } as unknown as PageServices);
  return { app, figures: metrics.of(RELEASE) };
}

async function report(app: FastifyInstance, bucket: number, release = 'abc') {
  const one = { ...RELEASE, release, name: 'Error', message: 'Wespen', path: '/', side: 'browser' };
  await app.inject({
    method: 'POST',
    url: '/api/intake/errors',
    headers: { cookie: `gl_bucket=${bucket}`, 'user-agent': 'test' },
    payload: { reports: [one, one] },
  });
}

test('a visitor whose browser fails on every page is one reason to stop a canary', async () => {
  const { app, figures } = await intake();
  for (let page = 0; page < 5; page += 1) await report(app, 3);
  expect([figures.browserFaults, figures.faults]).toEqual([5, 1]);
  await report(app, 4);
  expect(figures.faults).toBe(2);
});

test('releases that no page is made with are not counted', async () => {
  const { app, figures } = await intake();
  await report(app, 3, 'zzz');
  expect(figures.browserFaults).toBe(0);
});
