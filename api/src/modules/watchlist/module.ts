import { defineModule, createRouteGroup } from '#module/define-module.ts';
import { createExtension } from '#module/extension-point.ts';
import { sessionModule } from '#modules/session/module.ts';

import { createArticleItemFinder } from './find-article-items.ts';
import { watchlistItems } from './watchlist-item.ts';
import { watchlistRetentionRules } from './watchlist-retention-rules.ts';
import { watchlistRoutes } from './watchlist.routes.ts';
import { createWatchlistPersonalData, createWatchlistService } from './watchlist.service.ts';

/** Lets readers save ads, events, jobs and articles for later. */
export const watchlistModule = defineModule({
  name: 'watchlist',
  needs: { session: sessionModule },
  retention: watchlistRetentionRules,
  personalData: [createWatchlistPersonalData],
  create: (
    { db, stories, extensions, signedIds, usesSecureCookies },
    { session: { viewerChecks } },
  ) => {
    const watchlist = createWatchlistService(db, extensions.getExtensions(watchlistItems));
    return {
      routes: [
        createRouteGroup(watchlistRoutes, {
          watchlist,
          viewerChecks,
          signedIds,
          usesSecureCookies,
        }),
      ],
      extensions: [createExtension(watchlistItems, 'article', createArticleItemFinder(stories))],
    };
  },
});
