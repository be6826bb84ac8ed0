import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { moment, oneOf } from './columns.ts';

/** What the desk of the Betrieb did that is in force: shells follow it (decision 068). */
export const killSwitches = pgTable(
  'kill_switches',
  {
    kind: text('kind', { enum: ['off', 'canary-stopped'] }).notNull(),
    remote: text('remote').notNull(),
    /** Release and flip of the trial that was stopped; null for an area. */
    release: text('release'),
    flip: text('flip'),
    /** In words of the staff. */
    reason: text('reason').notNull(),
    /** Account of who did it. */
    author: text('author').notNull(),
    since: moment('since').notNull().defaultNow(),
  },
  (table) => [
    oneOf('kill_switches_kind_check', table.kind, ['off', 'canary-stopped']),
    primaryKey({ columns: [table.kind, table.remote] }),
  ],
);
