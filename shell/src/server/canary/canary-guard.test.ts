import { jest } from '@jest/globals';
import type { Logger } from '@gruenland/shared-contracts/logger.ts';
import { ReleaseMetrics } from '#server/metrics/release-metrics.ts';
import { CanaryGuard } from './canary-guard.ts';
import type { CanaryVerdict } from './canary-guard.ts';

const canaryName = { remote: 'mf-a', release: 'neu' };
const liveName = { remote: 'mf-a', release: 'alt' };
const log = { debug() {}, info() {}, warn() {}, error() {} } as unknown as Logger;

function startComparison() {
  const metrics = new ReleaseMetrics();
  const stop = jest.fn<(verdict: CanaryVerdict) => void>();
  const guard = new CanaryGuard(metrics, log, stop);
  const recordVisits = (name: typeof liveName, pages: number, faults: number) => {
    for (let page = 0; page < pages; page += 1) {
      if (page < faults) metrics.recordFault(name, page % 2 ? 'server' : 'browser');
      metrics.recordPage(name, page < faults ? 500 : 200, 5, []);
    }
  };
  return { metrics, guard, stop, visits: recordVisits };
}

test('stops a canary that fails more often than the live release', () => {
  const { guard, stop, visits: recordVisits } = startComparison();
  guard.begin(canaryName, liveName);
  recordVisits(liveName, 100, 0);
  recordVisits(canaryName, 10, 3);
  expect(stop).toHaveBeenCalledTimes(1);
  expect(stop.mock.calls[0]?.[0].canary).toEqual(canaryName);
});

test('stops a failing canary only once', () => {
  const { guard, stop, visits: recordVisits } = startComparison();
  guard.begin(canaryName, liveName);
  recordVisits(canaryName, 30, 30);
  expect(stop).toHaveBeenCalledTimes(1);
});

test.each<[string, number, number, number, number]>([
  ['fewer than three faults', 100, 0, 10, 2],
  ['the same error rate as the live release', 200, 20, 100, 10],
  ['an error rate below the tolerated one', 1000, 0, 1000, 10],
])('does not stop a canary: %s', (_case, livePages, liveFaults, pages, faults) => {
  const { guard, stop, visits: recordVisits } = startComparison();
  guard.begin(canaryName, liveName);
  recordVisits(liveName, livePages, liveFaults);
  recordVisits(canaryName, pages - faults, 0);
  recordVisits(canaryName, faults, faults);
  expect(stop).not.toHaveBeenCalled();
});

test('ignores faults of the live release from before the comparison', () => {
  const { guard, stop, visits: recordVisits } = startComparison();
  recordVisits(liveName, 100, 100);
  guard.begin(canaryName, liveName);
  recordVisits(liveName, 100, 0);
  recordVisits(canaryName, 10, 4);
  expect(stop).toHaveBeenCalledTimes(1);
});

test('stops nothing after the canary has ended', () => {
  const { guard, stop, visits: recordVisits } = startComparison();
  guard.begin(canaryName, liveName);
  guard.end('mf-a');
  recordVisits(canaryName, 10, 10);
  expect(stop).not.toHaveBeenCalled();
});
