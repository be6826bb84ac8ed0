import type { sitemapPartSchema } from './sitemap.schema.ts';
import type { SchemaOutput } from '#schema-output.ts';

/**
 * Part of a sitemap: response to `GET /api/kleinanzeigen/sitemap` and to `GET /api/events/sitemap`.
 */
export type SitemapPart = SchemaOutput<typeof sitemapPartSchema>;

/**
 * Maximum number of entries per part; keeps each response below the shell's limit for response
 * bodies.
 */
export const maxSitemapEntries = 10_000;
