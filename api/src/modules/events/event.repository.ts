import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';

import type {
  EventCategory,
  EventStatus,
} from '@gruenland/shared-contracts/api/events.ts';

import type { ShownPhoto } from '@gruenland/shared-contracts/api/photos.ts';

import type { SQL } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { eventDates, events } from '#db/tables/events.ts';

import { conditions, foundByWords, ofDates, ofEvents } from './event-filter.ts';
import type { EventFilter } from './event-filter.ts';

/** Of the date; of the whole Veranstaltung where the date has none of its own. */
const dateStatus = sql<EventStatus>`coalesce(${eventDates.status}, ${events.status})`;

/** Columns that lists show, with the date they show. */
const card = {
  id: events.id,
  dateId: eventDates.id,
  title: events.title,
  summary: events.summary,
  category: events.category,
  attendance: events.attendance,
  status: dateStatus,
  startsAt: eventDates.startsAt,
  endsAt: eventDates.endsAt,
  venue: events.venue,
  postcode: events.postcode,
  city: events.city,
  priceCents: events.priceCents,
  recurrence: events.recurrence,
  /** The first of them alone. */
  picture: sql<ShownPhoto | null>`${events.pictures} -> 0`,
  sequence: eventDates.sequence,
};

const ofCategory = (category: EventCategory | undefined) =>
  category ? eq(events.category, category) : undefined;

/** One page of dates, the earliest first. */
export async function findDates(db: Executor, filter: EventFilter, limit: number, offset: number) {
  const { q, kategorie } = filter.query;
  if (q)
    return findDatesByWords(
      db,
      filter,
      foundByWords(q, and(ofEvents(filter), ofCategory(kategorie))),
      limit,
      offset,
    );
  return db
    .select(card)
    .from(eventDates)
    .innerJoin(events, eq(events.id, eventDates.eventId))
    .where(and(conditions(filter), ofCategory(filter.query.kategorie)))
    .orderBy(asc(eventDates.startsAt), asc(eventDates.eventId))
    .limit(limit)
    .offset(offset);
}

/** The same among those ids: the page is cut from their dates alone, before anything is read of them. */
async function findDatesByWords(
  db: Executor,
  filter: EventFilter,
  ids: SQL,
  limit: number,
  offset: number,
) {
  const order = [asc(eventDates.startsAt), asc(eventDates.eventId)];
  const page = db
    .select()
    .from(eventDates)
    .where(and(ofDates(filter), sql`${eventDates.eventId} = any(${ids})`))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    // Under the name of the table, so that the columns of a card are read from it.
    .as('event_dates');
  return db
    .select(card)
    .from(page)
    .innerJoin(events, eq(events.id, eventDates.eventId))
    .orderBy(...order);
}

/** A Veranstaltung that is in the calendar. */
export async function findEvent(db: Executor, id: string) {
  const [event] = await db
    .select()
    .from(events)
    .where(and(eq(events.id, id), eq(events.state, 'veroeffentlicht')))
    .limit(1);
  return event;
}

export type StoredEvent = NonNullable<Awaited<ReturnType<typeof findEvent>>>;

/** Dates that are not over, the next first. */
export async function findDatesToCome(db: Executor, id: string, now: Date, limit: number) {
  return db
    .select()
    .from(eventDates)
    .where(and(eq(eventDates.eventId, id), gt(eventDates.endsAt, now)))
    .orderBy(asc(eventDates.startsAt))
    .limit(limit);
}

export async function findLastDate(db: Executor, id: string) {
  const [date] = await db
    .select()
    .from(eventDates)
    .where(eq(eventDates.eventId, id))
    .orderBy(desc(eventDates.startsAt))
    .limit(1);
  return date;
}

/** Veranstaltungen in the calendar with a date that is not over since then, and how many there are. */
export async function findEventAddresses(db: Executor, since: Date, part: number, size: number) {
  const shown = and(
    eq(events.state, 'veroeffentlicht'),
    sql`exists (select 1 from ${eventDates} where ${eventDates.eventId} = ${events.id}
      and ${eventDates.endsAt} > ${since.toISOString()})`,
  );
  const rows = await db
    .select({ id: events.id, updatedAt: events.updatedAt })
    .from(events)
    .where(shown)
    .orderBy(events.id)
    .limit(size)
    .offset((part - 1) * size);
  return { rows, total: await db.$count(events, shown) };
}

export type StoredEventDate = typeof eventDates.$inferSelect;
