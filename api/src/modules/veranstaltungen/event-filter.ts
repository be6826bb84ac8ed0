import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';

import type { VeranstaltungenQuery } from '@gruenland/shared-contracts/api/veranstaltungen.schema.ts';

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

/**
 * Every word is part of one of its own; signs alone are in none. As a list of ids, so that nobody
 * takes reading all dates for cheaper than looking up those of what was found.
 */
function holdsWords(text: string): SQL {
  const words = foldWords(text).split(' ').filter(Boolean).slice(0, MOST_WORDS);
  if (words.length === 0) return sql`false`;
  const wanted = words.map((word) => `${word}:*`).join(' & ');
  return sql`${eventDates.eventId} = any(array(select found.id from ${events} as found
    where found.state = 'veroeffentlicht' and found.words @@ to_tsquery('simple', ${wanted})))`;
}

/** As text, not as a parameter: the indexes are made for it. */
const PUBLISHED = sql`${events.state} = 'veroeffentlicht'`;

/** Conditions but for the category, so that its counts do not depend on it. */
export function conditions({ from, before, query, near }: EventFilter): SQL | undefined {
  const { teilnahme, frei, q, zielgruppe, thema } = query;
  return and(
    PUBLISHED,
    gt(eventDates.endsAt, from),
    before ? lt(eventDates.startsAt, before) : undefined,
    teilnahme ? eq(events.attendance, teilnahme) : undefined,
    frei ? eq(events.priceCents, 0) : undefined,
    zielgruppe ? holds(events.audience, zielgruppe) : undefined,
    thema ? holds(events.topics, thema) : undefined,
    near ? within(position, near) : undefined,
    q ? holdsWords(q) : undefined,
  );
}
