import { boolean, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { utcTimestamp, allowedValuesCheck, ulidKey } from './columns.ts';

/** Errors reported by browsers and the shell, grouped by fingerprint. */
export const telemetryErrors = pgTable(
  'telemetry_errors',
  {
    /**
     * SHA-256 of the columns remote, release, part, side, name, message, and the top of the stack.
     */
    fingerprint: text('fingerprint').primaryKey(),
    remote: text('remote').notNull(),
    release: text('release').notNull(),
    part: text('part'),
    path: text('path'),
    name: text('name').notNull(),
    message: text('message').notNull(),
    stack: text('stack'),
    requestId: text('request_id'),
    side: text('side', { enum: ['browser', 'server'] }).notNull(),
    crawler: boolean('crawler').notNull(),
    count: integer('count').notNull().default(1),
    firstSeenAt: utcTimestamp('first_seen_at').notNull().defaultNow(),
    lastSeenAt: utcTimestamp('last_seen_at').notNull().defaultNow(),
  },
  (table) => [
    allowedValuesCheck('telemetry_errors_side_check', table.side, ['browser', 'server']),
    index('telemetry_errors_last_seen_idx').on(table.lastSeenAt),
  ],
);

/** Web vitals, one measurement per row; the oldest rows are deleted. */
export const telemetryVitals = pgTable(
  'telemetry_vitals',
  {
    id: ulidKey(),
    remote: text('remote').notNull(),
    release: text('release').notNull(),
    part: text('part'),
    path: text('path'),
    name: text('name').notNull(),
    value: doublePrecision('value').notNull(),
    rating: text('rating', { enum: ['good', 'needs-improvement', 'poor'] }).notNull(),
    createdAt: utcTimestamp('created_at').notNull().defaultNow(),
  },
  (table) => [
    allowedValuesCheck('telemetry_vitals_rating_check', table.rating, [
      'good',
      'needs-improvement',
      'poor',
    ]),
    index('telemetry_vitals_name_idx').on(table.name, table.createdAt),
  ],
);
