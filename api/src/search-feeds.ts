import type { Logger } from '@gruenland/shared-contracts/logger.ts';

import type { Config } from '#config.ts';
import type { Executor } from '#db/database.ts';
import { readAdDocuments } from '#modules/kleinanzeigen/ad-documents.ts';
import { readArticles } from '#modules/search-feed/read-articles.ts';
import {
  createFeedTools,
  startSearchFeed,
  type FeedSource,
  type SearchFeed,
} from '#modules/search-feed/search-feed.service.ts';
import { readEventDocuments } from '#modules/veranstaltungen/event-documents.ts';

/** Milliseconds after which what came and what is over is in the index. */
const READ_AGAIN_MS = 5 * 60_000;

/** Published articles; the content service says when they change. */
export function articleSource(content: Config['content']): FeedSource {
  return { kind: 'artikel', read: (signal) => readArticles(content, signal) };
}

/** What the database has to be found. */
export function databaseSources(db: Executor): readonly FeedSource[] {
  return [
    { kind: 'veranstaltungen', read: () => readEventDocuments(db), everyMs: READ_AGAIN_MS },
    { kind: 'kleinanzeigen', read: () => readAdDocuments(db), everyMs: READ_AGAIN_MS },
  ];
}

/** Keeps the search's indices equal to what the site has. */
export function startFeeds(
  config: Config,
  db: Executor,
  log: Logger,
): { readonly articles: SearchFeed; close(): void } {
  const tools = createFeedTools(config.search, log);
  const articles = startSearchFeed(articleSource(config.content), tools);
  const others = databaseSources(db).map((source) => startSearchFeed(source, tools));
  return {
    articles,
    close: () => {
      for (const feed of [articles, ...others]) feed.close();
    },
  };
}
