import * as paths from '@gruenland/shared-contracts/paths.ts';

import type { Drizzle } from '#db/database.ts';
import { formatTimeSpan } from '#mail/format.ts';
import type { FindWatchlistItems } from '#modules/watchlist/interface.ts';

import { findEventsWithOccurrence } from './event.repository.ts';
import { formatOccurrencePlace } from './format-place.ts';

const EVENT_STATE_LABELS = {
  scheduled: null,
  cancelled: 'Abgesagt',
  moved: 'Verschoben',
  'moved-online': 'Findet online statt',
} as const;

/** Returns the function with which the watchlist finds saved events. */
export const createEventItemFinder =
  (db: Drizzle): FindWatchlistItems =>
  async (ids) => {
    const now = new Date();
    const events = await findEventsWithOccurrence(db, ids, now);
    return new Map(
      events.map((event) => [
        event.id,
        {
          title: event.title,
          path: paths.event(event.id),
          facts: [
            formatTimeSpan(event.startsAt, event.endsAt),
            formatOccurrencePlace(event, event.status),
          ],
          state: event.endsAt < now ? 'Vorbei' : EVENT_STATE_LABELS[event.status],
        },
      ]),
    );
  };
