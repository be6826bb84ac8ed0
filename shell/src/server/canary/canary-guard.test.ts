import { jest } from '@jest/globals';
import type { Logger } from '@gruenland/shared-contracts/logger.ts';
import { ReleaseMetrics } from '#server/metrics/release-metrics.ts';
import { CanaryGuard } from './canary-guard.ts';
import type { CanaryVerdict } from './canary-guard.ts';

const canaryReference = { remote: 'mf-a', release: 'neu' };
const liveReference = { remote: 'mf-a', release: 'alt' };
const log = { debug() {}, info() {}, warn() {}, error() {} } as unknown as Logger;

function startComparison() {
  const metrics = new ReleaseMetrics();
  const stop = jest.fn<(verdict: CanaryVerdict) => void>();
  const canaryGuard = new CanaryGuard(metrics, log, stop);
  let visitCount = 0;
  /**
   * Records `pages` visits with one page each; a fault occurs in each of the first `faults` visits.
   */
  const recordVisits = (
    name: typeof liveReference,
    pages: number,
    faults: number,
    side: 'server' | 'browser' = 'server',
  ) => {
    for (let page = 0; page < pages; page += 1) {
      visitCount += 1;
      const network = `network ${visitCount}`;
      metrics.recordPage(name, 200, 5, [], network);
      if (page >= faults) continue;
      if (side === 'browser') metrics.recordFault(name, side, network);
      else metrics.recordFaultyPage(new Set([`${name.remote}@${name.release}`]), network);
    }
  };
  return { metrics, canaryGuard, stop, recordVisits };
}

test.each(['server', 'browser'] as const)(
  'stops a canary that fails more often than the live release: %s',
  (side) => {
    const { canaryGuard, stop, recordVisits } = startComparison();
    canaryGuard.begin(canaryReference, liveReference);
    recordVisits(liveReference, 100, 0);
    recordVisits(canaryReference, 7, 0);
    recordVisits(canaryReference, 3, 3, side);
    expect(stop).toHaveBeenCalledTimes(1);
    expect(stop.mock.calls[0]?.[0].canary).toEqual(canaryReference);
  },
);

describe('security finding 7: reports of one network', () => {
  const network = '192.0.2.1';

  test('cannot stop a canary', () => {
    const { metrics, canaryGuard, stop, recordVisits } = startComparison();
    canaryGuard.begin(canaryReference, liveReference);
    recordVisits(canaryReference, 20, 0);
    metrics.recordPage(canaryReference, 200, 5, [], network);
    for (let count = 0; count < 1000; count += 1)
      metrics.recordFault(canaryReference, 'browser', network);
    expect(stop).not.toHaveBeenCalled();
  });

  test('cannot shield a canary', () => {
    const { metrics, canaryGuard, stop, recordVisits } = startComparison();
    canaryGuard.begin(canaryReference, liveReference);
    recordVisits(liveReference, 100, 0);
    metrics.recordPage(liveReference, 200, 5, [], network);
    for (let count = 0; count < 1000; count += 1) {
      metrics.recordFault(liveReference, 'browser', network);
      metrics.recordPage(canaryReference, 200, 5, [], network);
    }
    recordVisits(canaryReference, 10, 5, 'browser');
    expect(stop).toHaveBeenCalledTimes(1);
  });
});

describe('security finding 7: pages of one network', () => {
  const network = '2001:db8:1:2::/64';
  const failedCanary = new Set(['mf-a@neu']);

  test('cannot shield a canary that fails for ten others', () => {
    const { metrics, canaryGuard, stop, recordVisits } = startComparison();
    canaryGuard.begin(canaryReference, liveReference);
    for (let count = 0; count < 1000; count += 1)
      metrics.recordPage(canaryReference, 200, 5, [], network);
    recordVisits(canaryReference, 10, 10);
    expect(stop).toHaveBeenCalledTimes(1);
  });

  test('cannot stop a healthy canary', () => {
    const { metrics, canaryGuard, stop } = startComparison();
    canaryGuard.begin(canaryReference, liveReference);
    for (let count = 0; count < 1000; count += 1) {
      metrics.recordFault(canaryReference, 'server');
      metrics.recordFaultyPage(failedCanary, network);
      metrics.recordPage(canaryReference, 500, 5, [], network);
    }
    expect(stop).not.toHaveBeenCalled();
    expect(metrics.getCounts(canaryReference)).toMatchObject({ serverFaults: 1000, visits: 1 });
  });

  test('cannot stop a healthy canary by returning, visit after visit', () => {
    jest.useFakeTimers();
    const { metrics, canaryGuard, stop } = startComparison();
    canaryGuard.begin(canaryReference, liveReference);
    for (let visit = 0; visit < 10; visit += 1) {
      jest.advanceTimersByTime(11 * 60_000);
      metrics.recordFaultyPage(failedCanary, network);
    }
    jest.useRealTimers();
    expect(metrics.getCounts(canaryReference).serverFaultyVisits).toBe(10);
    expect(stop).not.toHaveBeenCalled();
  });

  test('make a live release look no worse, so that they cannot shield a canary', () => {
    const { metrics, canaryGuard, stop, recordVisits } = startComparison();
    canaryGuard.begin(canaryReference, liveReference);
    recordVisits(liveReference, 100, 0);
    for (let count = 0; count < 1000; count += 1)
      metrics.recordFaultyPage(new Set(['mf-a@alt']), network);
    recordVisits(canaryReference, 10, 5);
    expect(stop).toHaveBeenCalledTimes(1);
  });
});

test('stops a canary whose part is missing on pages of other remotes', () => {
  const { metrics, canaryGuard, stop } = startComparison();
  canaryGuard.begin(canaryReference, liveReference);
  for (let visitor = 1; visitor <= 3; visitor += 1) {
    metrics.recordPage({ remote: 'mf-b', release: '1' }, 200, 5, ['mf-b@1'], `${visitor}`);
    metrics.recordFaultyPage(new Set(['mf-a@neu']), `${visitor}`);
  }
  expect(stop).toHaveBeenCalledTimes(1);
});

test('stops a failing canary only once', () => {
  const { canaryGuard, stop, recordVisits } = startComparison();
  canaryGuard.begin(canaryReference, liveReference);
  recordVisits(canaryReference, 30, 30);
  expect(stop).toHaveBeenCalledTimes(1);
});

test.each<[string, number, number, number, number]>([
  ['fewer than three faults', 100, 0, 10, 2],
  ['the same error rate as the live release', 200, 20, 100, 10],
  ['an error rate below the tolerated one', 1000, 0, 1000, 10],
])('does not stop a canary: %s', (_case, livePageCount, liveFaultCount, pages, faults) => {
  const { canaryGuard, stop, recordVisits } = startComparison();
  canaryGuard.begin(canaryReference, liveReference);
  recordVisits(liveReference, livePageCount, liveFaultCount);
  recordVisits(canaryReference, pages - faults, 0);
  recordVisits(canaryReference, faults, faults);
  expect(stop).not.toHaveBeenCalled();
});

test('ignores faults of the live release from before the comparison', () => {
  const { canaryGuard, stop, recordVisits } = startComparison();
  recordVisits(liveReference, 100, 100);
  canaryGuard.begin(canaryReference, liveReference);
  recordVisits(liveReference, 100, 0);
  recordVisits(canaryReference, 10, 4);
  expect(stop).toHaveBeenCalledTimes(1);
});

test('stops nothing after the canary has ended', () => {
  const { canaryGuard, stop, recordVisits } = startComparison();
  canaryGuard.begin(canaryReference, liveReference);
  canaryGuard.end('mf-a');
  recordVisits(canaryReference, 10, 10);
  expect(stop).not.toHaveBeenCalled();
});

describe('forms', () => {
  const sendForms = (
    metrics: ReleaseMetrics,
    name: typeof liveReference,
    statuses: readonly number[],
  ) => {
    for (const [visitor, status] of statuses.entries())
      metrics.recordForm(name, status, `${name.release} ${visitor}`);
  };

  test('stop a canary that refuses them to every visitor', () => {
    const { metrics, canaryGuard, stop } = startComparison();
    canaryGuard.begin(canaryReference, liveReference);
    sendForms(metrics, liveReference, [303, 303, 422]);
    sendForms(metrics, canaryReference, [422, 400, 422]);
    expect(stop).not.toHaveBeenCalled();
    metrics.recordForm(canaryReference, 422, 'one more');
    expect(stop).toHaveBeenCalledTimes(1);
    expect(metrics.getMetricsByRelease()['mf-a@neu']).toMatchObject({ forms: 4, refusedForms: 4 });
  });

  test('do not stop a canary whose visitors correct a mistake, nor for one visitor', () => {
    const { metrics, canaryGuard, stop } = startComparison();
    canaryGuard.begin(canaryReference, liveReference);
    for (let visitor = 0; visitor < 10; visitor += 1) {
      metrics.recordForm(canaryReference, 422, `visitor ${visitor}`);
      metrics.recordForm(canaryReference, 303, `visitor ${visitor}`);
    }
    for (let count = 0; count < 100; count += 1) metrics.recordForm(canaryReference, 422, 'one');
    expect(stop).not.toHaveBeenCalled();
  });
});
