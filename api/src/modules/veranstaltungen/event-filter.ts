import { and, eq, gt, ilike, lt, or } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { VeranstaltungenQuery } from '@gruenland/shared-contracts/api/veranstaltungen.schema.ts';

import { eventDates, events } from '#db/tables/events.ts';

import { germanDay } from './german-time.ts';

/** What a list is narrowed down by; days as moments. */
export interface EventFilter {
  /** Dates that end later. */
  readonly from: Date;
  /** Dates that begin earlier. */
  readonly before: Date | null;
  readonly query: VeranstaltungenQuery;
}

/** Days of the query as moments; nothing that is over where no day is named. */
export function readFilter(query: VeranstaltungenQuery, now: Date): EventFilter {
  const from = query.von ? germanDay(query.von) : now;
  return { from, before: query.bis ? germanDay(query.bis, 1) : null, query };
}

/** `%` and `_` mean themselves. */
const literal = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Conditions but for the category, so that its counts do not depend on it. */
export function conditions({ from, before, query }: EventFilter): SQL | undefined {
  const { teilnahme, frei, q } = query;
  return and(
    gt(eventDates.endsAt, from),
    before ? lt(eventDates.startsAt, before) : undefined,
    teilnahme ? eq(events.attendance, teilnahme) : undefined,
    frei ? eq(events.priceCents, 0) : undefined,
    q
      ? or(
          ilike(events.title, literal(q)),
          ilike(events.summary, literal(q)),
          ilike(events.city, literal(q)),
          ilike(events.organizer, literal(q)),
        )
      : undefined,
  );
}
