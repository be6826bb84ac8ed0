import type { EventDays } from '@gruenland/shared-contracts/api/event-days.ts';
import type { EventDaysQuery } from '@gruenland/shared-contracts/api/event-days.schema.ts';
import type { EventListQuery } from '@gruenland/shared-contracts/api/events.schema.ts';
import type { PlaceCounts } from '@gruenland/shared-contracts/api/place-counts.ts';

import type { Executor } from '#db/database.ts';
import { cacheCounts, minRowsToCache } from '#listing/cached-counts.ts';
import type { ReadWords } from '#word-search/searchable-list.ts';

import { countByDay, countEventsByPlace, createCountsCacheKey } from './event-counts.repository.ts';
import type { EventDaysFilter } from './event-counts.repository.ts';
import { parseEventFilter } from './event-filter.ts';

export interface EventCounter {
  /** Returns the number of matching occurrences of each day of a period. */
  countByDay(query: EventDaysQuery): Promise<EventDays>;
  /** Returns the number of matching occurrences at each place. */
  countByPlace(query: EventListQuery): Promise<PlaceCounts>;
}

/** Creates the functions that count the occurrences of a list. */
export function createEventCounter(
  db: Executor,
  readWords: ReadWords,
  now: () => Date,
): EventCounter {
  const loadCounts = cacheCounts(
    (filter: EventDaysFilter) => countByDay(db, filter),
    (filter) => `${createCountsCacheKey(filter)} ${filter.query.kategorie ?? ''}`,
    { minRows: minRowsToCache.dates, now: () => now().getTime() },
  );
  return {
    async countByDay(query) {
      const filter = await parseEventFilter(db, readWords, query, now());
      const counts = await loadCounts({ ...filter, query });
      return { days: Object.fromEntries(counts.get('day') ?? []) };
    },
    async countByPlace(query) {
      return countEventsByPlace(db, await parseEventFilter(db, readWords, query, now()));
    },
  };
}
