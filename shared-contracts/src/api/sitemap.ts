/** Addresses of entries for a sitemap: `GET /api/kleinanzeigen/sitemap`, `/api/veranstaltungen/sitemap`. */
export interface SitemapPart {
  /** The end of each entry's address, and when it changed last. */
  readonly entries: readonly { readonly slug: string; readonly updatedAt: string }[];
  /** How many parts there are; at least one. */
  readonly parts: number;
}

/** Entries of one part: an answer stays below what the shell reads at once. */
export const sitemapEntries = 10_000;
