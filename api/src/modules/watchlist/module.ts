import { defineModule, routeGroup } from '#module/define-module.ts';
import { extend } from '#module/extension-point.ts';
import { sessionModule } from '#modules/session/module.ts';

import { createArticleItemFinder } from './find-article-item.ts';
import { watchlistItems } from './watchlist-item.ts';
import { watchlistRetentionRules } from './watchlist-retention-rules.ts';
import { watchlistRoutes } from './watchlist.routes.ts';
import { createWatchlistPersonalData, createWatchlistService } from './watchlist.service.ts';

/** The watchlist: items that readers save for later. */
export const watchlistModule = defineModule({
  name: 'watchlist',
  needs: { session: sessionModule },
  retention: watchlistRetentionRules,
  personalData: [createWatchlistPersonalData],
  create: ({ db, stories, extensions, signedIds, secureCookies }, { session: { viewers } }) => {
    const watchlist = createWatchlistService(db, extensions.valuesOf(watchlistItems));
    return {
      routes: [routeGroup(watchlistRoutes, { watchlist, viewers, signedIds, secureCookies })],
      extensions: [extend(watchlistItems, 'article', createArticleItemFinder(stories))],
    };
  },
});
