import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { VitalReport } from '@gruenland/shared-contracts/api/telemetry.ts';
import type { AreaFigures } from '@gruenland/shared-contracts/site-operations.ts';
import { ReleaseFigures } from './release-figures.ts';

/** Which release something is about. */
export interface ReleaseName {
  readonly remote: string;
  readonly release: string;
}

export type FaultSide = 'server' | 'browser';

/** Seconds. */
const PAGE_BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 3];
const VITAL_BUCKETS = [0.05, 0.1, 0.2, 0.5, 1, 1.8, 2.5, 4, 8];
/** CLS has no unit. */
const SHIFT_BUCKETS = [0.01, 0.02, 0.05, 0.1, 0.25, 0.5];

const LABELS = ['remote', 'release'] as const;

/**
 * What every release does in this process: for `/health`, for Prometheus, and for judging a
 * canary. Releases that no page is made with any more leave the metrics.
 */
export class ReleaseMetrics {
  readonly registry = new Registry();
  readonly #figures = new Map<string, ReleaseFigures>();
  readonly #pages = this.#counter('gruenland_pages_total', 'Answers by release and status', [
    ...LABELS,
    'status',
  ]);
  readonly #shown = this.#counter('gruenland_shown_total', 'Answers a release is part of', [
    ...LABELS,
  ]);
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
  #onFault: (name: ReleaseName) => void = () => {};

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Tells of each fault, after it was counted. */
  watchFaults(heard: (name: ReleaseName) => void): void {
    this.#onFault = heard;
  }

  /**
   * A page was answered.
   * @param owner whose route it was
   * @param shown `remote@release` of everything on it
   */
  page(owner: ReleaseName, status: number, milliseconds: number, shown: readonly string[]): void {
    const labels = { remote: owner.remote, release: owner.release };
    this.#pages.inc({ ...labels, status: `${Math.floor(status / 100)}xx` });
    this.#seconds.observe(labels, milliseconds / 1000);
    const figures = this.of(owner);
    figures.took(milliseconds);
    if (status >= 500) figures.failedPages += 1;
    for (const key of new Set([...shown, keyOf(owner)])) {
      this.#ofKey(key).pages += 1;
      this.#shown.inc(nameOf(key));
    }
  }

  /** @param repeated the same visitor reported one of this release a while ago */
  fault(name: ReleaseName, side: FaultSide, repeated = false): void {
    this.#faults.inc({ remote: name.remote, release: name.release, side });
    const figures = this.of(name);
    if (side === 'server') figures.serverFaults += 1;
    else figures.browserFaults += 1;
    if (repeated) figures.repeatedFaults += 1;
    this.#onFault(name);
  }

  vital({ remote, release, name, value }: VitalReport): void {
    if (name === 'CLS') this.#shifts.observe({ remote, release }, value);
    else this.#vitals.observe({ remote, release, vital: name }, value / 1000);
  }

  of({ remote, release }: ReleaseName): ReleaseFigures {
    return this.#ofKey(`${remote}@${release}`);
  }

  /** By `remote@release`. */
  report(): Readonly<Record<string, AreaFigures>> {
    return Object.fromEntries(
      [...this.#figures].map(([key, figures]) => [key, figures.report()] as const),
    );
  }

  /** Forgets releases other than these (`remote@release`). */
  keepOnly(held: ReadonlySet<string>): void {
    for (const key of this.#figures.keys()) {
      if (held.has(key)) continue;
      this.#figures.delete(key);
      this.#forget(nameOf(key));
    }
  }

  /** A series goes with all its labels. */
  #forget(name: ReleaseName): void {
    this.#shown.remove({ ...name });
    for (const status of STATUSES) this.#pages.remove({ ...name, ...status });
    for (const side of SIDES) this.#faults.remove({ ...name, ...side });
    for (const vital of VITALS) this.#vitals.remove({ ...name, ...vital });
    this.#seconds.remove({ ...name });
    this.#shifts.remove({ ...name });
  }

  #ofKey(key: string): ReleaseFigures {
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

/** `remote@release`. */
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
