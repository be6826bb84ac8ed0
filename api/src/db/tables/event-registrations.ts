import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { REGISTRATION_STATES } from '@gruenland/shared-contracts/api/event-registration.ts';

import { utcTimestamp, allowedValuesCheck, timestamps, ulidKey } from './columns.ts';
import { eventOccurrences } from './events.ts';
import { users } from './users.ts';

/** Registrations for one occurrence of an event; deleted 90 days after the occurrence. */
export const eventRegistrations = pgTable(
  'event_registrations',
  {
    id: ulidKey(),
    occurrenceId: text('occurrence_id')
      .notNull()
      .references(() => eventOccurrences.id, { onDelete: 'cascade' }),
    /**
     * Set to null when the account is deleted. The row stays, because deleting it would not reduce
     * the occurrence's `seatsTaken`.
     */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Email address, always in lower case. */
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone'),
    seats: integer('seats').notNull(),
    answers: jsonb('answers').$type<Readonly<Record<string, string>>>().notNull().default({}),
    state: text('state', { enum: REGISTRATION_STATES }).notNull().default('requested'),
    /** Six characters that the attendee shows at the entrance; unique per occurrence. */
    code: text('code').notNull(),
    /** Time at which the person joined the waitlist; it decides the order of the waitlist. */
    waitingSince: utcTimestamp('waiting_since'),
    /** Time until which a free seat is reserved for a person on the waitlist. */
    offerUntil: utcTimestamp('offer_until'),
    /** Time at which the person consented to the use of their data. */
    consentAt: utcTimestamp('consent_at').notNull().defaultNow(),
    ...timestamps(),
  },
  (table) => [
    allowedValuesCheck('event_registrations_state_check', table.state, REGISTRATION_STATES),
    uniqueIndex('event_registrations_code_key').on(table.occurrenceId, table.code),
    uniqueIndex('event_registrations_person_key')
      .on(table.occurrenceId, table.email)
      .where(sql`${table.state} in ('requested', 'confirmed', 'waitlisted', 'promoted')`),
    index('event_registrations_waiting_idx').on(
      table.occurrenceId,
      table.state,
      table.waitingSince,
    ),
    index('event_registrations_email_idx').on(table.email),
    index('event_registrations_user_idx').on(table.userId),
  ],
);
