/**
 * What a page may cost before anybody interacts with it. Bytes after gzip, 1 KB = 1000 bytes. Held
 * against every release before it is published, and against whole pages in the browser tests.
 * The limits follow every gain downwards and never go up (docs/architecture.md, "Budgets").
 */
export const BUDGETS = {
  /** All scripts of a public page, its forms included. */
  scripts: 189_500,
  /** All scripts of a public page that is read: no form of its own. */
  readingScripts: 178_000,
  /** Scripts of one remote on a page, those that every remote brings included. */
  remoteScripts: 40_000,
  /** All stylesheets of a page. */
  styles: 40_000,
  /** Scripts of one block or slot beyond those of its remote. */
  lazyPart: 10_000,
  /** Bundle of one remote for the server, not compressed, comments gone: no limit of visitors, one of shells. */
  nodeBundle: 600_000,
  /** Cumulative layout shift, without unit. */
  layoutShift: 0.02,
} as const;
