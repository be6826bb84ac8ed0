import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { ulid } from 'ulid';

import { REGISTRATION_MODES } from '@gruenland/shared-contracts/api/event-registration.ts';
import type { RegistrationQuestion } from '@gruenland/shared-contracts/api/event-registration.ts';
import { EVENT_STATUSES } from '@gruenland/shared-contracts/events/event-status.ts';
import { EVENT_ATTENDANCE_MODES } from '@gruenland/shared-contracts/api/events.ts';
import { EVENT_STATES } from '@gruenland/shared-contracts/api/event-submission.ts';
import type {
  EventInput,
  EventSchedule,
} from '@gruenland/shared-contracts/api/event-submission.ts';

import type { EventAudience, EventTopic } from '@gruenland/shared-contracts/events/event-labels.ts';

import type { ShownPhoto } from '@gruenland/shared-contracts/api/photos.ts';

import { cents, utcTimestamp, allowedValuesCheck, timestamps, wordVector } from './columns.ts';
import { users } from './users.ts';

/**
 * Creates the columns for registration for an event's occurrences. `closesHours` and `cancelHours`
 * are numbers of hours before the start of the occurrence.
 */
function createRegistrationColumns() {
  return {
    registration: text('registration', { enum: REGISTRATION_MODES }).notNull().default('none'),
    /** External page for registration or tickets. */
    ticketUrl: text('ticket_url'),
    /** Number of seats per occurrence; null means unlimited. */
    capacity: integer('capacity'),
    waitlist: boolean('waitlist').notNull().default(true),
    maxPerPerson: integer('max_per_person').notNull().default(4),
    opensAt: utcTimestamp('opens_at'),
    closesHours: integer('closes_hours').notNull().default(0),
    cancelHours: integer('cancel_hours').notNull().default(0),
    questions: jsonb('questions').$type<readonly RegistrationQuestion[]>().notNull().default([]),
    /** Link for taking part online; sent only to registered people. */
    onlineUrl: text('online_url'),
  };
}

/** An event as submitted, with the coordinates of its place. */
export interface EventProposal {
  readonly input: EventInput;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Missing in proposals that were stored before events could have pictures. */
  readonly pictures?: readonly ShownPhoto[];
}

/** Creates the columns about the submitter and the moderation state. */
function createSubmissionColumns() {
  return {
    state: text('state', { enum: EVENT_STATES }).notNull().default('published'),
    ownerId: text('owner_id').references(() => users.id, { onDelete: 'set null' }),
    /** Email address of a submitter without an account; never published. */
    ownerEmail: text('owner_email'),
    /** Time at which a submitter without an account confirmed the email address. */
    ownerConfirmedAt: utcTimestamp('owner_confirmed_at'),
    /** The schedule as submitted. */
    schedule: jsonb('schedule').$type<EventSchedule>(),
    submittedAt: utcTimestamp('submitted_at'),
    publishedAt: utcTimestamp('published_at').defaultNow(),
    /** Reason why the event or its latest change was rejected. */
    refusal: text('refusal'),
    /** A change that waits for moderation; the other columns keep the published version. */
    change: jsonb('change').$type<EventProposal>(),
  };
}

/** Events. Their dates are in `event_occurrences`. */
export const events = pgTable(
  'events',
  {
    /** Last part of the URL of the event's page, for example `hofmarkt-auental`. */
    id: text('id').primaryKey(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    /** Paragraphs, separated by an empty line. */
    description: text('description').notNull(),
    category: text('category').notNull(),
    attendance: text('attendance', { enum: EVENT_ATTENDANCE_MODES }).notNull(),
    status: text('status', { enum: EVENT_STATUSES }).notNull().default('scheduled'),
    statusNote: text('status_note'),
    organizer: text('organizer').notNull(),
    venue: text('venue'),
    street: text('street'),
    postcode: text('postcode'),
    city: text('city'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    /** Price in cents; 0 means free, null means unknown. */
    priceCents: cents('price_cents'),
    priceNote: text('price_note'),
    /** Time when doors open (`19:00`), in German local time, on the day of each occurrence. */
    doorTime: text('door_time'),
    accessibility: text('accessibility'),
    audience: jsonb('audience').$type<readonly EventAudience[]>().notNull().default([]),
    topics: jsonb('topics').$type<readonly EventTopic[]>().notNull().default([]),
    pictures: jsonb('pictures').$type<readonly ShownPhoto[]>().notNull().default([]),
    /** RFC 5545 RRULE without DTSTART, in German local time; null: a single occurrence. */
    recurrence: text('recurrence'),
    /**
     * All suffixes of the event's words, normalized like `fold-words.ts` does (SQL function
     * `word_suffixes`). A prefix search then finds parts of words: „markt“ finds „Bauernmarkt“.
     * Only the previous release reads them.
     */
    words: wordVector('words').generatedAlwaysAs(
      (): SQL =>
        sql`word_suffixes(title || ' ' || summary || ' ' || coalesce(city, '') || ' ' || organizer)`,
    ),
    /** Lexemes of the word search (`word-search/entry-lexemes.ts`); null: not written yet. */
    lexemes: wordVector('lexemes'),
    /** Whether this is a sample event. All sample events are replaced when too few are upcoming. */
    sample: boolean('sample').notNull().default(false),
    ...createRegistrationColumns(),
    ...createSubmissionColumns(),
    version: integer('version').notNull().default(1),
    ...timestamps(),
  },
  (table) => {
    const publishedCondition = sql`state = 'published'`;
    return [
      allowedValuesCheck('events_attendance_check', table.attendance, EVENT_ATTENDANCE_MODES),
      allowedValuesCheck('events_status_check', table.status, EVENT_STATUSES),
      allowedValuesCheck('events_registration_check', table.registration, REGISTRATION_MODES),
      allowedValuesCheck('events_state_check', table.state, EVENT_STATES),
      index('events_position_idx').on(table.latitude, table.longitude).where(publishedCondition),
      index('events_words_idx').using('gin', table.words).where(publishedCondition),
      index('events_lexemes_idx').using('gin', table.lexemes).where(publishedCondition),
      index('events_unfilled_idx')
        .on(table.id)
        .where(sql`lexemes is null`),
      index('events_category_idx').on(table.category, table.id).where(publishedCondition),
      index('events_owner_idx').on(table.ownerId),
      index('events_owner_email_idx').on(table.ownerEmail),
    ];
  },
);

/** All occurrences of events, including those computed from recurrence rules. */
export const eventOccurrences = pgTable(
  'event_occurrences',
  {
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** Id of the occurrence, which stays the same when the occurrence is moved to another date. */
    id: text('id')
      .primaryKey()
      .default(sql`gen_random_uuid()::text`)
      .$defaultFn(() => ulid()),
    startsAt: utcTimestamp('starts_at').notNull(),
    endsAt: utcTimestamp('ends_at').notNull(),
    /** Status of this occurrence; null means the status of the event. */
    status: text('status', { enum: EVENT_STATUSES }),
    statusNote: text('status_note'),
    /** The first announced start; null if it is still the current start. */
    previousStart: utcTimestamp('previous_start'),
    /**
     * The start according to the recurrence rule, before any move; null if the occurrence was never
     * changed.
     */
    plannedStart: utcTimestamp('planned_start'),
    /**
     * Link for taking part in an occurrence that was moved online; sent only to registered people.
     */
    onlineUrl: text('online_url'),
    /** Incremented by every change that calendars must apply (RFC 5545 SEQUENCE). */
    sequence: integer('sequence').notNull().default(0),
    /** Seats of confirmed registrations and open offers. Change it only while the row is locked. */
    seatsTaken: integer('seats_taken').notNull().default(0),
  },
  (table) => [
    allowedValuesCheck('event_occurrences_status_check', table.status, EVENT_STATUSES),
    uniqueIndex('event_occurrences_start_key').on(table.eventId, table.startsAt),
    index('event_occurrences_starts_at_idx').on(table.startsAt, table.eventId),
    index('event_occurrences_ends_at_idx').on(table.endsAt, table.eventId),
  ],
);
