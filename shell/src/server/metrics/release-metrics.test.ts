import { ReleaseMetrics } from './release-metrics.ts';

const name = { remote: 'mf-a', release: '1' };

test('counts responses for the owner and for all releases on the page', async () => {
  const metrics = new ReleaseMetrics();
  metrics.recordPage(name, 200, 12, ['mf-a@1', 'mf-b@7']);
  metrics.recordPage(name, 503, 40, []);
  metrics.recordFault(name, 'server');
  expect(metrics.getMetricsByRelease()['mf-a@1']).toEqual({
    pages: 2,
    failedPages: 1,
    serverFaults: 1,
    forms: 0,
    refusedForms: 0,
    browserFaults: 0,
    p50Ms: 12,
    p95Ms: 40,
  });
  expect(metrics.getMetricsByRelease()['mf-b@7']).toMatchObject({ pages: 1, p50Ms: null });
  const text = await metrics.registry.metrics();
  expect(text).toContain('gruenland_pages_total{remote="mf-a",release="1",status="5xx"} 1');
  expect(text).toContain('gruenland_page_seconds_count{remote="mf-a",release="1"} 2');
});

test('removes releases that are no longer used', async () => {
  const metrics = new ReleaseMetrics();
  const unusedRelease = { remote: 'mf-a', release: '0' };
  for (const release of [unusedRelease, name]) {
    metrics.recordPage(release, 200, 5, []);
    metrics.recordFault(release, 'browser');
    metrics.recordVital({ ...release, name: 'LCP', value: 900, rating: 'good' });
    metrics.recordVital({ ...release, name: 'CLS', value: 0, rating: 'good' });
  }
  metrics.removeUnusedReleases(new Set(['mf-a@1']));
  expect(Object.keys(metrics.getMetricsByRelease())).toEqual(['mf-a@1']);
  const text = await metrics.registry.metrics();
  expect(text).not.toContain('release="0"');
  expect(text).toContain('release="1"');
});
