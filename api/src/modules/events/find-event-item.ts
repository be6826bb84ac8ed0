import * as paths from '@gruenland/shared-contracts/paths.ts';

import { formatTimeSpan } from '#mail/format.ts';
import type { FindWatchlistItem } from '#modules/watchlist/interface.ts';
import { Problem } from '#problem.ts';

import type { EventService } from './event.service.ts';
import { formatOccurrencePlace } from './format-place.ts';

const EVENT_STATE_LABELS = {
  scheduled: null,
  cancelled: 'Abgesagt',
  moved: 'Verschoben',
  'moved-online': 'Findet online statt',
} as const;

/** Returns the function with which the watchlist finds a saved event. */
export const createEventItemFinder =
  (events: Pick<EventService, 'read'>): FindWatchlistItem =>
  async (id) => {
    const event = await events.read(id).catch((error: unknown) => {
      if (error instanceof Problem) return null;
      throw error;
    });
    if (!event) return null;
    const isOver = event.endsAt < new Date().toISOString();
    return {
      title: event.title,
      path: paths.event(event.id),
      facts: [
        formatTimeSpan(new Date(event.startsAt), new Date(event.endsAt)),
        formatOccurrencePlace(event, event.status),
      ],
      state: isOver ? 'Vorbei' : EVENT_STATE_LABELS[event.status],
    };
  };
