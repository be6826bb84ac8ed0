import type {
  EventCategory,
  EventOccurrence,
  EventSummary,
  EventDetail,
} from '@gruenland/shared-contracts/api/events.ts';
import { mapEventNotes } from '@gruenland/shared-contracts/events/event-notes.ts';
import {
  convertFromGermanTime,
  convertToGermanTime,
} from '@gruenland/shared-contracts/german-calendar.ts';

import type { findOccurrences, StoredEvent, StoredEventOccurrence } from './event.repository.ts';
import { formatOccurrencePlace } from './format-place.ts';
import { getRegistrationStatus, countFreeSeats } from './registration-window.ts';
import type { CalendarEntry } from './serialize-calendar.ts';

export type OccurrenceRow = Awaited<ReturnType<typeof findOccurrences>>[number];

/** Returns an occurrence as a list entry. */
export function toListEntry({
  recurrence,
  sequence: _,
  startsAt,
  endsAt,
  category,
  ...rest
}: OccurrenceRow) {
  return {
    ...rest,
    category: category as EventCategory,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    recurring: recurrence !== null,
  } satisfies EventSummary;
}

/**
 * Returns an occurrence as shown on the detail page.
 * @param waitlistedIds ids of occurrences whose waitlist has entries
 */
export function toOccurrenceView(
  event: StoredEvent,
  occurrence: StoredEventOccurrence,
  now: Date,
  waitlistedIds: ReadonlySet<string>,
): EventOccurrence {
  const registrationSettings = {
    ...event,
    ...occurrence,
    status: occurrence.status ?? event.status,
  };
  return {
    id: occurrence.id,
    startsAt: occurrence.startsAt.toISOString(),
    endsAt: occurrence.endsAt.toISOString(),
    status: registrationSettings.status,
    statusNote: occurrence.status ? occurrence.statusNote : event.statusNote,
    previousStart: occurrence.previousStart?.toISOString() ?? null,
    registration: getRegistrationStatus(
      registrationSettings,
      now,
      waitlistedIds.has(occurrence.id),
    ),
    seatsLeft: countFreeSeats(registrationSettings),
  };
}

const getMinutesOfDay = (clockTime: string) =>
  Number(clockTime.slice(0, 2)) * 60 + Number(clockTime.slice(3));

/**
 * Returns the time at which the doors open. The form states one door time and one start time for
 * all occurrences. The doors of each occurrence open before `startsAt` by the difference of these
 * two times.
 */
export function getDoorsOpenAt(
  { doorTime, schedule }: Pick<StoredEvent, 'doorTime' | 'schedule'>,
  startsAt: string,
): string | null {
  if (!doorTime || !schedule) return null;
  const minutesBeforeStart = getMinutesOfDay(schedule.start) - getMinutesOfDay(doorTime);
  // Subtracts in local time, because a change to or from summer time may skip or repeat an hour.
  const localStartMs = convertToGermanTime(new Date(startsAt)).getTime();
  return convertFromGermanTime(new Date(localStartMs - minutesBeforeStart * 60_000)).toISOString();
}

/** Returns an event as its detail page shows it. */
export function toEventDetail(
  event: StoredEvent,
  dates: readonly EventOccurrence[],
  nextOccurrence: EventOccurrence,
  country: EventDetail['country'],
) {
  return {
    id: event.id,
    occurrenceId: nextOccurrence.id,
    title: event.title,
    summary: event.summary,
    category: event.category as EventCategory,
    attendance: event.attendance,
    status: nextOccurrence.status,
    startsAt: nextOccurrence.startsAt,
    endsAt: nextOccurrence.endsAt,
    venue: event.venue,
    postcode: event.postcode,
    city: event.city,
    priceCents: event.priceCents,
    recurring: event.recurrence !== null,
    picture: event.pictures[0] ?? null,
    pictures: event.pictures,
    description: event.description.split(/\n{2,}/u),
    organizer: event.organizer,
    street: event.street,
    latitude: event.latitude,
    longitude: event.longitude,
    country,
    priceNote: event.priceNote,
    doorsAt: getDoorsOpenAt(event, nextOccurrence.startsAt),
    ...mapEventNotes((name) => event[name]),
    audience: event.audience,
    topics: event.topics,
    statusNote: nextOccurrence.statusNote,
    dates,
    registration: event.registration,
    ticketUrl: event.ticketUrl,
    opensAt: event.opensAt?.toISOString() ?? null,
    updatedAt: event.updatedAt.toISOString(),
  } satisfies EventDetail;
}

/** Returns an occurrence as a calendar entry. */
export function toCalendarEntry(
  event: Pick<OccurrenceRow, 'title' | 'summary' | 'venue' | 'postcode' | 'city'> & {
    readonly street?: string | null;
  },
  occurrence: Pick<
    OccurrenceRow,
    'id' | 'occurrenceId' | 'startsAt' | 'endsAt' | 'status' | 'sequence'
  >,
): CalendarEntry {
  const { occurrenceId, startsAt, endsAt, sequence } = occurrence;
  return {
    occurrenceId,
    startsAt,
    endsAt,
    sequence,
    eventId: occurrence.id,
    title: event.title,
    description: event.summary,
    isCancelled: occurrence.status === 'cancelled',
    place: formatOccurrencePlace({ street: null, ...event }, occurrence.status),
  };
}
