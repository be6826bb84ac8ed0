import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';

import type { VeranstaltungenQuery } from '@gruenland/shared-contracts/api/events.schema.ts';

import type { Executor } from '#db/database.ts';
import { eventDates, events } from '#db/tables/events.ts';
import { foldWords } from '#modules/places/fold-words.ts';
import { within } from '#modules/places/near.ts';
import { findPlace } from '#modules/places/place.repository.ts';
import type { Place } from '#modules/places/place.repository.ts';

import { germanDay } from './german-time.ts';

/** What a list is narrowed down by; days as moments. */
export interface EventFilter {
  /** Dates that end later. */
  readonly from: Date;
  /** Dates that begin earlier. */
  readonly before: Date | null;
  readonly query: VeranstaltungenQuery;
  readonly near: (Place & { readonly radius: number }) | null;
}

const DEFAULT_RADIUS = 50;
/** Words of a search; more say no more. */
const MOST_WORDS = 8;

/** Days as moments, nothing that is over where no day is named; the place that is meant. */
export async function readFilter(
  db: Executor,
  query: VeranstaltungenQuery,
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

/** As text, not as a parameter: the indexes are made for it. */
const PUBLISHED = sql`${events.state} = 'veroeffentlicht'`;

/**
 * Ids of those of which every word is part of one of theirs; signs alone are in none. As a list, so
 * that nobody takes reading all dates for cheaper than looking up those of what was found.
 * @param more what else they must fulfil
 */
export function foundByWords(text: string, more?: SQL): SQL {
  const words = foldWords(text).split(' ').filter(Boolean).slice(0, MOST_WORDS);
  if (words.length === 0) return sql`array[]::text[]`;
  const wanted = words.map((word) => `${word}:*`).join(' & ');
  const fits = and(PUBLISHED, sql`${events.words} @@ to_tsquery('simple', ${wanted})`, more);
  return sql`array(select ${events.id} from ${events} where ${fits})`;
}

/** When a date is. */
export const ofDates = ({ from, before }: EventFilter): SQL | undefined =>
  and(gt(eventDates.endsAt, from), before ? lt(eventDates.startsAt, before) : undefined);

/** What a Veranstaltung is, but for its category and its words. */
export function ofEvents({ query, near }: EventFilter): SQL | undefined {
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

/** Conditions but for the category, so that its counts do not depend on it. */
export function conditions(filter: EventFilter): SQL | undefined {
  const { q } = filter.query;
  return and(
    ofDates(filter),
    ofEvents(filter),
    q ? sql`${eventDates.eventId} = any(${foundByWords(q)})` : undefined,
  );
}
