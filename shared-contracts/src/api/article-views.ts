/**
 * Body of `POST /api/article-views`, which records one view of an article without personal data.
 * The response has status 202.
 */
export interface ArticleViewReport {
  /** UUID of the article's Storyblok story. */
  readonly story: string;
}

/** An article with its number of views, from `GET /api/article-views/top?days=&limit=`. */
export interface ArticleViewCount {
  readonly story: string;
  readonly views: number;
}

/** Answer of `GET /api/article-views/top`, most viewed first. */
export interface TopArticlesAnswer {
  readonly articles: readonly ArticleViewCount[];
}

/**
 * Maximum values of the query parameters `days` and `limit` of the request for the top articles.
 */
export const TOP_ARTICLES_LIMITS = { maxDays: 30, maxArticles: 50 } as const;
