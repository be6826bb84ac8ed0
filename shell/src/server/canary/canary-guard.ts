import type { Logger } from '@gruenland/shared-contracts/logger.ts';
import type { ReleaseCounts } from '#server/metrics/release-counts.ts';
import type { ReleaseMetrics, ReleaseReference } from '#server/metrics/release-metrics.ts';
import { computeWilsonInterval } from './wilson-interval.ts';

/** Minimum number of visits with a fault before a canary can be stopped. */
const MIN_FAULTY_VISITS = 3;
/** Error rate below which a canary is never stopped. */
const TOLERATED_ERROR_RATE = 0.02;
/**
 * Minimum number of visits of the live release; with fewer visits an assumed error rate is used.
 */
const MIN_LIVE_VISITS = 20;
/**
 * Assumed upper bound of the live release's error rate while it has fewer than `MIN_LIVE_VISITS`
 * visits.
 */
const ASSUMED_LIVE_ERROR_RATE = 0.05;
/**
 * Assumed upper bound of the live release's refusal rate while it has fewer than `MIN_LIVE_VISITS`
 * form visits. The refusal rate is the share of form visits in which all forms were refused. The
 * bound is high, because some visitors give up after a mistake of their own.
 */
const ASSUMED_REFUSAL_RATE = 0.5;
/** Index of the sample for forms in {@link Samples}. */
const FORM_SAMPLE_INDEX = 2;

interface CanaryComparison {
  readonly canary: ReleaseReference;
  readonly live: ReleaseReference;
  /**
   * Samples of the live release when the comparison began. The guard subtracts these samples from
   * later samples, so that only faults since then count.
   */
  readonly liveSamplesAtStart: Samples;
}

interface Sample {
  readonly faults: number;
  readonly total: number;
}

/**
 * Three samples of a release. `server`: visits with a fault on the server and all visits. `browser`:
 * visits with a fault in the browser and all visits. `forms`: visits whose forms were all refused and
 * all visits that sent forms.
 */
type Samples = readonly [server: Sample, browser: Sample, forms: Sample];

function getSamples(counts: ReleaseCounts): Samples {
  const { visits, serverFaultyVisits, browserFaultyVisits, formVisits, refusedFormVisits } = counts;
  return [
    { faults: serverFaultyVisits, total: visits },
    { faults: browserFaultyVisits, total: visits },
    { faults: refusedFormVisits, total: formVisits },
  ];
}

export interface CanaryVerdict {
  readonly canary: ReleaseReference;
  /** Fraction of the canary's visits in which a fault occurred, 0 to 1. */
  readonly rate: number;
  readonly liveRate: number;
}

/**
 * Compares the error rates of each canary with those of the live release. All faults are counted
 * per visit, so that one visitor can neither stop a canary nor hide its faults. Stops a canary if
 * its faults come from several networks and the lower bound of one of its error rates exceeds the
 * upper bound of the live release's rate (95 % confidence intervals).
 */
export class CanaryGuard {
  readonly #metrics: ReleaseMetrics;
  readonly #log: Logger;
  readonly #stop: (verdict: CanaryVerdict) => void;
  readonly #comparisons = new Map<string, CanaryComparison>();

  constructor(metrics: ReleaseMetrics, log: Logger, stop: (verdict: CanaryVerdict) => void) {
    this.#metrics = metrics;
    this.#log = log;
    this.#stop = stop;
    metrics.onFault(({ remote }) => this.#stopCanaryIfWorse(remote));
  }

  begin(canary: ReleaseReference, liveReleaseName: ReleaseReference): void {
    const liveSamplesAtStart = getSamples(this.#metrics.getCounts(liveReleaseName));
    this.#comparisons.set(canary.remote, { canary, live: liveReleaseName, liveSamplesAtStart });
  }

  end(remote: string): void {
    this.#comparisons.delete(remote);
  }

  #stopCanaryIfWorse(remote: string): void {
    const comparison = this.#comparisons.get(remote);
    if (!comparison) return;
    const canaryCounts = this.#metrics.getCounts(comparison.canary);
    if (!canaryCounts.hasFaultsFromSeveralNetworks) return;
    const canarySamples = getSamples(canaryCounts);
    const liveSamples = getSamples(this.#metrics.getCounts(comparison.live));
    for (const [index, canary] of canarySamples.entries()) {
      const liveSampleAtStart = comparison.liveSamplesAtStart[index] ?? EMPTY_SAMPLE;
      const currentLiveSample = liveSamples[index] ?? EMPTY_SAMPLE;
      const live = {
        faults: currentLiveSample.faults - liveSampleAtStart.faults,
        total: currentLiveSample.total - liveSampleAtStart.total,
      };
      const assumedRate =
        index === FORM_SAMPLE_INDEX ? ASSUMED_REFUSAL_RATE : ASSUMED_LIVE_ERROR_RATE;
      if (isCanaryWorse(canary, live, assumedRate))
        return this.#stopCanary(comparison.canary, canary, live);
    }
  }

  #stopCanary(canary: ReleaseReference, sample: Sample, live: Sample): void {
    this.#comparisons.delete(canary.remote);
    const verdict = { canary, rate: computeRate(sample), liveRate: computeRate(live) };
    this.#log.error({ ...canary, ...verdict }, 'canary stopped because of its error rate');
    this.#stop(verdict);
  }
}

const EMPTY_SAMPLE: Sample = { faults: 0, total: 0 };

function isCanaryWorse(canary: Sample, live: Sample, assumedLiveRate: number): boolean {
  if (canary.faults < MIN_FAULTY_VISITS) return false;
  const liveRateBound =
    live.total >= MIN_LIVE_VISITS
      ? computeWilsonInterval(live.faults, live.total).high
      : assumedLiveRate;
  const { low } = computeWilsonInterval(canary.faults, canary.total);
  return low > Math.max(TOLERATED_ERROR_RATE, liveRateBound);
}

function computeRate({ faults, total }: Sample): number {
  return faults / Math.max(1, total, faults);
}
