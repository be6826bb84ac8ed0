import { createHistogram } from 'node:perf_hooks';
import type { AreaMetrics } from '@gruenland/shared-contracts/site-operations.ts';

/** Upper limit of recorded page times in milliseconds. Longer times count as this limit. */
const MAX_PAGE_TIME_MS = 60_000;

/**
 * Minimum number of networks with faults for judging a release. With fewer networks it is not
 * judged, however many faults it has.
 */
const MIN_FAULTY_NETWORKS = 3;

/** Numbers of responses and faults of one release, and its page times. */
export class ReleaseCounts {
  pages = 0;
  failedPages = 0;
  /** Number of answers by class of their status, for example `2xx`. */
  readonly answers = new Map<string, number>();
  serverFaults = 0;
  browserFaults = 0;
  /**
   * Number of visits. A visit is all pages of this release that a network gets in ten minutes, which
   * start with the network's first page of any release.
   */
  visits = 0;
  /** Number of visits that got a page in which this release failed on the server. */
  serverFaultyVisits = 0;
  /** Number of visits from which browsers reported a fault. */
  browserFaultyVisits = 0;
  /** Number of forms to which an action of this release responded. */
  forms = 0;
  /** Number of forms that an action refused with status 400 or 422. */
  refusedForms = 0;
  /** Number of visits that sent forms. */
  formVisits = 0;
  /** Number of visits in which every form was refused. */
  refusedFormVisits = 0;
  readonly #faultyNetworks = new Set<string>();
  readonly #times = createHistogram({ lowest: 1, highest: MAX_PAGE_TIME_MS, figures: 2 });

  /**
   * Whether faults from several networks were counted, so that no single network can stop a canary.
   */
  get hasFaultsFromSeveralNetworks(): boolean {
    return this.#faultyNetworks.size >= MIN_FAULTY_NETWORKS;
  }

  recordFaultyNetwork(network: string): void {
    if (!this.hasFaultsFromSeveralNetworks) this.#faultyNetworks.add(network);
  }

  recordAnswer(status: number, durationMs: number): void {
    const statusClass = `${Math.floor(status / 100)}xx`;
    this.answers.set(statusClass, (this.answers.get(statusClass) ?? 0) + 1);
    if (status >= 500) this.failedPages += 1;
    this.#times.record(Math.max(1, Math.min(MAX_PAGE_TIME_MS, Math.round(durationMs))));
  }

  report(): AreaMetrics & { readonly forms: number; readonly refusedForms: number } {
    const { pages, failedPages, serverFaults, browserFaults, forms, refusedForms } = this;
    const hasPageTimes = this.#times.count > 0;
    return {
      pages,
      failedPages,
      serverFaults,
      browserFaults,
      forms,
      refusedForms,
      p50Ms: hasPageTimes ? this.#times.percentile(50) : null,
      p95Ms: hasPageTimes ? this.#times.percentile(95) : null,
    };
  }
}
