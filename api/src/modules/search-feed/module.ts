import { watchContentVersion } from '#content/watch-content-version.ts';
import { defineModule, createRouteGroup } from '#module/define-module.ts';

import { startOutboxFeed } from './outbox-feed.ts';
import { createArticleSource } from './read-articles.ts';
import { runWithLease } from './run-with-lease.ts';
import { searchFeedRetentionRules } from './search-feed-retention-rules.ts';
import { searchFeedRoutes } from './search-feed.routes.ts';
import { createFeedDependencies, createSearchFeed } from './search-feed.service.ts';

/**
 * Keeps the search indices equal to the articles and to the entries that modules declare as
 * searchable.
 */
export const searchFeedModule = defineModule({
  name: 'search-feed',
  retention: searchFeedRetentionRules,
  create: ({ config, db, readContent, log, modules }) => {
    const { search, isReadOnly, webhookSecret } = config;
    if (!search.updatesIndex || isReadOnly) return {};
    const dependencies = createFeedDependencies(search, log);
    const articles = createSearchFeed({
      source: createArticleSource(readContent),
      tools: dependencies,
      runExclusively: (update) => runWithLease(db, 'search-articles', update),
    });
    const sources = modules.flatMap(({ searchDocuments }) => searchDocuments ?? []);
    return {
      routes: [createRouteGroup(searchFeedRoutes, { feed: articles, webhookSecret })],
      start: () => {
        let hasReadArticles = false;
        // In addition to the webhook, which may be lost.
        const contentWatcher = watchContentVersion({
          readContent,
          onChange: () => {
            if (hasReadArticles) articles.scheduleUpdate();
            hasReadArticles = true;
          },
          purpose: 'search index of the articles',
          log,
        });
        articles.start();
        const databaseFeed = startOutboxFeed(db, sources, dependencies);
        return async () => {
          await contentWatcher.close();
          articles.close();
          await databaseFeed.close();
        };
      },
    };
  },
});
