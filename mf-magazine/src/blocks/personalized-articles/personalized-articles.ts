import type { CompactTeaser } from '#model/compact-teaser.ts';

/** Articles by what somebody is interested in. */
export interface PersonalizedArticlesModel {
  readonly title: string;
  readonly count: number;
  /** Uuid of the category to which all articles belong; without it any. */
  readonly category?: string | undefined;
  /** Days; older articles are not shown. */
  readonly days?: number | undefined;
}

/** A topic that can be chosen. */
export interface Topic {
  readonly uuid: string;
  /** Its name among the interests of an account. */
  readonly id: string;
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

/** How an interest is known: chosen on this device, said or derived in the account. */
export type InterestSource = 'device' | 'account' | 'read';

/** What articles are chosen by. */
export interface Wishes {
  /** Ids of topics, the source that counts most first. */
  readonly wanted: readonly {
    readonly source: InterestSource;
    readonly topics: ReadonlySet<string>;
  }[];
  /** Ids of topics that are not shown at all. */
  readonly muted: ReadonlySet<string>;
}

/** An article with why it stands here; null: it is new. */
export interface ChosenArticle {
  readonly article: PooledArticle;
  readonly because: { readonly source: InterestSource; readonly topic: Topic } | null;
}

/** The newest articles of the wanted topics, source by source, filled up with the newest of all. */
export function chooseArticles(
  { pool, topics }: PersonalizedArticlesData,
  { wanted, muted }: Wishes,
  count: number,
): readonly ChosenArticle[] {
  const known = new Map(topics.map((topic) => [topic.uuid, topic]));
  const shown = pool.flatMap((article) => {
    const own = article.topics.flatMap((uuid) => known.get(uuid) ?? []);
    return own.some(({ id }) => muted.has(id)) ? [] : [{ article, own }];
  });
  const fitting = wanted.flatMap(({ source, topics: ids }) =>
    shown.flatMap(({ article, own }) => {
      const topic = own.find(({ id }) => ids.has(id));
      return topic ? [{ article, because: { source, topic } }] : [];
    }),
  );
  const others = shown.map(({ article }) => ({ article, because: null }));
  const seen = new Set<string>();
  return [...fitting, ...others]
    .filter(({ article: { uuid } }) => !seen.has(uuid) && seen.add(uuid))
    .slice(0, count);
}
