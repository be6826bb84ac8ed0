import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import { cents, day, moment, oneOf, recordTimes } from './columns.ts';
import { contractDeclarations } from './print-subscriptions.ts';

export const serviceRequestStates = ['new', 'in-progress', 'done'] as const;

/**
 * How far somebody of the house is with what a reader sent: an order, or a wish about a contract. There
 * is no row until somebody touches it; without one it is `new`, version 0.
 */
export const serviceRequestHandlings = pgTable(
  'service_request_handlings',
  {
    /** Of the print subscription or the print request. */
    subjectId: text('subject_id').primaryKey(),
    state: text('state', { enum: serviceRequestStates }).notNull(),
    /** For colleagues; readers get it with a copy of their data. */
    note: text('note'),
    handledBy: text('handled_by').notNull(),
    version: integer('version').notNull().default(1),
    ...recordTimes(),
  },
  (table) => [
    oneOf('service_request_handlings_state_check', table.state, serviceRequestStates),
    index('service_request_handlings_updated_idx').on(table.updatedAt),
  ],
);

/** An answer that was mailed to who declared something. */
export interface MailedAnswer {
  /** ISO 8601. */
  readonly at: string;
  readonly text: string;
}

/**
 * What people of the house did about a Kündigung or a Widerruf. The declaration itself is never changed.
 * No row until somebody touches it: version 0.
 */
export const contractHandlings = pgTable(
  'contract_handlings',
  {
    declarationId: text('declaration_id')
      .primaryKey()
      .references(() => contractDeclarations.id, { onDelete: 'cascade' }),
    /** The contract that a person found, where the declaration named none clearly. */
    subscriptionId: text('subscription_id'),
    decision: text('decision', { enum: ['accepted', 'ordinary', 'refused'] }),
    /** Day on which the contract ends by the decision. */
    endsOn: day('ends_on'),
    /** Why, as it was mailed. */
    reason: text('reason'),
    /** Day on which the money went back; with 0 cents there was nothing to give back. */
    refundedOn: day('refunded_on'),
    refundCents: cents('refund_cents'),
    answers: jsonb('answers')
      .$type<readonly MailedAnswer[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    note: text('note'),
    /** Set once nothing is left to do. */
    doneAt: moment('done_at'),
    handledBy: text('handled_by').notNull(),
    version: integer('version').notNull().default(1),
    ...recordTimes(),
  },
  (table) => [
    oneOf('contract_handlings_decision_check', table.decision, ['accepted', 'ordinary', 'refused']),
  ],
);
