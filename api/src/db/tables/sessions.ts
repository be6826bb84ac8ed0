import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { moment, recordTimes, ulidKey } from './columns.ts';
import { users } from './users.ts';

/**
 * One row per session token (better-auth's `session`). The tokens of one signed-in device form a
 * family; rotation adds a row and lets the old one run out.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: ulidKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the cookie's value; the value itself is stored nowhere. */
    token: text('token').notNull(),
    familyId: text('family_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Set when a successor was issued; from then on the token lives for its grace only. */
    rotatedAt: moment('rotated_at'),
    /** When the person last proved who they are; carried on by renewals. */
    authenticatedAt: moment('authenticated_at').notNull().defaultNow(),
    /** Whether a second factor or a passkey was shown on this device; carried on by renewals. */
    secondFactor: boolean('second_factor').notNull().default(false),
    /** Kept empty: addresses of visitors are not stored. */
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    ...recordTimes(),
  },
  (table) => [
    uniqueIndex('sessions_token_key').on(table.token),
    index('sessions_family_idx').on(table.familyId),
    index('sessions_user_idx').on(table.userId),
    index('sessions_expires_idx').on(table.expiresAt),
  ],
);

/** Short-lived values of better-auth's own flows, identifiers hashed (its `verification`). */
export const verifications = pgTable(
  'verifications',
  {
    id: ulidKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    ...recordTimes(),
  },
  (table) => [index('verifications_identifier_idx').on(table.identifier)],
);
