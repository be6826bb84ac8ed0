import { z } from 'zod';

import type { SitemapPart } from '#api/sitemap.ts';

export const sitemapQuerySchema = z.object({
  teil: z.coerce.number().int().min(1).max(1000).default(1),
});

export const sitemapPartSchema = z.object({
  entries: z.array(z.object({ slug: z.string(), updatedAt: z.string() })).readonly(),
  parts: z.int(),
}) satisfies z.ZodType<SitemapPart>;
