import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import { utcTimestamp, ulidKey } from './columns.ts';

/**
 * Audit log: who did what to which record. Each row is written in the transaction of the change and
 * contains ids and names of fields, but not their values.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: ulidKey(),
    at: utcTimestamp('at').notNull().defaultNow(),
    /** Name of the action, for example `account.password-changed`. */
    action: text('action').notNull(),
    /** User, partner or command that acted; null for visitors without an account. */
    actor: text('actor'),
    /** The changed record, as `kind:id`. */
    subject: text('subject').notNull(),
    details: jsonb('details'),
  },
  (table) => [
    index('audit_log_subject_idx').on(table.subject, table.at),
    index('audit_log_at_idx').on(table.at),
    index('audit_log_actor_idx').on(table.actor, table.at),
    index('audit_log_action_idx').on(table.action, table.at),
  ],
);
