import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import { cents, day, utcTimestamp, allowedValuesCheck, timestamps } from './columns.ts';
import { contractDeclarations, printSubscriptions } from './print-subscriptions.ts';

export const serviceRequestStates = ['new', 'in-progress', 'done'] as const;

/**
 * How far customer service has handled a print order or service request. The first change creates
 * the row. Without a row, the state is `new` and the version is 0.
 */
export const serviceRequestHandlings = pgTable(
  'service_request_handlings',
  {
    /** Id of the print subscription or the service request. */
    subjectId: text('subject_id').primaryKey(),
    state: text('state', { enum: serviceRequestStates }).notNull(),
    /** Note by staff; the subscriber gets it in their data export. */
    note: text('note'),
    handledBy: text('handled_by').notNull(),
    version: integer('version').notNull().default(1),
    ...timestamps(),
  },
  (table) => [
    allowedValuesCheck('service_request_handlings_state_check', table.state, serviceRequestStates),
    index('service_request_handlings_updated_idx').on(table.updatedAt),
  ],
);

/** An answer mailed to the person who declared a cancellation or withdrawal. */
export interface MailedAnswer {
  /** Time of the mail in ISO 8601 format. */
  readonly at: string;
  readonly text: string;
}

/**
 * How staff handled a cancellation or withdrawal. The declaration itself never changes. The first
 * change creates the row. Without a row, the version is 0.
 */
export const contractHandlings = pgTable(
  'contract_handlings',
  {
    declarationId: text('declaration_id')
      .primaryKey()
      .references(() => contractDeclarations.id, { onDelete: 'cascade' }),
    /** The contract that staff assigned, if the declaration did not clearly name one. */
    subscriptionId: text('subscription_id').references(() => printSubscriptions.id, {
      onDelete: 'set null',
    }),
    decision: text('decision', { enum: ['accepted', 'ordinary', 'refused'] }),
    /** Day on which the contract ends, as staff decided. */
    endsOn: day('ends_on'),
    /** Reason for the decision, as stated in the mail about it. */
    reason: text('reason'),
    /** Day on which the money was refunded. If `refundCents` is 0, no refund was due. */
    refundedOn: day('refunded_on'),
    refundCents: cents('refund_cents'),
    answers: jsonb('answers')
      .$type<readonly MailedAnswer[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    note: text('note'),
    /** Time at which staff finished handling the declaration; null until then. */
    doneAt: utcTimestamp('done_at'),
    handledBy: text('handled_by').notNull(),
    version: integer('version').notNull().default(1),
    ...timestamps(),
  },
  (table) => [
    allowedValuesCheck('contract_handlings_decision_check', table.decision, [
      'accepted',
      'ordinary',
      'refused',
    ]),
    index('contract_handlings_subscription_idx').on(table.subscriptionId),
  ],
);
