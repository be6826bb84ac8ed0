import { LRUCache } from 'lru-cache';

import type { ArticleViewCount } from '@gruenland/shared-contracts/api/article-views.ts';
import { addDays, getBerlinDay } from '@gruenland/shared-contracts/german-calendar.ts';

import { runInBackground } from '#db/background-work.ts';
import type { Drizzle } from '#db/database.ts';

import { findMostViewed } from './article-view.repository.ts';

/** Milliseconds after which a list is counted again. */
const MAX_AGE_MS = 60_000;
/** Number of lists, of which each block with other settings needs one. */
const MAX_LISTS = 100;

/**
 * Reads the most viewed articles. Counting reads a row per article and day, so all readers share a
 * list for a minute, and get the previous one while the next is counted.
 */
export function createMostViewedArticles(
  db: Drizzle,
): (days: number, limit: number) => Promise<readonly ArticleViewCount[]> {
  const lists = new LRUCache<string, readonly ArticleViewCount[]>({
    max: MAX_LISTS,
    ttl: MAX_AGE_MS,
    allowStale: true,
    fetchMethod: (key) => {
      const [days = 1, limit = 1] = key.split(' ').map(Number);
      const firstDay = addDays(getBerlinDay(new Date()), 1 - days);
      return runInBackground(() => findMostViewed(db, firstDay, limit));
    },
  });
  return (days, limit) => lists.forceFetch(`${days} ${limit}`);
}
