/** What one release did in the shell that answers, since that started. */
export interface AreaFigures {
  /** Answers that showed a part of it. */
  readonly pages: number;
  /** Its own pages that answered 500 or more. */
  readonly failedPages: number;
  readonly serverFaults: number;
  readonly browserFaults: number;
  /** Milliseconds of its own pages; null before the first. */
  readonly p50Ms: number | null;
  readonly p95Ms: number | null;
}

/** A release as the house names it. */
export interface AreaRelease {
  readonly id: string;
  readonly commit: string | null;
  /** ISO 8601 time of the build. */
  readonly builtAt: string;
}

/** A release under trial. */
export interface AreaCanary {
  readonly id: string;
  /** Percent of visitors; 0 once it was stopped. */
  readonly share: number;
  /** Names the flip that began it: a stop is good for this one alone. */
  readonly flip: string;
  /** Why it was stopped; null while it runs. */
  readonly stopped: string | null;
  readonly figures: AreaFigures;
}

/** One area of the site, as the shell that answers sees it. */
export interface AreaOperations {
  readonly name: string;
  readonly label: string;
  /** Paths it owns. */
  readonly paths: readonly string[];
  readonly state: 'loading' | 'live' | 'stale' | 'unavailable';
  /** What is wrong with the origin or with what it offers. */
  readonly problem: string | null;
  /** ISO 8601 time since which that is so. */
  readonly since: string | null;
  readonly live: (AreaRelease & { readonly figures: AreaFigures }) | null;
  readonly canary: AreaCanary | null;
}

/** Who switched a part off: this shell's environment, a signed list, or the desk. */
export type SwitchedOffBy = 'environment' | 'command' | 'desk';

/** How the site is run at this moment, for the desk of the Betrieb. Nothing here is personal. */
export interface SiteOperations {
  readonly areas: readonly AreaOperations[];
  readonly off: readonly { readonly part: string; readonly by: SwitchedOffBy }[];
  /** The releases before the live one, newest first, a handful; fewer while the origin is away. */
  readonly before: (remote: string) => Promise<readonly AreaRelease[]>;
}
