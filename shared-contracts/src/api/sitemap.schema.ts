import { z } from 'zod';

export const sitemapQuerySchema = z.object({
  teil: z.coerce.number().int().min(1).max(1000).default(1),
});

export const sitemapPartSchema = z.object({
  /** Last segment of each page's URL, and time of the page's last change. */
  entries: z.array(z.object({ slug: z.string(), updatedAt: z.string() })).readonly(),
  /** Number of parts of the sitemap; at least one. */
  parts: z.int(),
});
