import type { Logger } from '@gruenland/shared-contracts/logger.ts';

import type { Config } from '#config.ts';
import type { ContentRead } from '#content/content-read.ts';
import type { Executor } from '#db/database.ts';
import { readAdDocuments } from '#modules/ads/ad-documents.ts';
import { readJobDocuments } from '#modules/job-board/job-documents.ts';
import { startOutboxFeed, type OutboxSource } from '#modules/search-feed/outbox-feed.ts';
import { readArticles } from '#modules/search-feed/read-articles.ts';
import {
  createFeedTools,
  startSearchFeed,
  type FeedSource,
  type SearchFeed,
} from '#modules/search-feed/search-feed.service.ts';
import { readEventDocuments } from '#modules/events/event-documents.ts';

/** Published articles; the content service says when they change. */
export function articleSource(content: ContentRead): FeedSource {
  return { kind: 'artikel', read: (signal) => readArticles(content, signal) };
}

/** What the database has to be found; its triggers say what changed (decision 042). */
export function databaseSources(db: Executor): readonly OutboxSource[] {
  return [
    { kind: 'veranstaltungen', read: (ids) => readEventDocuments(db, new Date(), ids) },
    { kind: 'kleinanzeigen', read: (ids) => readAdDocuments(db, ids) },
    { kind: 'jobs', read: (ids) => readJobDocuments(db, ids) },
  ];
}

/** Keeps the search's indices equal to what the site has. */
export function startFeeds(
  config: Pick<Config, 'search'>,
  content: ContentRead,
  db: Executor,
  log: Logger,
): { readonly articles: SearchFeed; close(): Promise<void> } {
  const tools = createFeedTools(config.search, log);
  const articles = startSearchFeed(articleSource(content), tools);
  const others = startOutboxFeed(db, databaseSources(db), tools);
  return {
    articles,
    close: async () => {
      articles.close();
      await others.close();
    },
  };
}
