import type { articleViewReportSchema, topArticlesResponseSchema } from './article-views.schema.ts';
import type { SchemaOutput } from '#schema-output.ts';

/**
 * Body of `POST /api/article-views`, which records one view of an article without personal data.
 * The response has status 202.
 */
export type ArticleViewReport = SchemaOutput<typeof articleViewReportSchema>;

/** An article with its number of views, from `GET /api/article-views/top?days=&limit=`. */
export interface ArticleViewCount {
  readonly story: string;
  readonly views: number;
}

/** Response to `GET /api/article-views/top`, most viewed first. */
export type TopArticlesResponse = SchemaOutput<typeof topArticlesResponseSchema>;

/**
 * Maximum values of the query parameters `days` and `limit` of the request for the top articles.
 */
export const TOP_ARTICLES_LIMITS = { maxDays: 30, maxArticles: 50 } as const;
