/** Sitemap entries: `GET /api/kleinanzeigen/sitemap`, `/api/events/sitemap`. */
export interface SitemapPart {
  /** Last part of each URL, and time of the last change. */
  readonly entries: readonly { readonly slug: string; readonly updatedAt: string }[];
  /** Number of parts; at least one. */
  readonly parts: number;
}

/**
 * Maximum number of entries per part; keeps an answer below the shell's limit for response bodies.
 */
export const maxSitemapEntries = 10_000;
