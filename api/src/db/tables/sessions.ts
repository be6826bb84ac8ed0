import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { utcTimestamp, timestamps, ulidKey } from './columns.ts';
import { users } from './users.ts';

/**
 * One row per session token. The tokens of one signed-in device form a family. Rotation adds a row;
 * the previous token stays valid only for a grace period.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: ulidKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the cookie value. The value itself is never stored. */
    token: text('token').notNull(),
    familyId: text('family_id').notNull(),
    expiresAt: utcTimestamp('expires_at').notNull(),
    /**
     * Time at which the next token of the family was issued; from then on this token is valid only
     * for a grace period.
     */
    rotatedAt: utcTimestamp('rotated_at'),
    /** Time at which the person last authenticated; copied to the next token on rotation. */
    authenticatedAt: utcTimestamp('authenticated_at').notNull().defaultNow(),
    /** Whether a second factor or passkey was used on this device; copied to the next token. */
    secondFactor: boolean('second_factor').notNull().default(false),
    /** Always empty: IP addresses of visitors are not stored. */
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('sessions_token_key').on(table.token),
    index('sessions_family_idx').on(table.familyId),
    index('sessions_user_idx').on(table.userId),
    index('sessions_expires_idx').on(table.expiresAt),
  ],
);

/**
 * Short-lived values that sign-in methods store, for example the challenge of a passkey.
 */
export const verifications = pgTable(
  'verifications',
  {
    id: ulidKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: utcTimestamp('expires_at').notNull(),
    ...timestamps(),
  },
  (table) => [index('verifications_identifier_idx').on(table.identifier)],
);
