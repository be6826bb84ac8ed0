import { LRUCache } from 'lru-cache';

import type { ReadCount } from '@gruenland/shared-contracts/api/article-views.ts';

import type { Drizzle } from '#db/database.ts';
import { keyedHash } from '#modules/session/secret-token.ts';

import { countRead, findTopReads } from './article-view.repository.ts';

/** Who reads, as far as a single request tells; never stored, not even as a hash. */
export interface Reader {
  readonly address: string;
  readonly userAgent: string;
}

/** Counts what is read without cookies and without knowing by whom. */
export interface ReadsService {
  /** The same reader counts once per article and half hour. */
  read(story: string, reader: Reader): Promise<void>;
  top(days: number, limit: number): Promise<readonly ReadCount[]>;
}

const day = 86_400_000;
const againAfterMs = 30 * 60_000;
/** Readers remembered at once, in this process only. */
const remembered = 50_000;

/** The day in UTC, `2026-11-21`. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

export function createReadsService(db: Drizzle, secret: string): ReadsService {
  const seen = new LRUCache<string, true>({ max: remembered, ttl: againAfterMs });
  return {
    read: async (story, { address, userAgent }) => {
      const now = Date.now();
      // The day is part of it: nobody can be followed from one day to the next.
      const key = keyedHash(secret, 'read', dayOf(now), story, address, userAgent);
      if (seen.has(key)) return;
      seen.set(key, true);
      await countRead(db, story, dayOf(now));
    },
    top: (days, limit) => findTopReads(db, dayOf(Date.now() - (days - 1) * day), limit),
  };
}
