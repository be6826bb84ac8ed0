import type { ReleaseChangeRecord } from './release.ts';

/**
 * Metrics of one release, counted in the shell process that handles the request, since this process
 * first used the release.
 */
export interface AreaMetrics {
  /** Number of served pages that contained a block, slot or route of the release. */
  readonly pages: number;
  /** Number of served pages of the release's own routes with status 500 or higher. */
  readonly failedPages: number;
  readonly serverFaults: number;
  readonly browserFaults: number;
  /**
   * Median response time of the release's own pages in milliseconds; `p95Ms` is the 95th
   * percentile. Both are null before the first response.
   */
  readonly p50Ms: number | null;
  readonly p95Ms: number | null;
}

/**
 * Sizes in bytes of the files of an area that one page loads: scripts and stylesheets after gzip,
 * the server bundle uncompressed.
 */
export interface AreaSizes {
  readonly scripts: number;
  readonly styles: number;
  readonly serverBundle: number;
}

/** A release, identified by id, commit and build time. */
export interface AreaRelease {
  readonly id: string;
  readonly commit: string | null;
  /** ISO 8601 time of the build. */
  readonly builtAt: string;
  /** Missing in data from an older shell. */
  readonly sizes?: AreaSizes;
}

/** A canary release of an area. */
export interface AreaCanary {
  readonly id: string;
  /** Percentage of visitors who get the canary; 0 once the canary has been stopped. */
  readonly share: number;
  /**
   * Id of the release change that started the canary; a stop order applies only to the canary that
   * this change started.
   */
  readonly flip: string;
  /** Reason why the canary was stopped; null while the canary runs. */
  readonly stopped: string | null;
  readonly metrics: AreaMetrics;
}

/** State of one area (a remote) in the shell process that handles the request. */
export interface AreaOperations {
  readonly name: string;
  readonly label: string;
  /** URL paths for which the area's remote renders pages. */
  readonly paths: readonly string[];
  readonly state: 'loading' | 'live' | 'stale' | 'withdrawn' | 'unavailable';
  /** Problem with the release origin or with the release that it offers; null if there is none. */
  readonly problem: string | null;
  /** ISO 8601 time since which the problem exists. */
  readonly since: string | null;
  readonly live: (AreaRelease & { readonly metrics: AreaMetrics }) | null;
  readonly canary: AreaCanary | null;
}

/**
 * Source that switched off a remote, block or slot: this shell's environment, the signed list of
 * the command `npm run switch`, or the operations page.
 */
export type SwitchOffSource = 'environment' | 'command' | 'operations-page';

/** Details of an area besides its current state. */
export interface AreaDetails {
  /** Teams that own the area, as in `CODEOWNERS`; empty if unknown. */
  readonly owners: readonly string[];
  /**
   * Latest changes of the area's live release and canary, newest first; null if the shell cannot
   * read them.
   */
  readonly changes: readonly ReleaseChangeRecord[] | null;
  /** Maximum sizes of a release of this area. */
  readonly budgets: AreaSizes;
}

/** Current operational state of the site, for the operations page. Contains no personal data. */
export interface SiteOperations {
  readonly areas: readonly AreaOperations[];
  readonly off: readonly { readonly part: string; readonly by: SwitchOffSource }[];
  /**
   * Returns some releases that were live before the current one, newest first; fewer while the
   * release origin is unavailable.
   */
  readonly previousReleases: (remote: string) => Promise<readonly AreaRelease[]>;
  /** Reads the details of one area; absent in older shells. */
  readonly readDetails?: (remote: string) => Promise<AreaDetails>;
}
