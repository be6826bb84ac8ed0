import type {
  EventAttendance,
  EventCategory,
} from '@gruenland/shared-contracts/api/events.ts';

import type { events } from '#db/tables/events.ts';

/** A hand-written Veranstaltung that takes place in several towns; `{ort}` is the town. */
export interface SampleEvent {
  readonly slug: string;
  readonly category: EventCategory;
  readonly title: string;
  readonly summary: string;
  /** Paragraphs, parted by an empty line. */
  readonly description: string;
  readonly organizer: string;
  /** Null where it takes place online. */
  readonly venue: string | null;
  readonly street: string | null;
  /** German local time, `9:30`. */
  readonly start: string;
  readonly minutes: number;
  /** Days of the week it can be on, 0 is Sunday. */
  readonly weekdays: readonly number[];
  /** Months it makes sense in, 1 to 12; all where absent. */
  readonly months?: readonly number[];
  readonly attendance?: EventAttendance;
  readonly recurrence?: string;
  readonly priceCents?: number;
  readonly priceNote?: string;
  readonly registration?: SampleRegistration;
}

/** How one registers for a sample; its first date has attendees already. */
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
> & { readonly attendees?: number };
