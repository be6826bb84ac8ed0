import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';

import type { EventListQuery } from '@gruenland/shared-contracts/api/events.schema.ts';

import type { Executor } from '#db/database.ts';
import { eventOccurrences, events } from '#db/tables/events.ts';
import { foldWords } from '#modules/places/fold-words.ts';
import { within } from '#modules/places/near.ts';
import { findPlace } from '#modules/places/place.repository.ts';
import type { Place } from '#modules/places/place.repository.ts';

import { germanDay } from './german-time.ts';

/** Filters of an event list, with days converted to points in time. */
export interface EventFilter {
  /** Occurrences that end later. */
  readonly from: Date;
  /** Occurrences that start earlier. */
  readonly before: Date | null;
  readonly query: EventListQuery;
  readonly near: (Place & { readonly radius: number }) | null;
}

const DEFAULT_RADIUS = 50;
/** Maximum number of search words; further words are ignored. */
const MAX_WORDS = 8;

/**
 * Parses the query: converts days to points in time, starts now by default, and resolves the place.
 */
export async function readFilter(
  db: Executor,
  query: EventListQuery,
  now: Date,
): Promise<EventFilter> {
  const place = query.ort ? await findPlace(db, query.ort) : null;
  return {
    from: query.von ? germanDay(query.von) : now,
    before: query.bis ? germanDay(query.bis, 1) : null,
    query,
    near: place && { ...place, radius: query.umkreis ?? DEFAULT_RADIUS },
  };
}

const position = { lat: events.latitude, lng: events.longitude };
const holds = (column: SQLWrapper, word: string) =>
  sql`${column} @> ${JSON.stringify([word])}::jsonb`;

/** A literal instead of a parameter, because the partial indexes depend on it. */
const PUBLISHED = sql`${events.state} = 'published'`;

/**
 * Ids of events that contain every search word as a substring. Input without letters or digits
 * matches nothing. The result is an id list so that the planner looks up these events instead of
 * scanning all occurrences.
 * @param more further condition on the events
 */
export function findIdsByWords(text: string, more?: SQL): SQL {
  const words = foldWords(text).split(' ').filter(Boolean).slice(0, MAX_WORDS);
  if (words.length === 0) return sql`array[]::text[]`;
  const wanted = words.map((word) => `${word}:*`).join(' & ');
  const fits = and(PUBLISHED, sql`${events.words} @@ to_tsquery('simple', ${wanted})`, more);
  return sql`array(select ${events.id} from ${events} where ${fits})`;
}

/** Condition on the time of an occurrence. */
export const occurrenceCondition = ({ from, before }: EventFilter): SQL | undefined =>
  and(
    gt(eventOccurrences.endsAt, from),
    before ? lt(eventOccurrences.startsAt, before) : undefined,
  );

/** Conditions on the event, except category and search words. */
export function eventCondition({ query, near }: EventFilter): SQL | undefined {
  const { teilnahme, frei, zielgruppe, thema } = query;
  return and(
    PUBLISHED,
    teilnahme ? eq(events.attendance, teilnahme) : undefined,
    frei ? eq(events.priceCents, 0) : undefined,
    zielgruppe ? holds(events.audience, zielgruppe) : undefined,
    thema ? holds(events.topics, thema) : undefined,
    near ? within(position, near) : undefined,
  );
}

/** All conditions except the category, so that category counts do not depend on it. */
export function conditions(filter: EventFilter): SQL | undefined {
  const { q } = filter.query;
  return and(
    occurrenceCondition(filter),
    eventCondition(filter),
    q ? sql`${eventOccurrences.eventId} = any(${findIdsByWords(q)})` : undefined,
  );
}
