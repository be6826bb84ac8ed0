import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { utcTimestamp, ulidKey } from './columns.ts';
import { users } from './users.ts';

const createUserIdColumn = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Passkeys of users (WebAuthn credentials). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: ulidKey(),
    userId: createUserIdColumn(),
    /** Name chosen by the user. */
    name: text('name').notNull(),
    credentialId: text('credential_id').notNull(),
    /** Public key in COSE format, base64url. */
    publicKey: text('public_key').notNull(),
    /** Signature counter that the passkey last sent; 0 if the passkey has no counter. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull().default([]),
    createdAt: utcTimestamp('created_at').notNull().defaultNow(),
    lastUsedAt: utcTimestamp('last_used_at'),
  },
  (table) => [
    uniqueIndex('passkeys_credential_key').on(table.credentialId),
    index('passkeys_user_idx').on(table.userId),
  ],
);

/** Second factor of a user: TOTP and recovery codes. */
export const secondFactors = pgTable('second_factors', {
  userId: createUserIdColumn().primaryKey(),
  /** TOTP secret, encrypted. */
  secretEncrypted: text('secret_encrypted').notNull(),
  /** Time at which the user entered the first valid code; null until then. */
  confirmedAt: utcTimestamp('confirmed_at'),
  /** Time step of the last accepted code, so that each code works only once. */
  lastStep: integer('last_step').notNull().default(0),
  /** Hashes of the unused recovery codes. */
  recoveryHashes: text('recovery_hashes').array().notNull().default([]),
  createdAt: utcTimestamp('created_at').notNull().defaultNow(),
});
