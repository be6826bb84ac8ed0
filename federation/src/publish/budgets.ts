/**
 * Budgets of a page before any interaction, in bytes after gzip (1 kB = 1000 bytes). Every release
 * is checked against the budgets before it is published; the browser tests check whole pages.
 * Limits are lowered after every improvement and never raised (docs/architecture.md, "Budgets").
 */
export const PERFORMANCE_BUDGETS = {
  /** All scripts of a page that works as HTML, until a visitor is about to use something. */
  scriptsBeforeIntent: 8_000,
  /** The main script of the shell, which starts with the first intent. */
  mainScript: 120_000,
  /** All scripts that hydrate a public page with a large form, such as login and registration. */
  scripts: 160_000,
  /** All scripts that hydrate a public page without a large form, such as an article or a list. */
  readingScripts: 148_000,
  /**
   * Scripts of one remote on a page, including the scripts that every page with the remote loads.
   */
  remoteScripts: 40_000,
  /** The stylesheet of a page that works as HTML, until a visitor is about to use something. */
  stylesBeforeIntent: 12_000,
  /** All stylesheets of a page that is an application. Also the limit of one remote. */
  styles: 25_500,
  /** All fonts of a page without italic text and without characters that German does not use. */
  fonts: 56_000,
  /** First picture of a page on a phone of 412 × 1.75 pixels, not compressed further. */
  firstPicture: 45_000,
  /** Scripts of one block or slot in addition to the scripts of its remote. */
  lazyPart: 10_000,
  /**
   * Server bundle of one remote, uncompressed, without comments and the styles in it. This budget
   * limits the load on shells and does not affect visitors.
   */
  nodeBundle: 680_000,
  /** Cumulative layout shift, without unit. */
  layoutShift: 0.02,
} as const;
