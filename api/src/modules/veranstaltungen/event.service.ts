import type {
  EventCategory,
  Veranstaltung,
  VeranstaltungDetail,
  VeranstaltungenList,
} from '@gruenland/shared-contracts/api/veranstaltungen.ts';
import type { VeranstaltungenQuery } from '@gruenland/shared-contracts/api/veranstaltungen.schema.ts';

import type { Executor } from '#db/database.ts';
import { Problem } from '#problem.ts';

import { readFilter } from './event-filter.ts';
import {
  countByCategory,
  findDates,
  findDatesToCome,
  findEvent,
  findLastDate,
} from './event.repository.ts';

const A_PAGE = 30;
/** Dates of a series that its page names. */
const DATES_SHOWN = 12;
/** Entries of a calendar feed. */
const A_FEED = 200;

export interface EventService {
  /** One page of dates that fit, the earliest first. */
  list(query: VeranstaltungenQuery): Promise<VeranstaltungenList>;
  /** Dates for a calendar that is subscribed to, at most 200. */
  feed(query: VeranstaltungenQuery): Promise<readonly Veranstaltung[]>;
  /** @throws Problem `record.not-found` */
  read(id: string): Promise<VeranstaltungDetail>;
}

interface Row extends Omit<Veranstaltung, 'startsAt' | 'endsAt' | 'recurring' | 'category'> {
  readonly category: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly recurrence: string | null;
}

function shown({ recurrence, startsAt, endsAt, category, ...rest }: Row): Veranstaltung {
  return {
    ...rest,
    category: category as EventCategory,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    recurring: recurrence !== null,
  };
}

export function createEventService(db: Executor, now: () => Date = () => new Date()): EventService {
  return {
    async list(query) {
      const filter = readFilter(query, now());
      const { seite: page } = query;
      const counted = await countByCategory(db, filter);
      const counts = new Map(counted.map(({ category, count }) => [category, count]));
      const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
      const total = query.kategorie ? (counts.get(query.kategorie) ?? 0) : all;
      const rows = await findDates(db, filter, A_PAGE, (page - 1) * A_PAGE);
      return {
        events: rows.map(shown),
        total,
        page,
        pages: Math.ceil(total / A_PAGE),
        categories: Object.fromEntries(counts),
      };
    },
    async feed(query) {
      const rows = await findDates(db, readFilter(query, now()), A_FEED, 0);
      return rows.map(shown);
    },
    async read(id) {
      const event = await findEvent(db, id);
      if (!event) throw new Problem('record.not-found');
      const toCome = await findDatesToCome(db, id, now(), DATES_SHOWN);
      const last = toCome.length === 0 ? await findLastDate(db, id) : undefined;
      const [next] = last ? [last] : toCome;
      if (!next) throw new Problem('record.not-found');
      const { id: _id, createdAt: _made, version: _version, sample: _sample, ...rest } = event;
      const dates = (last ? [last] : toCome).map(({ startsAt, endsAt }) => {
        return { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
      });
      return {
        ...shown({ ...rest, ...next, id }),
        description: event.description.split(/\n{2,}/u),
        organizer: event.organizer,
        street: event.street,
        latitude: event.latitude,
        longitude: event.longitude,
        priceNote: event.priceNote,
        statusNote: event.statusNote,
        dates,
        updatedAt: event.updatedAt.toISOString(),
      };
    },
  };
}
