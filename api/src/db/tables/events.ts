import {
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  boolean,
} from 'drizzle-orm/pg-core';

import {
  EVENT_ATTENDANCES,
  EVENT_STATUSES,
} from '@gruenland/shared-contracts/api/veranstaltungen.ts';

import { moment, recordTimes } from './columns.ts';

/** A Veranstaltung; when it takes place stands in `event_dates`. */
export const events = pgTable('events', {
  /** Part of its address, for example `hofmarkt-auental`. */
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  /** Paragraphs, parted by an empty line. */
  description: text('description').notNull(),
  category: text('category').notNull(),
  attendance: text('attendance', { enum: EVENT_ATTENDANCES }).notNull(),
  status: text('status', { enum: EVENT_STATUSES }).notNull().default('scheduled'),
  statusNote: text('status_note'),
  organizer: text('organizer').notNull(),
  venue: text('venue'),
  street: text('street'),
  postcode: text('postcode'),
  city: text('city'),
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
  /** 0 is free, null is not told. */
  priceCents: integer('price_cents'),
  priceNote: text('price_note'),
  /** RFC 5545 RRULE without DTSTART, in German local time; null: one date. */
  recurrence: text('recurrence'),
  /** Sample of the embedded mode; replaced when its dates are over. */
  sample: boolean('sample').notNull().default(false),
  version: integer('version').notNull().default(1),
  ...recordTimes(),
});

/** Dates of all Veranstaltungen, spelled out. */
export const eventDates = pgTable(
  'event_dates',
  {
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.startsAt] }),
    index('event_dates_starts_at_idx').on(table.startsAt, table.eventId),
  ],
);
