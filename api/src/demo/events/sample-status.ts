import type { EventCategory } from '@gruenland/shared-contracts/api/events.ts';
import type { EventStatus } from '@gruenland/shared-contracts/events/event-status.ts';

import type { SampleEvent } from './sample-event.schema.ts';

interface StatusColumns {
  readonly status: EventStatus;
  readonly statusNote: string | null;
}

interface StatusChange extends StatusColumns {
  /** Every `interval`-th event gets the status if its category is in `categories`. */
  readonly interval: number;
  readonly categories: readonly EventCategory[];
}

export const UNCHANGED_STATUS: StatusColumns = { status: 'scheduled', statusNote: null };

/** Status changes of sample events. Only events in a hall move online, only fields get too wet. */
const STATUS_CHANGES: readonly StatusChange[] = [
  {
    interval: 7,
    categories: ['vortrag', 'versammlung'],
    status: 'moved-online',
    statusNote: 'Der Saal ist nicht frei geworden, der Abend findet im Netz statt.',
  },
  {
    interval: 7,
    categories: ['feldtag', 'fuehrung'],
    status: 'moved',
    statusNote: 'Wegen des nassen Bodens um eine Woche verschoben.',
  },
  {
    interval: 13,
    categories: ['kurs', 'fuehrung', 'messe', 'brauchtum'],
    status: 'cancelled',
    statusNote: 'Der Veranstalter hat abgesagt; ein neuer Termin steht noch nicht fest.',
  },
];

/**
 * Returns the status of a sample event; an event always has the same status. Series, online and
 * hybrid events take place as announced.
 */
export function getSampleStatus(sample: SampleEvent, eventIndex: number): StatusColumns {
  if (sample.recurrence !== undefined || sample.attendance !== undefined) return UNCHANGED_STATUS;
  const statusChange = STATUS_CHANGES.find(
    ({ interval, categories }) =>
      eventIndex % interval === interval - 1 && categories.includes(sample.category),
  );
  if (!statusChange) return UNCHANGED_STATUS;
  return { status: statusChange.status, statusNote: statusChange.statusNote };
}
