import type { sitemapPartSchema } from './sitemap.schema.ts';
import type { SchemaOutput } from '#schema-output.ts';

/**
 * Part of a sitemap: answer of `GET /api/kleinanzeigen/sitemap` and of `GET /api/events/sitemap`.
 */
export type SitemapPart = SchemaOutput<typeof sitemapPartSchema>;

/**
 * Maximum number of entries per part; keeps each answer below the shell's limit for response
 * bodies.
 */
export const maxSitemapEntries = 10_000;
