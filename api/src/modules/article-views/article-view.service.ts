import { LRUCache } from 'lru-cache';

import type { ArticleViewCount } from '@gruenland/shared-contracts/api/article-views.ts';

import type { Drizzle } from '#db/database.ts';
import { createKeyedHash } from '#modules/session/secret-token.ts';

import { countView, findMostViewed } from './article-view.repository.ts';

/**
 * Request data that distinguishes readers. The database stores neither this data nor a hash of it.
 */
export interface Reader {
  readonly ipAddress: string;
  readonly userAgent: string;
}

/** Counts article views without cookies and without identifying readers. */
export interface ArticleViewService {
  /** Records a view. Repeated views of an article by one reader within half an hour count once. */
  recordView(story: string, reader: Reader): Promise<void>;
  listMostViewed(days: number, limit: number): Promise<readonly ArticleViewCount[]>;
}

const dayMs = 86_400_000;
const recountAfterMs = 30 * 60_000;
/** Maximum number of recent readers that this process remembers. */
const maxReaders = 50_000;

/** Returns the UTC day of a timestamp, such as `2026-11-21`. */
export function getDay(timestampMs: number): string {
  return new Date(timestampMs).toISOString().slice(0, 10);
}

export function createArticleViewService(db: Drizzle, secret: string): ArticleViewService {
  const recentReaders = new LRUCache<string, true>({ max: maxReaders, ttl: recountAfterMs });
  return {
    recordView: async (story, { ipAddress, userAgent }) => {
      const now = Date.now();
      // The key contains the day, so that a reader cannot be recognized on the next day.
      const key = createKeyedHash(secret, 'read', getDay(now), story, ipAddress, userAgent);
      if (recentReaders.has(key)) return;
      recentReaders.set(key, true);
      await countView(db, story, getDay(now));
    },
    listMostViewed: (days, limit) =>
      findMostViewed(db, getDay(Date.now() - (days - 1) * dayMs), limit),
  };
}
