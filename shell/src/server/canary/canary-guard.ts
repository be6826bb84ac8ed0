import type { Logger } from '@gruenland/shared-contracts/logger.ts';
import type { ReleaseMetrics, ReleaseName } from '#server/metrics/release-metrics.ts';
import { wilsonInterval } from './wilson-interval.ts';

/** Minimum number of errors before a canary is judged. */
const MIN_FAULTS = 3;
/** Error rate below which a canary is never stopped. */
const TOLERATED_RATE = 0.02;
/** Minimum number of responses of the live release before its error rate is computed. */
const MIN_LIVE_PAGES = 20;
/** Upper bound of the live release's error rate that is assumed below `MIN_LIVE_PAGES`. */
const ASSUMED_LIVE_RATE = 0.05;

interface Comparison {
  readonly canary: ReleaseName;
  readonly live: ReleaseName;
  /**
   * Number of the live release's responses when the comparison began. The guard subtracts it from
   * later counts.
   */
  readonly livePages: number;
  readonly liveFaults: number;
}

export interface CanaryVerdict {
  readonly canary: ReleaseName;
  /** Errors per response, 0 to 1. */
  readonly rate: number;
  readonly liveRate: number;
}

/**
 * Compares each canary with the live release. Stops a canary when the lower bound of its error rate
 * exceeds the upper bound of the live release's error rate (95 % confidence intervals).
 */
export class CanaryGuard {
  readonly #metrics: ReleaseMetrics;
  readonly #log: Logger;
  readonly #stop: (verdict: CanaryVerdict) => void;
  readonly #comparisons = new Map<string, Comparison>();

  constructor(metrics: ReleaseMetrics, log: Logger, stop: (verdict: CanaryVerdict) => void) {
    this.#metrics = metrics;
    this.#log = log;
    this.#stop = stop;
    metrics.onFault(({ remote }) => this.#judge(remote));
  }

  begin(canary: ReleaseName, liveName: ReleaseName): void {
    const { pages, faults } = this.#metrics.getCounts(liveName);
    this.#comparisons.set(canary.remote, {
      canary,
      live: liveName,
      livePages: pages,
      liveFaults: faults,
    });
  }

  end(remote: string): void {
    this.#comparisons.delete(remote);
  }

  #judge(remote: string): void {
    const comparison = this.#comparisons.get(remote);
    if (!comparison) return;
    const { pages, faults } = this.#metrics.getCounts(comparison.canary);
    if (faults < MIN_FAULTS) return;
    const liveCounts = this.#metrics.getCounts(comparison.live);
    const livePages = liveCounts.pages - comparison.livePages;
    const liveFaults = liveCounts.faults - comparison.liveFaults;
    const isLiveRateKnown = livePages >= MIN_LIVE_PAGES;
    const liveRateBound = isLiveRateKnown
      ? wilsonInterval(liveFaults, livePages).high
      : ASSUMED_LIVE_RATE;
    // An error is counted before the page in which it happened, so faults may exceed pages.
    if (
      wilsonInterval(faults, Math.max(pages, faults)).low <= Math.max(TOLERATED_RATE, liveRateBound)
    )
      return;
    this.#comparisons.delete(remote);
    const verdict = {
      canary: comparison.canary,
      rate: faults / Math.max(pages, faults),
      liveRate: liveFaults / Math.max(1, livePages),
    };
    this.#log.error({ ...verdict.canary, ...verdict }, 'canary stopped because of its error rate');
    this.#stop(verdict);
  }
}
