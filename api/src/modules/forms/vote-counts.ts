import { LRUCache } from 'lru-cache';

import type { Drizzle } from '#db/database.ts';

import { countVotes } from './survey.repository.ts';

type Counts = Awaited<ReturnType<typeof countVotes>>;

/** Milliseconds for which counts are reused. Votes given through another api appear after them. */
const MAX_AGE_MS = 2000;
const MAX_SURVEYS = 500;

/**
 * Counts the votes of surveys, which scans all votes. Readers who load the results of a survey at
 * the same time share the counts.
 */
export class VoteCounts {
  readonly #cache: LRUCache<string, Counts>;

  constructor(db: Drizzle) {
    this.#cache = new LRUCache({
      max: MAX_SURVEYS,
      ttl: MAX_AGE_MS,
      fetchMethod: (survey) => countVotes(db, survey),
      // A vote discards the counts, also those that other requests are waiting for.
      ignoreFetchAbort: true,
    });
  }

  async read(survey: string): Promise<Counts> {
    return this.#cache.forceFetch(survey);
  }

  /** Call this after a vote, so that the voter sees the own vote. */
  forget(survey: string): void {
    this.#cache.delete(survey);
  }
}
