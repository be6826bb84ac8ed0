import { createHistogram } from 'node:perf_hooks';
import type { AreaMetrics } from '@gruenland/shared-contracts/site-operations.ts';

/** Upper limit of recorded page times in milliseconds. Longer times count as this limit. */
const MAX_PAGE_TIME_MS = 60_000;

/** Numbers of responses and faults of one release, and its page times. */
export class ReleaseCounts {
  pages = 0;
  failedPages = 0;
  serverFaults = 0;
  browserFaults = 0;
  /** Number of browser faults from visitors who had reported a fault of this release before. */
  repeatedFaults = 0;
  readonly #times = createHistogram({ lowest: 1, highest: MAX_PAGE_TIME_MS, figures: 2 });

  /** Number of faults by which a canary is judged; each visitor's browser counts once. */
  get faults(): number {
    return this.serverFaults + this.browserFaults - this.repeatedFaults;
  }

  recordDuration(durationMs: number): void {
    this.#times.record(Math.max(1, Math.min(MAX_PAGE_TIME_MS, Math.round(durationMs))));
  }

  report(): AreaMetrics {
    const { pages, failedPages, serverFaults, browserFaults } = this;
    const hasTimes = this.#times.count > 0;
    return {
      pages,
      failedPages,
      serverFaults,
      browserFaults,
      p50Ms: hasTimes ? this.#times.percentile(50) : null,
      p95Ms: hasTimes ? this.#times.percentile(95) : null,
    };
  }
}
