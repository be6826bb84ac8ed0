import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';

import type { EventCategory } from '@gruenland/shared-contracts/api/veranstaltungen.ts';

import type { Executor } from '#db/database.ts';
import { eventDates, events } from '#db/tables/events.ts';

import { conditions } from './event-filter.ts';
import type { EventFilter } from './event-filter.ts';

/** Columns that lists show, with the date they show. */
const card = {
  id: events.id,
  title: events.title,
  summary: events.summary,
  category: events.category,
  attendance: events.attendance,
  status: events.status,
  startsAt: eventDates.startsAt,
  endsAt: eventDates.endsAt,
  venue: events.venue,
  postcode: events.postcode,
  city: events.city,
  priceCents: events.priceCents,
  recurrence: events.recurrence,
};

const ofCategory = (category: EventCategory | undefined) =>
  category ? eq(events.category, category) : undefined;

/** One page of dates, the earliest first. */
export async function findDates(db: Executor, filter: EventFilter, limit: number, offset: number) {
  return db
    .select(card)
    .from(eventDates)
    .innerJoin(events, eq(events.id, eventDates.eventId))
    .where(and(conditions(filter), ofCategory(filter.query.kategorie)))
    .orderBy(asc(eventDates.startsAt), asc(eventDates.eventId))
    .limit(limit)
    .offset(offset);
}

/** How many dates each category has; the chosen category does not narrow this down. */
export async function countByCategory(db: Executor, filter: EventFilter) {
  return db
    .select({ category: events.category, count: sql<number>`count(*)::int` })
    .from(eventDates)
    .innerJoin(events, eq(events.id, eventDates.eventId))
    .where(conditions(filter))
    .groupBy(events.category);
}

export async function findEvent(db: Executor, id: string) {
  const [event] = await db.select().from(events).where(eq(events.id, id)).limit(1);
  return event;
}

export type StoredEvent = NonNullable<Awaited<ReturnType<typeof findEvent>>>;

/** Dates that are not over, the next first. */
export async function findDatesToCome(db: Executor, id: string, now: Date, limit: number) {
  return db
    .select({ startsAt: eventDates.startsAt, endsAt: eventDates.endsAt })
    .from(eventDates)
    .where(and(eq(eventDates.eventId, id), gt(eventDates.endsAt, now)))
    .orderBy(asc(eventDates.startsAt))
    .limit(limit);
}

export async function findLastDate(db: Executor, id: string) {
  const [date] = await db
    .select({ startsAt: eventDates.startsAt, endsAt: eventDates.endsAt })
    .from(eventDates)
    .where(eq(eventDates.eventId, id))
    .orderBy(desc(eventDates.startsAt))
    .limit(1);
  return date;
}
