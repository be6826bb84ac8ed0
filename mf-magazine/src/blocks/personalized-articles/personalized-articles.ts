import type { CompactTeaser } from '#model/compact-teaser.ts';

/** Articles selected by the reader's interests. */
export interface PersonalizedArticlesModel {
  readonly title: string;
  readonly count: number;
  /** Uuid of the category that all articles belong to; any category when undefined. */
  readonly category?: string | undefined;
  /** Maximum age of the articles in days. */
  readonly days?: number | undefined;
}

export interface Topic {
  readonly uuid: string;
  /** Id by which accounts store their interest in the topic. */
  readonly id: string;
  readonly name: string;
}

/** An article to select from; `topics` contains the uuid of its section, if any. */
export interface CandidateArticle extends CompactTeaser {
  readonly topics: readonly string[];
}

export interface PersonalizedArticlesData {
  readonly topics: readonly Topic[];
  /** Newest first. Includes, where available, enough articles of each topic to fill the block. */
  readonly candidates: readonly CandidateArticle[];
}

/** Source of an interest: chosen on this device, set in the account, or derived from reading. */
export type InterestSource = 'device' | 'account' | 'read';

/** Topics that a selection prefers or leaves out. */
export interface TopicPreferences {
  /** Topic ids by source, in order of priority. */
  readonly preferred: readonly {
    readonly source: InterestSource;
    readonly topics: ReadonlySet<string>;
  }[];
  /** Ids of topics to leave out. */
  readonly muted: ReadonlySet<string>;
}

/** An article and why it was selected; a null reason means that it is one of the newest. */
export interface SelectedArticle {
  readonly article: CandidateArticle;
  readonly reason: { readonly source: InterestSource; readonly topic: Topic } | null;
}

/**
 * Selects the newest articles of the preferred topics, source by source, and fills up with the
 * newest of all.
 */
export function selectArticles(
  { candidates, topics }: PersonalizedArticlesData,
  { preferred, muted }: TopicPreferences,
  count: number,
): readonly SelectedArticle[] {
  const known = new Map(topics.map((topic) => [topic.uuid, topic]));
  const shown = candidates.flatMap((article) => {
    const articleTopics = article.topics.flatMap((uuid) => known.get(uuid) ?? []);
    return articleTopics.some(({ id }) => muted.has(id)) ? [] : [{ article, articleTopics }];
  });
  const matching = preferred.flatMap(({ source, topics: ids }) =>
    shown.flatMap(({ article, articleTopics }) => {
      const topic = articleTopics.find(({ id }) => ids.has(id));
      return topic ? [{ article, reason: { source, topic } }] : [];
    }),
  );
  const others = shown.map(({ article }) => ({ article, reason: null }));
  const seen = new Set<string>();
  return [...matching, ...others]
    .filter(({ article: { uuid } }) => !seen.has(uuid) && seen.add(uuid))
    .slice(0, count);
}
