import type { CompactTeaser } from '#model/compact-teaser.ts';

/** Articles by topics that somebody chose on this device. */
export interface PersonalizedArticlesModel {
  readonly title: string;
  readonly count: number;
}

/** A topic that can be chosen. */
export interface Topic {
  readonly uuid: string;
  readonly name: string;
}

/** An article to choose from, with the sections it belongs to. */
export interface PooledArticle extends CompactTeaser {
  readonly topics: readonly string[];
}

export interface PersonalizedArticlesData {
  readonly topics: readonly Topic[];
  /** Newest first; enough of every topic. */
  readonly pool: readonly PooledArticle[];
}

/** An article with the topic that brought it here, null for none. */
export interface ChosenArticle {
  readonly article: PooledArticle;
  readonly because: Topic | null;
}

/** The newest articles of the chosen topics, filled up with the newest of all. */
export function chooseArticles(
  { pool, topics }: PersonalizedArticlesData,
  chosen: ReadonlySet<string>,
  count: number,
): readonly ChosenArticle[] {
  const wanted = topics.filter(({ uuid }) => chosen.has(uuid));
  const withReason = pool.map((article) => ({
    article,
    because: wanted.find(({ uuid }) => article.topics.includes(uuid)) ?? null,
  }));
  const fitting = withReason.filter(({ because }) => because !== null);
  const others = withReason.filter(({ because }) => because === null);
  return [...fitting, ...others].slice(0, count);
}
