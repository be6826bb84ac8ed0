import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { utcTimestamp, allowedValuesCheck, ulidKey } from './columns.ts';
import { users } from './users.ts';

export const tokenPurposes = [
  'confirm-email',
  'third-party',
  'reset-password',
  'change-email',
] as const;

export type TokenPurpose = (typeof tokenPurposes)[number];

/** Single-use tokens; only their SHA-256 is stored. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    id: ulidKey(),
    purpose: text('purpose', { enum: tokenPurposes }).notNull(),
    tokenHash: text('token_hash').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /**
     * A value to which the token is bound, such as the password hash. The token becomes invalid
     * when that value changes.
     */
    binding: text('binding'),
    /** Partner that requested the token; null for a token in a mailed link. */
    client: text('client'),
    targetPath: text('target_path'),
    createdAt: utcTimestamp('created_at').notNull().defaultNow(),
    expiresAt: utcTimestamp('expires_at').notNull(),
    consumedAt: utcTimestamp('consumed_at'),
    /** Time until which a consumed third-party token gives access. */
    accessUntil: utcTimestamp('access_until'),
    /** Time at which the user of a third-party token last entered the password on this site. */
    authenticatedAt: utcTimestamp('authenticated_at'),
    revokedAt: utcTimestamp('revoked_at'),
  },
  (table) => [
    allowedValuesCheck('one_time_tokens_purpose_check', table.purpose, tokenPurposes),
    uniqueIndex('one_time_tokens_hash_key').on(table.tokenHash),
    index('one_time_tokens_user_idx').on(table.userId, table.purpose),
    index('one_time_tokens_expires_idx').on(table.expiresAt),
  ],
);
