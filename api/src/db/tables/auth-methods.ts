import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { moment, ulidKey } from './columns.ts';
import { users } from './users.ts';

const userIdColumn = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Passkeys: public keys of people's devices. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: ulidKey(),
    userId: userIdColumn(),
    /** What the person calls it. */
    name: text('name').notNull(),
    credentialId: text('credential_id').notNull(),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    /** Rises with every use, where the device counts. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull().default([]),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [
    uniqueIndex('passkeys_credential_key').on(table.credentialId),
    index('passkeys_user_idx').on(table.userId),
  ],
);

/** The second factor of a person: codes of an app, and codes to fall back on. */
export const secondFactors = pgTable('second_factors', {
  userId: userIdColumn().primaryKey(),
  /** TOTP secret, encrypted. */
  secretEncrypted: text('secret_encrypted').notNull(),
  /** Null until a first code has shown that the app has it. */
  confirmedAt: moment('confirmed_at'),
  /** The time step of the last code used: a code works once. */
  lastStep: integer('last_step').notNull().default(0),
  /** Hashes of the codes that are left. */
  recoveryHashes: text('recovery_hashes').array().notNull().default([]),
  createdAt: moment('created_at').notNull().defaultNow(),
});
