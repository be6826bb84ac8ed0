import type { EventAttendanceMode, EventCategory } from '@gruenland/shared-contracts/api/events.ts';

import type { events } from '#db/tables/events.ts';

/** A hand-written event that takes place in several towns; `{ort}` is replaced by the town. */
export interface SampleEvent {
  readonly slug: string;
  readonly category: EventCategory;
  readonly title: string;
  readonly summary: string;
  /** Paragraphs, separated by an empty line. */
  readonly description: string;
  readonly organizer: string;
  /** Name of the venue; null for online events. */
  readonly venue: string | null;
  readonly street: string | null;
  /** Start in German local time, for example `9:30`. */
  readonly start: string;
  readonly durationMinutes: number;
  /** Weekdays on which the event may take place; 0 is Sunday. */
  readonly weekdays: readonly number[];
  /** Months in which the event may take place, 1 to 12; if absent, all months. */
  readonly months?: readonly number[];
  readonly attendance?: EventAttendanceMode;
  readonly recurrence?: string;
  readonly priceCents?: number;
  readonly priceNote?: string;
  readonly registration?: SampleRegistration;
}

/** Registration settings of a sample event; its first occurrence already has attendees. */
export type SampleRegistration = Partial<
  Pick<
    typeof events.$inferInsert,
    | 'registration'
    | 'ticketUrl'
    | 'capacity'
    | 'waitlist'
    | 'maxPerPerson'
    | 'closesHours'
    | 'cancelHours'
    | 'questions'
    | 'onlineUrl'
  >
> & { readonly attendeeCount?: number };
