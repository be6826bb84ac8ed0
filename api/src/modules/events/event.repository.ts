import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';

import type { EventStatus } from '@gruenland/shared-contracts/events/event-status.ts';

import type { ShownPhoto } from '@gruenland/shared-contracts/api/photos.ts';

import type { SQL } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { eventOccurrences, events } from '#db/tables/events.ts';

import {
  createCategoryCondition,
  createConditions,
  createIdsByWordsQuery,
  createOccurrenceCondition,
  createEventCondition,
} from './event-filter.ts';
import type { EventFilter } from './event-filter.ts';

/** Status of the occurrence; if it is null, the status of the event. */
const occurrenceStatus = sql<EventStatus>`coalesce(${eventOccurrences.status}, ${events.status})`;

/** Columns of a list entry: the event and the listed occurrence. */
const listColumns = {
  id: events.id,
  occurrenceId: eventOccurrences.id,
  title: events.title,
  summary: events.summary,
  category: events.category,
  attendance: events.attendance,
  status: occurrenceStatus,
  startsAt: eventOccurrences.startsAt,
  endsAt: eventOccurrences.endsAt,
  venue: events.venue,
  postcode: events.postcode,
  city: events.city,
  priceCents: events.priceCents,
  recurrence: events.recurrence,
  /** Lists show only the first picture. */
  picture: sql<ShownPhoto | null>`${events.pictures} -> 0`,
  sequence: eventOccurrences.sequence,
};

/** Returns one page of occurrences, earliest first. */
export async function findOccurrences(
  db: Executor,
  filter: EventFilter,
  limit: number,
  offset: number,
) {
  const { words } = filter;
  if (words)
    return findOccurrencesByWords(
      db,
      filter,
      createIdsByWordsQuery(
        words,
        and(createEventCondition(filter), createCategoryCondition(filter)),
      ),
      limit,
      offset,
    );
  return db
    .select(listColumns)
    .from(eventOccurrences)
    .innerJoin(events, eq(events.id, eventOccurrences.eventId))
    .where(createConditions(filter))
    .orderBy(asc(eventOccurrences.startsAt), asc(eventOccurrences.eventId))
    .limit(limit)
    .offset(offset);
}

/**
 * Returns one page of occurrences of the events that match search words. First selects the page by
 * time, then reads the other columns for this page only.
 */
async function findOccurrencesByWords(
  db: Executor,
  filter: EventFilter,
  ids: SQL,
  limit: number,
  offset: number,
) {
  const order = [asc(eventOccurrences.startsAt), asc(eventOccurrences.eventId)];
  const page = db
    .select()
    .from(eventOccurrences)
    .where(and(createOccurrenceCondition(filter), sql`${eventOccurrences.eventId} = any(${ids})`))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    // The alias is the table's name, so that `listColumns` also reads from this subquery.
    .as('event_occurrences');
  return db
    .select(listColumns)
    .from(page)
    .innerJoin(events, eq(events.id, eventOccurrences.eventId))
    .orderBy(...order);
}

/** Finds a published event. */
export async function findEvent(db: Executor, id: string) {
  const [event] = await db
    .select()
    .from(events)
    .where(and(eq(events.id, id), eq(events.state, 'published')))
    .limit(1);
  return event;
}

export type StoredEvent = NonNullable<Awaited<ReturnType<typeof findEvent>>>;

/** Returns occurrences of an event that are not over, earliest first. */
export async function findUpcomingOccurrences(db: Executor, id: string, now: Date, limit: number) {
  return db
    .select()
    .from(eventOccurrences)
    .where(and(eq(eventOccurrences.eventId, id), gt(eventOccurrences.endsAt, now)))
    .orderBy(asc(eventOccurrences.startsAt))
    .limit(limit);
}

/**
 * Returns the published events with these ids, each with its next occurrence, or with its last one
 * if all are over.
 */
export async function findEventsWithOccurrence(db: Executor, ids: readonly string[], now: Date) {
  if (ids.length === 0) return [];
  const { id, title, venue, street, postcode, city, state } = events;
  const { startsAt, endsAt, eventId } = eventOccurrences;
  const isUpcoming = gt(endsAt, now);
  return db
    .selectDistinctOn([id], {
      id,
      title,
      venue,
      street,
      postcode,
      city,
      status: occurrenceStatus,
      startsAt,
      endsAt,
    })
    .from(events)
    .innerJoin(eventOccurrences, eq(eventId, id))
    .where(and(inArray(id, [...ids]), eq(state, 'published')))
    .orderBy(
      id,
      desc(isUpcoming),
      sql`case when ${isUpcoming} then ${startsAt} end`,
      desc(startsAt),
    );
}

export async function findLastOccurrence(db: Executor, id: string) {
  const [date] = await db
    .select()
    .from(eventOccurrences)
    .where(eq(eventOccurrences.eventId, id))
    .orderBy(desc(eventOccurrences.startsAt))
    .limit(1);
  return date;
}

/**
 * Returns one sitemap part of the events that end after `endsAfter`, and the total number of such
 * events.
 */
export async function findSitemapEvents(
  db: Executor,
  endsAfter: Date,
  sitemapPart: number,
  partSize: number,
) {
  const sitemapCondition = and(
    eq(events.state, 'published'),
    sql`exists (select 1 from ${eventOccurrences} where ${eventOccurrences.eventId} = ${events.id}
      and ${eventOccurrences.endsAt} > ${endsAfter.toISOString()})`,
  );
  const rows = await db
    .select({ id: events.id, updatedAt: events.updatedAt })
    .from(events)
    .where(sitemapCondition)
    .orderBy(events.id)
    .limit(partSize)
    .offset((sitemapPart - 1) * partSize);
  return { rows, total: await db.$count(events, sitemapCondition) };
}

export type StoredEventOccurrence = typeof eventOccurrences.$inferSelect;
