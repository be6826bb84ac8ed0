import type { Logger } from '@gruenland/shared-contracts/logger.ts';

import type { Config } from '#config.ts';
import type { ContentReader } from '#content/content-reader.ts';
import type { Executor } from '#db/database.ts';
import { readAdDocuments } from '#modules/ads/ad-documents.ts';
import { readJobDocuments } from '#modules/job-board/job-documents.ts';
import { startOutboxFeed, type OutboxSource } from '#modules/search-feed/outbox-feed.ts';
import { readArticles } from '#modules/search-feed/read-articles.ts';
import {
  createFeedDependencies,
  startSearchFeed,
  type FeedSource,
  type SearchFeed,
} from '#modules/search-feed/search-feed.service.ts';
import { readEventDocuments } from '#modules/events/event-documents.ts';

/**
 * Creates the feed source of published articles; the content service sends a webhook on changes.
 */
export function createArticleSource(content: ContentReader): FeedSource {
  return { kind: 'articles', read: (signal) => readArticles(content, signal) };
}

/**
 * Creates the sources for records in the database; triggers record their changes (decision 042).
 */
export function createDatabaseSources(db: Executor): readonly OutboxSource[] {
  return [
    { kind: 'events', read: (ids) => readEventDocuments(db, new Date(), ids) },
    { kind: 'ads', read: (ids) => readAdDocuments(db, ids) },
    { kind: 'jobs', read: (ids) => readJobDocuments(db, ids) },
  ];
}

/** Starts the feeds that update the search indices. */
export function startFeeds(
  config: Pick<Config, 'search'>,
  content: ContentReader,
  db: Executor,
  log: Logger,
): { readonly articles: SearchFeed; close(): Promise<void> } {
  const dependencies = createFeedDependencies(config.search, log);
  const articles = startSearchFeed(createArticleSource(content), dependencies);
  const databaseFeed = startOutboxFeed(db, createDatabaseSources(db), dependencies);
  return {
    articles,
    close: async () => {
      articles.close();
      await databaseFeed.close();
    },
  };
}
