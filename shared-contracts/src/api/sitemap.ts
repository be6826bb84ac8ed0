/**
 * Part of a sitemap: answer of `GET /api/kleinanzeigen/sitemap` and of `GET /api/events/sitemap`.
 */
export interface SitemapPart {
  /** Last segment of each page's URL, and time of the page's last change. */
  readonly entries: readonly { readonly slug: string; readonly updatedAt: string }[];
  /** Number of parts of the sitemap; at least one. */
  readonly parts: number;
}

/**
 * Maximum number of entries per part; keeps each answer below the shell's limit for response
 * bodies.
 */
export const maxSitemapEntries = 10_000;
