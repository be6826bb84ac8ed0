import { ReleaseMetrics } from './release-metrics.ts';

const name = { remote: 'mf-a', release: '1' };

test('counts answers for the owner and for everything shown', async () => {
  const metrics = new ReleaseMetrics();
  metrics.page(name, 200, 12, ['mf-a@1', 'mf-b@7']);
  metrics.page(name, 503, 40, []);
  metrics.fault(name, 'server');
  expect(metrics.report()['mf-a@1']).toEqual({
    pages: 2,
    failedPages: 1,
    serverFaults: 1,
    browserFaults: 0,
    p50Ms: 12,
    p95Ms: 40,
  });
  expect(metrics.report()['mf-b@7']).toMatchObject({ pages: 1, p50Ms: null });
  const text = await metrics.registry.metrics();
  expect(text).toContain('gruenland_pages_total{remote="mf-a",release="1",status="5xx"} 1');
  expect(text).toContain('gruenland_page_seconds_count{remote="mf-a",release="1"} 2');
});

test('releases that are gone leave the metrics', async () => {
  const metrics = new ReleaseMetrics();
  const old = { remote: 'mf-a', release: '0' };
  for (const one of [old, name]) {
    metrics.page(one, 200, 5, []);
    metrics.fault(one, 'browser');
    metrics.vital({ ...one, name: 'LCP', value: 900, rating: 'good' });
    metrics.vital({ ...one, name: 'CLS', value: 0, rating: 'good' });
  }
  metrics.keepOnly(new Set(['mf-a@1']));
  expect(Object.keys(metrics.report())).toEqual(['mf-a@1']);
  const text = await metrics.registry.metrics();
  expect(text).not.toContain('release="0"');
  expect(text).toContain('release="1"');
});
