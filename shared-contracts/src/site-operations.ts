/**
 * Metrics of one release, counted by the shell process that answers the request, since that process
 * started.
 */
export interface AreaMetrics {
  /** Number of pages that contained a part of the release. */
  readonly pages: number;
  /** Number of the release's own pages that answered with status 500 or higher. */
  readonly failedPages: number;
  readonly serverFaults: number;
  readonly browserFaults: number;
  /** Response times of the release's own pages in milliseconds; null before the first. */
  readonly p50Ms: number | null;
  readonly p95Ms: number | null;
}

/** Identification of a release. */
export interface AreaRelease {
  readonly id: string;
  readonly commit: string | null;
  /** ISO 8601 time of the build. */
  readonly builtAt: string;
}

/** A canary release. */
export interface AreaCanary {
  readonly id: string;
  /** Percentage of visitors; 0 once the canary was stopped. */
  readonly share: number;
  /** Id of the release change that started the canary; a stop applies to this change only. */
  readonly flip: string;
  /** Reason for stopping; null while the canary runs. */
  readonly stopped: string | null;
  readonly metrics: AreaMetrics;
}

/** State of one area in the shell process that answers the request. */
export interface AreaOperations {
  readonly name: string;
  readonly label: string;
  /** Paths that the area owns. */
  readonly paths: readonly string[];
  readonly state: 'loading' | 'live' | 'stale' | 'unavailable';
  /** Problem with the release origin or the offered release. */
  readonly problem: string | null;
  /** ISO 8601 time since which the problem exists. */
  readonly since: string | null;
  readonly live: (AreaRelease & { readonly metrics: AreaMetrics }) | null;
  readonly canary: AreaCanary | null;
}

/**
 * What switched a part off: this shell's environment, the signed list of `npm run switch`, or the
 * operations page.
 */
export type SwitchedOffBy = 'environment' | 'command' | 'operations-page';

/** Current operational state of the site, for the operations page. Contains no personal data. */
export interface SiteOperations {
  readonly areas: readonly AreaOperations[];
  readonly off: readonly { readonly part: string; readonly by: SwitchedOffBy }[];
  /**
   * A few releases before the live one, newest first; fewer while the release origin is
   * unavailable.
   */
  readonly previousReleases: (remote: string) => Promise<readonly AreaRelease[]>;
}
