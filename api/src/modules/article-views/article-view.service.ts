import { LRUCache } from 'lru-cache';

import type { ArticleViewCount } from '@gruenland/shared-contracts/api/article-views.ts';
import { getVisitorNetwork } from '@gruenland/shared-contracts/visitor-network.ts';
import { getBerlinDay } from '@gruenland/shared-contracts/german-calendar.ts';

import type { Drizzle } from '#db/database.ts';
import { createKeyedHash } from '#secrets/secret-token.ts';

import { incrementViewCount, hasStory } from './article-view.repository.ts';
import { createMostViewedArticles } from './most-viewed-articles.ts';

/**
 * Request data that distinguishes readers. The database stores neither this data nor a hash of it.
 */
export interface ReaderRequestData {
  readonly ipAddress: string;
  readonly userAgent: string;
}

/** Counts article views without cookies and without identifying readers. */
export interface ArticleViewService {
  /**
   * Records a view of a published story. Within half an hour, an article gets at most one view from
   * the same reader, and at most three views from the same network.
   */
  recordView(storyUuid: string, reader: ReaderRequestData): Promise<void>;
  /** Returns the most viewed articles of the last days. The counts are up to a minute old. */
  listMostViewed(days: number, limit: number): Promise<readonly ArticleViewCount[]>;
}

const recountAfterMs = 30 * 60_000;
/** Maximum number of pairs of reader (or network) and article that this process remembers. */
const maxReaders = 50_000;
/** Maximum number of views of an article that are counted for one network within half an hour. */
const maxViewsPerNetwork = 3;

export function createArticleViewService(db: Drizzle, secret: string): ArticleViewService {
  const recentReaders = new LRUCache<string, true>({ max: maxReaders, ttl: recountAfterMs });
  const viewCountByNetwork = new LRUCache<string, number>({ max: maxReaders, ttl: recountAfterMs });
  return {
    recordView: async (storyUuid, { ipAddress, userAgent }) => {
      const day = getBerlinDay(new Date());
      const network = getVisitorNetwork(ipAddress);
      // The keys contain the day, so that a reader cannot be recognized on the next day.
      const readerKey = createKeyedHash(secret, 'read', day, storyUuid, network, userAgent);
      const networkKey = createKeyedHash(secret, 'read', day, storyUuid, network);
      const views = viewCountByNetwork.get(networkKey) ?? 0;
      if (views >= maxViewsPerNetwork || recentReaders.has(readerKey)) return;
      if (!(await hasStory(db, storyUuid))) return;
      recentReaders.set(readerKey, true);
      viewCountByNetwork.set(networkKey, views + 1);
      await incrementViewCount(db, storyUuid, day);
    },
    listMostViewed: createMostViewedArticles(db),
  };
}
