import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { VitalReport } from '@gruenland/shared-contracts/api/telemetry.ts';
import type { AreaMetrics } from '@gruenland/shared-contracts/site-operations.ts';
import { ReleaseFigures } from './release-figures.ts';

/** Identifies a release. */
export interface ReleaseName {
  readonly remote: string;
  readonly release: string;
}

export type FaultSide = 'server' | 'browser';

/** Bucket bounds in seconds. */
const PAGE_BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 3];
const VITAL_BUCKETS = [0.05, 0.1, 0.2, 0.5, 1, 1.8, 2.5, 4, 8];
/** CLS has no unit. */
const SHIFT_BUCKETS = [0.01, 0.02, 0.05, 0.1, 0.25, 0.5];

const LABELS = ['remote', 'release'] as const;

/**
 * Metrics by release, for `/health`, for Prometheus and for judging canaries. Releases that are no
 * longer used are removed.
 */
export class ReleaseMetrics {
  readonly registry = new Registry();
  readonly #figures = new Map<string, ReleaseFigures>();
  readonly #pages = this.#counter('gruenland_pages_total', 'Answers by release and status', [
    ...LABELS,
    'status',
  ]);
  readonly #shown = this.#counter(
    'gruenland_release_renders_total',
    'Answers a release is part of',
    [...LABELS],
  );
  readonly #faults = this.#counter('gruenland_faults_total', 'Faults by release and side', [
    ...LABELS,
    'side',
  ]);
  readonly #seconds = this.#histogram('gruenland_page_seconds', 'Time to an answer', PAGE_BUCKETS);
  readonly #vitals = this.#histogram(
    'gruenland_web_vital_seconds',
    'FCP, INP, LCP, TTFB',
    VITAL_BUCKETS,
    ['vital'],
  );
  readonly #shifts = this.#histogram('gruenland_layout_shift', 'CLS of page views', SHIFT_BUCKETS);
  #faultListener: (name: ReleaseName) => void = () => {};

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Registers the listener that is called after each counted fault. */
  onFault(listener: (name: ReleaseName) => void): void {
    this.#faultListener = listener;
  }

  /**
   * Counts a response.
   * @param owner owner of the route
   * @param shown `remote@release` of every part on the page
   */
  recordPage(
    owner: ReleaseName,
    status: number,
    milliseconds: number,
    shown: readonly string[],
  ): void {
    const labels = { remote: owner.remote, release: owner.release };
    this.#pages.inc({ ...labels, status: `${Math.floor(status / 100)}xx` });
    this.#seconds.observe(labels, milliseconds / 1000);
    const figures = this.figuresOf(owner);
    figures.recordDuration(milliseconds);
    if (status >= 500) figures.failedPages += 1;
    for (const key of new Set([...shown, keyOf(owner)])) {
      this.#figuresForKey(key).pages += 1;
      this.#shown.inc(nameOf(key));
    }
  }

  /**
   * @param repeated the same visitor has reported a fault of this release before
   */
  recordFault(name: ReleaseName, side: FaultSide, repeated = false): void {
    this.#faults.inc({ remote: name.remote, release: name.release, side });
    const figures = this.figuresOf(name);
    if (side === 'server') figures.serverFaults += 1;
    else figures.browserFaults += 1;
    if (repeated) figures.repeatedFaults += 1;
    this.#faultListener(name);
  }

  recordVital({ remote, release, name, value }: VitalReport): void {
    if (name === 'CLS') this.#shifts.observe({ remote, release }, value);
    else this.#vitals.observe({ remote, release, vital: name }, value / 1000);
  }

  figuresOf({ remote, release }: ReleaseName): ReleaseFigures {
    return this.#figuresForKey(`${remote}@${release}`);
  }

  /** Statistics by `remote@release`. */
  report(): Readonly<Record<string, AreaMetrics>> {
    return Object.fromEntries(
      [...this.#figures].map(([key, figures]) => [key, figures.report()] as const),
    );
  }

  /** Removes all releases except these (`remote@release`). */
  keepOnly(held: ReadonlySet<string>): void {
    for (const key of this.#figures.keys()) {
      if (held.has(key)) continue;
      this.#figures.delete(key);
      this.#removeSeries(nameOf(key));
    }
  }

  /** Removes all series of a release. */
  #removeSeries(name: ReleaseName): void {
    this.#shown.remove({ ...name });
    for (const status of STATUSES) this.#pages.remove({ ...name, ...status });
    for (const side of SIDES) this.#faults.remove({ ...name, ...side });
    for (const vital of VITALS) this.#vitals.remove({ ...name, ...vital });
    this.#seconds.remove({ ...name });
    this.#shifts.remove({ ...name });
  }

  #figuresForKey(key: string): ReleaseFigures {
    let figures = this.#figures.get(key);
    if (!figures) this.#figures.set(key, (figures = new ReleaseFigures()));
    return figures;
  }

  #counter(name: string, help: string, labelNames: readonly string[]): Counter {
    return new Counter({ name, help, labelNames: [...labelNames], registers: [this.registry] });
  }

  #histogram(
    name: string,
    help: string,
    buckets: number[],
    more: readonly string[] = [],
  ): Histogram {
    const labelNames = [...LABELS, ...more];
    return new Histogram({ name, help, buckets, labelNames, registers: [this.registry] });
  }
}

export function keyOf({ remote, release }: ReleaseName): string {
  return `${remote}@${release}`;
}

function nameOf(key: string): { remote: string; release: string } {
  const [remote = '', release = ''] = key.split('@');
  return { remote, release };
}

const STATUSES = ['1xx', '2xx', '3xx', '4xx', '5xx'].map((status) => ({ status }));
const SIDES = (['server', 'browser'] as const).map((side) => ({ side }));
const VITALS = ['FCP', 'INP', 'LCP', 'TTFB'].map((vital) => ({ vital }));
