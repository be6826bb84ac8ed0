import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { VitalReport } from '@gruenland/shared-contracts/api/telemetry.ts';
import type { AreaMetrics } from '@gruenland/shared-contracts/site-operations.ts';
import { ReleaseCounts } from './release-counts.ts';
import { FormVisits } from './form-visits.ts';
import { ReleaseVisits } from './release-visits.ts';
import type { FaultSide } from './release-visits.ts';

/** Identifies a release by remote and release id. */
export interface ReleaseReference {
  readonly remote: string;
  readonly release: string;
}

/** Upper bounds in seconds of the histogram buckets for page times. */
const PAGE_BUCKETS_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 3];
/** Upper bounds in seconds of the histogram buckets for all web vitals except CLS. */
const VITAL_BUCKETS_SECONDS = [0.05, 0.1, 0.2, 0.5, 1, 1.8, 2.5, 4, 8];
/** Upper bounds of the histogram buckets for CLS, which has no unit. */
const LAYOUT_SHIFT_BUCKETS = [0.01, 0.02, 0.05, 0.1, 0.25, 0.5];

const RELEASE_LABELS = ['remote', 'release'] as const;

/**
 * Collects metrics by release for `/health`, for Prometheus and for the canary guard. Releases that
 * are no longer used are removed.
 */
export class ReleaseMetrics {
  readonly registry = new Registry();
  readonly #counts = new Map<string, ReleaseCounts>();
  readonly #visits = new ReleaseVisits();
  readonly #formVisits = new FormVisits();
  readonly #pages = this.#createCounter(
    'gruenland_pages_total',
    'Answers by release and status',
    [...RELEASE_LABELS, 'status'],
    () => this.#collectPages(),
  );
  readonly #shownReleases = this.#createCounter(
    'gruenland_release_renders_total',
    'Answers a release is part of',
    [...RELEASE_LABELS],
    () => this.#collectShownReleases(),
  );
  readonly #faults = this.#createCounter('gruenland_faults_total', 'Faults by release and side', [
    ...RELEASE_LABELS,
    'side',
  ]);
  readonly #pageSeconds = this.#createHistogram(
    'gruenland_page_seconds',
    'Time to an answer',
    PAGE_BUCKETS_SECONDS,
  );
  readonly #vitals = this.#createHistogram(
    'gruenland_web_vital_seconds',
    'FCP, INP, LCP, TTFB',
    VITAL_BUCKETS_SECONDS,
    ['vital'],
  );
  readonly layoutShifts = this.#createHistogram(
    'gruenland_layout_shift',
    'CLS of page views',
    LAYOUT_SHIFT_BUCKETS,
  );
  #faultListener: (name: ReleaseReference) => void = () => {};

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Registers the listener that is called after each faulty visit and refused form of any release. */
  onFault(listener: (name: ReleaseReference) => void): void {
    this.#faultListener = listener;
  }

  /**
   * Counts a page response.
   * @param owner release that owns the route
   * @param shownReleases `remote@release` of every part on the page, each once
   * @param network network of the visitor; if it is absent, no visit is counted
   */
  recordPage(
    owner: ReleaseReference,
    status: number,
    durationMs: number,
    shownReleases: readonly string[],
    network?: string,
  ): void {
    const { remote, release } = owner;
    this.#pageSeconds.observe({ remote, release }, durationMs / 1000);
    this.getCounts(owner).recordAnswer(status, durationMs);
    const ownerKey = getKey(owner);
    const keys = shownReleases.includes(ownerKey) ? shownReleases : [...shownReleases, ownerKey];
    for (const key of keys) this.getCountsForKey(key).pages += 1;
    if (network !== undefined) this.#beginVisits(keys, network);
  }

  /**
   * Counts a page in which releases failed on the server. One visitor can request any number of
   * pages, so only the first faulty page of a visit counts against a canary.
   * @param faultyReleases `remote@release`; the page's shown releases do not include the release of
   *   a failed part
   * @param network network of the visitor
   */
  recordFaultyPage(faultyReleases: ReadonlySet<string>, network: string): void {
    this.#beginVisits(faultyReleases, network);
    for (const key of faultyReleases) {
      if (!this.#visits.recordFault(key, network, 'server')) continue;
      const counts = this.getCountsForKey(key);
      counts.serverFaultyVisits += 1;
      counts.recordFaultyNetwork(network);
      this.#faultListener(getName(key));
    }
  }

  #beginVisits(keys: Iterable<string>, network: string): void {
    for (const key of this.#visits.recordPage(keys, network)) this.getCountsForKey(key).visits += 1;
  }

  /**
   * Counts an action's response to a form.
   * @param network network of the visitor, because a canary is judged by visits, not by single forms
   */
  recordForm(owner: ReleaseReference, status: number, network: string): void {
    const isRefused = status === 400 || status === 422;
    const counts = this.getCounts(owner);
    counts.forms += 1;
    if (isRefused) counts.refusedForms += 1;
    const change = this.#formVisits.record(getKey(owner), network, isRefused);
    counts.formVisits += change.visits;
    counts.refusedFormVisits += change.refusedVisits;
    if (!isRefused) return;
    counts.recordFaultyNetwork(network);
    this.#faultListener(owner);
  }

  /**
   * Counts a fault of a release. Faults on the server do not count against a canary here, but in
   * {@link recordFaultyPage}.
   * @param network network of the browser that reports the fault. Reports can be forged, so only
   *   the first report of a visit counts against a canary, and reports from networks without a
   *   visit never do.
   */
  recordFault(name: ReleaseReference, side: FaultSide, network?: string): void {
    this.#faults.inc({ remote: name.remote, release: name.release, side });
    const counts = this.getCounts(name);
    if (side === 'server') counts.serverFaults += 1;
    else counts.browserFaults += 1;
    if (network === undefined || !this.#visits.recordFault(getKey(name), network, side)) return;
    counts.browserFaultyVisits += 1;
    counts.recordFaultyNetwork(network);
    this.#faultListener(name);
  }

  recordVital({ remote, release, name, value }: VitalReport): void {
    if (name === 'CLS') this.layoutShifts.observe({ remote, release }, value);
    else this.#vitals.observe({ remote, release, vital: name }, value / 1000);
  }

  getCounts({ remote, release }: ReleaseReference): ReleaseCounts {
    return this.getCountsForKey(`${remote}@${release}`);
  }

  /** Returns the statistics by `remote@release`. */
  getMetricsByRelease(): Readonly<Record<string, AreaMetrics>> {
    return Object.fromEntries(
      [...this.#counts].map(([key, counts]) => [key, counts.report()] as const),
    );
  }

  /** Removes the metrics of all releases except `usedReleases` (`remote@release`). */
  removeUnusedReleases(usedReleases: ReadonlySet<string>): void {
    for (const key of this.#counts.keys()) {
      if (usedReleases.has(key)) continue;
      this.#counts.delete(key);
      this.#removeSeries(getName(key));
    }
  }

  /** Removes all Prometheus series of a release. */
  #removeSeries(name: ReleaseReference): void {
    for (const side of SIDE_LABELS) this.#faults.remove({ ...name, ...side });
    for (const vital of VITAL_LABELS) this.#vitals.remove({ ...name, ...vital });
    this.#pageSeconds.remove({ ...name });
    this.layoutShifts.remove({ ...name });
  }

  getCountsForKey(key: string): ReleaseCounts {
    let counts = this.#counts.get(key);
    if (!counts) this.#counts.set(key, (counts = new ReleaseCounts()));
    return counts;
  }

  /** Takes over the numbers of answers when they are read, because answers come all the time. */
  #collectPages(): void {
    this.#pages.reset();
    for (const [key, { answers }] of this.#counts)
      for (const [status, count] of answers) this.#pages.inc({ ...getName(key), status }, count);
  }

  #collectShownReleases(): void {
    this.#shownReleases.reset();
    for (const [key, { pages }] of this.#counts)
      if (pages > 0) this.#shownReleases.inc(getName(key), pages);
  }

  /** @param collect updates the counter before it is read */
  #createCounter(
    name: string,
    help: string,
    labelNames: readonly string[],
    collect?: () => void,
  ): Counter {
    return new Counter({
      name,
      help,
      labelNames: [...labelNames],
      registers: [this.registry],
      ...(collect && { collect }),
    });
  }

  #createHistogram(
    name: string,
    help: string,
    buckets: number[],
    extraLabels: readonly string[] = [],
  ): Histogram {
    const labelNames = [...RELEASE_LABELS, ...extraLabels];
    return new Histogram({ name, help, buckets, labelNames, registers: [this.registry] });
  }
}

function getKey({ remote, release }: ReleaseReference): string {
  return `${remote}@${release}`;
}

function getName(key: string): { remote: string; release: string } {
  const [remote = '', release = ''] = key.split('@');
  return { remote, release };
}

const SIDE_LABELS = (['server', 'browser'] as const).map((side) => ({ side }));
const VITAL_LABELS = ['FCP', 'INP', 'LCP', 'TTFB'].map((vital) => ({ vital }));
