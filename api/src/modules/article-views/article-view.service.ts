import { LRUCache } from 'lru-cache';

import type { ArticleViewCount } from '@gruenland/shared-contracts/api/article-views.ts';

import type { Drizzle } from '#db/database.ts';
import { keyedHash } from '#modules/session/secret-token.ts';

import { countView, findMostViewed } from './article-view.repository.ts';

/** Data of the request that separates readers; never stored, not even as a hash. */
export interface Reader {
  readonly address: string;
  readonly userAgent: string;
}

/** Counts article views without cookies and without identifying readers. */
export interface ArticleViewService {
  /** Counts a reader at most once per article and half hour. */
  read(story: string, reader: Reader): Promise<void>;
  top(days: number, limit: number): Promise<readonly ArticleViewCount[]>;
}

const day = 86_400_000;
const againAfterMs = 30 * 60_000;
/** Maximum number of remembered readers, in this process only. */
const remembered = 50_000;

/** The day in UTC, `2026-11-21`. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

export function createArticleViewService(db: Drizzle, secret: string): ArticleViewService {
  const seen = new LRUCache<string, true>({ max: remembered, ttl: againAfterMs });
  return {
    read: async (story, { address, userAgent }) => {
      const now = Date.now();
      // The key contains the day, so a reader cannot be recognized on the next day.
      const key = keyedHash(secret, 'read', dayOf(now), story, address, userAgent);
      if (seen.has(key)) return;
      seen.set(key, true);
      await countView(db, story, dayOf(now));
    },
    top: (days, limit) => findMostViewed(db, dayOf(Date.now() - (days - 1) * day), limit),
  };
}
