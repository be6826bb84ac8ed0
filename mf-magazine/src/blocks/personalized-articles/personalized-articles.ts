import type { CompactTeaser } from '#model/compact-teaser.ts';

/** Settings of the block that shows articles matching the reader's interests. */
export interface PersonalizedArticlesModel {
  readonly title: string;
  readonly count: number;
  /** Uuid of the category that all articles belong to. Undefined means all categories. */
  readonly category?: string | undefined;
  /** Maximum age of the articles in days. */
  readonly days?: number | undefined;
}

export interface Topic {
  readonly uuid: string;
  /** Id under which an account stores its interest in the topic. */
  readonly id: string;
  readonly name: string;
}

/** An article that may be selected. `topics` contains the uuid of the article's section, if any. */
export interface CandidateArticle extends CompactTeaser {
  readonly topics: readonly string[];
}

export interface PersonalizedArticlesData {
  readonly topics: readonly Topic[];
  /**
   * Articles from which the browser selects, newest first. If possible, each topic has enough
   * articles to fill the block.
   */
  readonly candidates: readonly CandidateArticle[];
}

/** Source of an interest: chosen on this device, set in the account, or derived from reading. */
export type InterestSource = 'device' | 'account' | 'read';

/** Preferred topics and topics to leave out of a selection. */
export interface TopicPreferences {
  /** Topic ids by source, in order of priority. */
  readonly preferredTopicsBySource: readonly {
    readonly source: InterestSource;
    readonly topics: ReadonlySet<string>;
  }[];
  /** Ids of topics to leave out. */
  readonly muted: ReadonlySet<string>;
}

/**
 * An article and why it was selected. A null reason means that the article is one of the newest.
 */
export interface SelectedArticle {
  readonly article: CandidateArticle;
  readonly reason: { readonly source: InterestSource; readonly topic: Topic } | null;
}

/**
 * Selects the newest articles of the preferred topics, source by source. If these are fewer than
 * `count`, adds the newest of the other articles.
 */
export function selectArticles(
  { candidates, topics }: PersonalizedArticlesData,
  { preferredTopicsBySource: preferredTopics, muted }: TopicPreferences,
  count: number,
): readonly SelectedArticle[] {
  const topicsByUuid = new Map(topics.map((topic) => [topic.uuid, topic]));
  const allowedArticles = candidates.flatMap((article) => {
    const articleTopics = article.topics.flatMap((uuid) => topicsByUuid.get(uuid) ?? []);
    return articleTopics.some(({ id }) => muted.has(id)) ? [] : [{ article, articleTopics }];
  });
  const matchingArticles = preferredTopics.flatMap(({ source, topics: ids }) =>
    allowedArticles.flatMap(({ article, articleTopics }) => {
      const topic = articleTopics.find(({ id }) => ids.has(id));
      return topic ? [{ article, reason: { source, topic } }] : [];
    }),
  );
  const otherArticles = allowedArticles.map(({ article }) => ({ article, reason: null }));
  const selectedUuids = new Set<string>();
  return [...matchingArticles, ...otherArticles]
    .filter(({ article: { uuid } }) => !selectedUuids.has(uuid) && selectedUuids.add(uuid))
    .slice(0, count);
}
