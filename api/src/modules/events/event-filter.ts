import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';

import type { EventListQuery } from '@gruenland/shared-contracts/api/events.schema.ts';

import type { Executor } from '#db/database.ts';
import { eventOccurrences, events } from '#db/tables/events.ts';
import { createRadiusCondition } from '#places/distance.ts';
import type { Place } from '#places/place.repository.ts';
import { resolvePlace } from '#places/resolve-place.ts';
import type { PlaceResolution } from '#places/resolve-place.ts';
import type { WordQuery } from '#word-search/create-word-query.ts';
import { createMatchCondition } from '#word-search/searchable-list.ts';
import type { ReadWords } from '#word-search/searchable-list.ts';

import { getStartOfGermanDay } from '@gruenland/shared-contracts/german-calendar.ts';

import { SEARCHED_EVENT_CATEGORIES } from './event-words.ts';

/** Filters of an event list. Days are converted to points in time. */
export interface EventFilter {
  /** Occurrences match if they end after this time. */
  readonly endsAfter: Date;
  /** Occurrences match if they start before this time. If it is null, there is no upper limit. */
  readonly startsBefore: Date | null;
  readonly query: EventListQuery;
  /** Search words; null if the query has none. */
  readonly words: WordQuery | null;
  readonly near: (Place & { readonly radiusKm: number }) | null;
  /** The places that an ambiguous name can mean; otherwise empty. */
  readonly placeChoices: PlaceResolution['choices'];
}

const DEFAULT_RADIUS_KM = 50;
/** A query that matches nothing, for a text without letters or digits. */
const EMPTY_WORD_QUERY: WordQuery = {
  tiers: [],
  any: '',
  understood: { also: [], suggestion: null },
};

/**
 * Parses the query: converts days to points in time (the default start is now) and looks up the
 * place.
 */
export async function parseEventFilter(
  db: Executor,
  readWords: ReadWords,
  query: EventListQuery,
  now: Date,
  resolve = resolvePlace,
): Promise<EventFilter> {
  const { place, choices } = await resolve(db, query.ort ?? '');
  return {
    endsAfter: query.von ? getStartOfGermanDay(query.von) : now,
    startsBefore: query.bis ? getStartOfGermanDay(query.bis, 1) : null,
    query,
    words: query.q
      ? ((await readWords(query.q, SEARCHED_EVENT_CATEGORIES)) ?? EMPTY_WORD_QUERY)
      : null,
    near: place && { ...place, radiusKm: query.umkreis ?? DEFAULT_RADIUS_KM },
    placeChoices: choices,
  };
}

const eventCoordinates = { lat: events.latitude, lng: events.longitude };
const createContainsWordCondition = (column: SQLWrapper, word: string) =>
  sql`${column} @> ${JSON.stringify([word])}::jsonb`;

/**
 * Literal SQL without a parameter. With a parameter, PostgreSQL would not use the partial indexes.
 */
const PUBLISHED_CONDITION = sql`${events.state} = 'published'`;

/**
 * Returns a query for the ids of published events that match the search words. The result is an id
 * list, so that the query planner looks up these events instead of scanning all occurrences.
 * @param extraCondition further condition on the events
 */
export function createIdsByWordsQuery({ any }: WordQuery, extraCondition?: SQL): SQL {
  const textCondition = and(
    PUBLISHED_CONDITION,
    createMatchCondition(events.lexemes, any),
    extraCondition,
  );
  return sql`array(select ${events.id} from ${events} where ${textCondition})`;
}

/** Returns the condition on the time of an occurrence. */
export const createOccurrenceCondition = ({
  endsAfter,
  startsBefore,
}: EventFilter): SQL | undefined =>
  and(
    gt(eventOccurrences.endsAt, endsAfter),
    startsBefore ? lt(eventOccurrences.startsAt, startsBefore) : undefined,
  );

/** Returns the conditions on the event, except those on category and search words. */
export function createEventCondition({ query, near }: EventFilter): SQL | undefined {
  const { teilnahme: attendance, frei: isFree, zielgruppe: audience, thema: topic } = query;
  return and(
    PUBLISHED_CONDITION,
    attendance ? eq(events.attendance, attendance) : undefined,
    isFree ? eq(events.priceCents, 0) : undefined,
    audience ? createContainsWordCondition(events.audience, audience) : undefined,
    topic ? createContainsWordCondition(events.topics, topic) : undefined,
    near ? createRadiusCondition(eventCoordinates, near) : undefined,
  );
}

/** Returns the condition on the category of the event; undefined without a category. */
export const createCategoryCondition = ({ query }: EventFilter): SQL | undefined =>
  query.kategorie ? eq(events.category, query.kategorie) : undefined;

/** Returns all conditions. */
export const createConditions = (filter: EventFilter): SQL | undefined =>
  and(createConditionsExceptCategory(filter), createCategoryCondition(filter));

/** Returns all conditions except that on the category, for counts that do not depend on it. */
export function createConditionsExceptCategory(filter: EventFilter): SQL | undefined {
  const { words } = filter;
  return and(
    createOccurrenceCondition(filter),
    createEventCondition(filter),
    words ? sql`${eventOccurrences.eventId} = any(${createIdsByWordsQuery(words)})` : undefined,
  );
}
