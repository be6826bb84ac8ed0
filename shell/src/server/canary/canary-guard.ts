import type { Logger } from '@gruenland/shared-contracts/logger.ts';
import type { ReleaseMetrics, ReleaseName } from '#server/metrics/release-metrics.ts';
import { wilson } from './wilson.ts';

/** So many faults must have happened before a canary is judged at all. */
const MIN_FAULTS = 3;
/** A rate that no canary is stopped for, however good the live release is. */
const TOLERATED = 0.02;
/** The live release's rate is unknown with fewer answers; then this is taken for its upper bound. */
const MIN_LIVE_PAGES = 20;
const UNKNOWN_LIVE = 0.05;

interface Trial {
  readonly canary: ReleaseName;
  readonly live: ReleaseName;
  /** The live release's counts when the trial began: only what came since is compared. */
  readonly livePages: number;
  readonly liveFaults: number;
}

export interface CanaryVerdict {
  readonly canary: ReleaseName;
  /** Faults per answer, 0 to 1. */
  readonly rate: number;
  readonly liveRate: number;
}

/**
 * Compares each canary with the release it would replace. It is stopped when its error rate is
 * clearly above: the low end of its confidence interval lies above the high end of the other's.
 */
export class CanaryGuard {
  readonly #metrics: ReleaseMetrics;
  readonly #log: Logger;
  readonly #stop: (verdict: CanaryVerdict) => void;
  readonly #trials = new Map<string, Trial>();

  constructor(metrics: ReleaseMetrics, log: Logger, stop: (verdict: CanaryVerdict) => void) {
    this.#metrics = metrics;
    this.#log = log;
    this.#stop = stop;
    metrics.watchFaults(({ remote }) => this.#judge(remote));
  }

  begin(canary: ReleaseName, live: ReleaseName): void {
    const { pages, faults } = this.#metrics.of(live);
    this.#trials.set(canary.remote, { canary, live, livePages: pages, liveFaults: faults });
  }

  end(remote: string): void {
    this.#trials.delete(remote);
  }

  #judge(remote: string): void {
    const trial = this.#trials.get(remote);
    if (!trial) return;
    const { pages, faults } = this.#metrics.of(trial.canary);
    if (faults < MIN_FAULTS) return;
    const live = this.#metrics.of(trial.live);
    const livePages = live.pages - trial.livePages;
    const liveFaults = live.faults - trial.liveFaults;
    const known = livePages >= MIN_LIVE_PAGES;
    const bound = known ? wilson(liveFaults, livePages).high : UNKNOWN_LIVE;
    // A fault is counted before its page is: the page is on its way.
    if (wilson(faults, Math.max(pages, faults)).low <= Math.max(TOLERATED, bound)) return;
    this.#trials.delete(remote);
    const verdict = {
      canary: trial.canary,
      rate: faults / Math.max(pages, faults),
      liveRate: liveFaults / Math.max(1, livePages),
    };
    this.#log.error({ ...verdict.canary, ...verdict }, 'canary is stopped: it fails more often');
    this.#stop(verdict);
  }
}
