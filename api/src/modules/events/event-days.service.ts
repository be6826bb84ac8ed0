import type { EventDays } from '@gruenland/shared-contracts/api/event-days.ts';
import type { EventDaysQuery } from '@gruenland/shared-contracts/api/event-days.schema.ts';

import type { Executor } from '#db/database.ts';
import { cacheCounts, minRowsToCache } from '#listing/cached-counts.ts';
import type { ReadWords } from '#word-search/searchable-list.ts';

import { countByDay, createCountsCacheKey } from './event-counts.repository.ts';
import { parseEventFilter } from './event-filter.ts';
import type { EventFilter } from './event-filter.ts';

type DayFilter = EventFilter & { readonly query: EventDaysQuery };

/** Creates a function that counts the matching occurrences of each day of a period. */
export function createDayCounter(db: Executor, readWords: ReadWords, now: () => Date) {
  const loadCounts = cacheCounts(
    (filter: DayFilter) => countByDay(db, filter, filter.query),
    (filter) => `${createCountsCacheKey(filter)} ${filter.query.kategorie ?? ''}`,
    { minRows: minRowsToCache.dates, now: () => now().getTime() },
  );
  return async (query: EventDaysQuery): Promise<EventDays> => {
    const filter = await parseEventFilter(db, readWords, query, now());
    const counts = await loadCounts({ ...filter, query });
    return { days: Object.fromEntries(counts.get('day') ?? []) };
  };
}
