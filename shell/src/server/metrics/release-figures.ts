import { createHistogram } from 'node:perf_hooks';
import type { AreaFigures } from '@gruenland/shared-contracts/site-operations.ts';

/** Slowest page that is told apart, in milliseconds. */
const SLOWEST_MS = 60_000;

/** Counts for one release. */
export class ReleaseFigures {
  pages = 0;
  failedPages = 0;
  serverFaults = 0;
  browserFaults = 0;
  /** Of them, those of visitors whose browser had reported a fault of this release already. */
  repeatedFaults = 0;
  readonly #times = createHistogram({ lowest: 1, highest: SLOWEST_MS, figures: 2 });

  /** What a canary is judged by: a visitor's browser counts once. */
  get faults(): number {
    return this.serverFaults + this.browserFaults - this.repeatedFaults;
  }

  took(milliseconds: number): void {
    this.#times.record(Math.max(1, Math.min(SLOWEST_MS, Math.round(milliseconds))));
  }

  report(): AreaFigures {
    const { pages, failedPages, serverFaults, browserFaults } = this;
    const known = this.#times.count > 0;
    return {
      pages,
      failedPages,
      serverFaults,
      browserFaults,
      p50Ms: known ? this.#times.percentile(50) : null,
      p95Ms: known ? this.#times.percentile(95) : null,
    };
  }
}
