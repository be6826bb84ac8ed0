import { z } from 'zod';

import { TOP_ARTICLES_LIMITS } from '#api/article-views.ts';

export const articleViewReportSchema = z.strictObject({
  /** UUID of the article's Storyblok story. */
  story: z.uuid(),
});

export const articleViewResponseSchema = z.object({ accepted: z.literal(true) });

export const topArticlesQuerySchema = z.strictObject({
  days: z.coerce.number().int().min(1).max(TOP_ARTICLES_LIMITS.maxDays).default(7),
  limit: z.coerce.number().int().min(1).max(TOP_ARTICLES_LIMITS.maxArticles).default(10),
});

export const topArticlesResponseSchema = z.object({
  articles: z.array(z.object({ story: z.string(), views: z.int() })).readonly(),
});
