import { sql } from 'drizzle-orm';
import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  boolean,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { ulid } from 'ulid';

import { REGISTRATION_MODES } from '@gruenland/shared-contracts/api/event-registration.ts';
import type { RegistrationQuestion } from '@gruenland/shared-contracts/api/event-registration.ts';
import { EVENT_ATTENDANCES, EVENT_STATUSES } from '@gruenland/shared-contracts/api/events.ts';
import { EVENT_STATES } from '@gruenland/shared-contracts/api/event-submission.ts';
import type {
  EventInput,
  EventSchedule,
} from '@gruenland/shared-contracts/api/event-submission.ts';

import type { EventAudience, EventTopic } from '@gruenland/shared-contracts/events/event-labels.ts';

import type { ShownPhoto } from '@gruenland/shared-contracts/api/photos.ts';

import type { SQL } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';

import { cents, moment, oneOf, recordTimes } from './columns.ts';

/** How people register for the dates of a Veranstaltung (domain 2.5); hours count back from a start. */
function registrationColumns() {
  return {
    registration: text('registration', { enum: REGISTRATION_MODES }).notNull().default('none'),
    /** Where to register or buy tickets elsewhere. */
    ticketUrl: text('ticket_url'),
    /** Seats of each date; null: as many as come. */
    capacity: integer('capacity'),
    waitlist: boolean('waitlist').notNull().default(true),
    maxPerPerson: integer('max_per_person').notNull().default(4),
    opensAt: moment('opens_at'),
    closesHours: integer('closes_hours').notNull().default(0),
    cancelHours: integer('cancel_hours').notNull().default(0),
    questions: jsonb('questions').$type<readonly RegistrationQuestion[]>().notNull().default([]),
    /** Told to registered people only. */
    onlineUrl: text('online_url'),
  };
}

const wordVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A Veranstaltung as somebody wrote it, and where that lies. */
export interface EventProposal {
  readonly input: EventInput;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Absent in versions from before there were any. */
  readonly pictures?: readonly ShownPhoto[];
}

/** Who sent it in, and where it stands on its way to the calendar. */
function submissionColumns() {
  return {
    state: text('state', { enum: EVENT_STATES }).notNull().default('published'),
    ownerId: text('owner_id'),
    /** Of a submitter without an account; told to nobody. */
    ownerEmail: text('owner_email'),
    /** Whether the address of a submitter without an account was confirmed. */
    ownerConfirmedAt: moment('owner_confirmed_at'),
    /** When it takes place, as it was written. */
    schedule: jsonb('schedule').$type<EventSchedule>(),
    submittedAt: moment('submitted_at'),
    publishedAt: moment('published_at').defaultNow(),
    /** Why it, or a change of it, was not published. */
    refusal: text('refusal'),
    /** A change that waits for its review while this row stays as it is shown. */
    change: jsonb('change').$type<EventProposal>(),
  };
}

/** A Veranstaltung; when it takes place stands in `event_occurrences`. */
export const events = pgTable(
  'events',
  {
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
    priceCents: cents('price_cents'),
    priceNote: text('price_note'),
    /** `19:00`, German local time, on the day of each date. */
    doorTime: text('door_time'),
    accessibility: text('accessibility'),
    audience: jsonb('audience').$type<readonly EventAudience[]>().notNull().default([]),
    topics: jsonb('topics').$type<readonly EventTopic[]>().notNull().default([]),
    pictures: jsonb('pictures').$type<readonly ShownPhoto[]>().notNull().default([]),
    /** RFC 5545 RRULE without DTSTART, in German local time; null: one date. */
    recurrence: text('recurrence'),
    /**
     * Its words with all their endings, folded as `fold-words.ts` does (function `word_suffixes` of the
     * migrations): a beginning of one is a part of a word, and „markt“ finds the Bauernmarkt.
     */
    words: wordVector('words').generatedAlwaysAs(
      (): SQL =>
        sql`word_suffixes(title || ' ' || summary || ' ' || coalesce(city, '') || ' ' || organizer)`,
    ),
    /** Sample of the embedded mode; replaced when its dates are over. */
    sample: boolean('sample').notNull().default(false),
    ...registrationColumns(),
    ...submissionColumns(),
    version: integer('version').notNull().default(1),
    ...recordTimes(),
  },
  (table) => {
    const published = sql`state = 'published'`;
    return [
      oneOf('events_attendance_check', table.attendance, EVENT_ATTENDANCES),
      oneOf('events_status_check', table.status, EVENT_STATUSES),
      oneOf('events_registration_check', table.registration, REGISTRATION_MODES),
      oneOf('events_state_check', table.state, EVENT_STATES),
      index('events_position_idx').on(table.latitude, table.longitude).where(published),
      index('events_words_idx').using('gin', table.words).where(published),
      index('events_category_idx').on(table.category, table.id).where(published),
    ];
  },
);

/** Dates of all Veranstaltungen, spelled out. */
export const eventOccurrences = pgTable(
  'event_occurrences',
  {
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** Stays when the date is moved. */
    id: text('id')
      .primaryKey()
      .default(sql`gen_random_uuid()::text`)
      .$defaultFn(() => ulid()),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Null: as the whole Veranstaltung. */
    status: text('status', { enum: EVENT_STATUSES }),
    statusNote: text('status_note'),
    /** When people were first told that it begins; null where that is when it begins. */
    previousStart: moment('previous_start'),
    /** When its rule has it begin, whatever it was moved to; null: never changed. */
    plannedStart: moment('planned_start'),
    /** Where to take part in this date that was moved online; told only to who registered. */
    onlineUrl: text('online_url'),
    /** Rises with every change that calendars must learn of (RFC 5545 SEQUENCE). */
    sequence: integer('sequence').notNull().default(0),
    /** Seats held by people who are confirmed or have an offer; changed only under the row's lock. */
    seatsTaken: integer('seats_taken').notNull().default(0),
  },
  (table) => [
    oneOf('event_occurrences_status_check', table.status, EVENT_STATUSES),
    uniqueIndex('event_occurrences_start_key').on(table.eventId, table.startsAt),
    index('event_occurrences_starts_at_idx').on(table.startsAt, table.eventId),
    index('event_occurrences_ends_at_idx').on(table.endsAt, table.eventId),
  ],
);
