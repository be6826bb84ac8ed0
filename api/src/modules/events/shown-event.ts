import type {
  EventCategory,
  EventDate,
  Veranstaltung,
  VeranstaltungDetail,
} from '@gruenland/shared-contracts/api/events.ts';

import type { findDates, StoredEvent, StoredEventDate } from './event.repository.ts';
import { placeOfDate } from './place-of.ts';
import { dateRegistration, seatsLeft } from './registration-window.ts';
import type { CalendarEntry } from './write-calendar.ts';

export type Row = Awaited<ReturnType<typeof findDates>>[number];

/** A date as lists show it. */
export function shown({ recurrence, sequence: _, startsAt, endsAt, category, ...rest }: Row) {
  return {
    ...rest,
    category: category as EventCategory,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    recurring: recurrence !== null,
  } satisfies Veranstaltung;
}

/**
 * A date of an event as its page shows it.
 * @param line the dates at which somebody stands in line
 */
export function shownDate(
  event: StoredEvent,
  date: StoredEventDate,
  now: Date,
  line: ReadonlySet<string>,
): EventDate {
  const rules = { ...event, ...date, status: date.status ?? event.status };
  return {
    id: date.id,
    startsAt: date.startsAt.toISOString(),
    endsAt: date.endsAt.toISOString(),
    status: rules.status,
    statusNote: date.status ? date.statusNote : event.statusNote,
    previousStart: date.previousStart?.toISOString() ?? null,
    registration: dateRegistration(rules, now, line.has(date.id)),
    seatsLeft: seatsLeft(rules),
  };
}

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** When one may come in: as long before a date begins as it was written for the first. */
function doorsAt({ doorTime, schedule }: StoredEvent, startsAt: string): string | null {
  if (!doorTime || !schedule) return null;
  const minutes = minutesOf(schedule.start) - minutesOf(doorTime);
  return new Date(Date.parse(startsAt) - minutes * 60_000).toISOString();
}

/** A Veranstaltung as its page shows it. */
export function detailOf(
  event: StoredEvent,
  dates: readonly EventDate[],
  next: EventDate,
  country: VeranstaltungDetail['country'],
) {
  return {
    id: event.id,
    dateId: next.id,
    title: event.title,
    summary: event.summary,
    category: event.category as EventCategory,
    attendance: event.attendance,
    status: next.status,
    startsAt: next.startsAt,
    endsAt: next.endsAt,
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
    doorsAt: doorsAt(event, next.startsAt),
    accessibility: event.accessibility,
    audience: event.audience,
    topics: event.topics,
    statusNote: next.statusNote,
    dates,
    registration: event.registration,
    ticketUrl: event.ticketUrl,
    opensAt: event.opensAt?.toISOString() ?? null,
    updatedAt: event.updatedAt.toISOString(),
  } satisfies VeranstaltungDetail;
}

/** A date as calendars know it. */
export function entryOf(
  event: Pick<Row, 'title' | 'summary' | 'venue' | 'postcode' | 'city'> & {
    readonly street?: string | null;
  },
  date: Pick<Row, 'id' | 'dateId' | 'startsAt' | 'endsAt' | 'status' | 'sequence'>,
): CalendarEntry {
  const { dateId, startsAt, endsAt, sequence } = date;
  return {
    dateId,
    startsAt,
    endsAt,
    sequence,
    eventId: date.id,
    title: event.title,
    description: event.summary,
    cancelled: date.status === 'cancelled',
    place: placeOfDate({ street: null, ...event }, date.status),
  };
}
