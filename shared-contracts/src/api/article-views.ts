/**
 * `POST /api/article-views`: records one view of an article without personal data. Answers 202 with
 * `{accepted: true}`.
 */
export interface ArticleViewReport {
  /** UUID of the article's Storyblok story. */
  readonly story: string;
}

/** One entry of `GET /api/article-views/top?days=&limit=`. */
export interface ArticleViewCount {
  readonly story: string;
  readonly views: number;
}

/** Answer of `GET /api/article-views/top`, most viewed first. */
export interface TopArticlesAnswer {
  readonly articles: readonly ArticleViewCount[];
}

/** Upper bounds of the query parameters `days` and `limit`. */
export const TOP_ARTICLES_LIMITS = { maxDays: 30, maxArticles: 50 } as const;
