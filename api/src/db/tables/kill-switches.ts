import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { utcTimestamp, allowedValuesCheck } from './columns.ts';

/**
 * Active kill switches. Staff set them on the operations page, and shells apply them (decision
 * 068).
 */
export const killSwitches = pgTable(
  'kill_switches',
  {
    kind: text('kind', { enum: ['off', 'canary-stopped'] }).notNull(),
    remote: text('remote').notNull(),
    /**
     * Release of the stopped canary; `flip` is the id of the release change that started the
     * canary. Both are null for a disabled area.
     */
    release: text('release'),
    flip: text('flip'),
    /** Explanation that the staff member gave. */
    reason: text('reason').notNull(),
    /** User id of the staff member who set the kill switch. */
    author: text('author').notNull(),
    since: utcTimestamp('since').notNull().defaultNow(),
  },
  (table) => [
    allowedValuesCheck('kill_switches_kind_check', table.kind, ['off', 'canary-stopped']),
    primaryKey({ columns: [table.kind, table.remote] }),
  ],
);
