import { accountTypes, countries, salutations } from '@gruenland/shared-contracts/api/profile.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { utcTimestamp, allowedValuesCheck, timestamps, ulidKey } from './columns.ts';

/** Creates the columns for the profile of a user. */
function createProfileColumns() {
  return {
    salutation: text('salutation', { enum: salutations }),
    firstName: text('first_name'),
    lastName: text('last_name'),
    /** Phone number in E.164 format. */
    phone: text('phone'),
    street: text('street'),
    houseNo: text('house_no'),
    zip: text('zip'),
    city: text('city'),
    /** Country code in ISO 3166-1, two letters. */
    country: text('country', { enum: countries }),
    accountType: text('account_type', { enum: accountTypes }).notNull().default('private'),
    company: text('company'),
    legalName: text('legal_name'),
    vatId: text('vat_id'),
    registerNo: text('register_no'),
    imprint: text('imprint'),
  };
}

/**
 * Users, with the fields of their profile.
 */
export const users = pgTable(
  'users',
  {
    id: ulidKey(),
    /** Email address, always in lower case. */
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    displayName: text('display_name').notNull(),
    image: text('image'),
    roles: text('roles').array().notNull().default(['user']),
    termsAcceptedAt: utcTimestamp('terms_accepted_at'),
    ...createProfileColumns(),
    lastLoginAt: utcTimestamp('last_login_at'),
    /** Time at which the account will be deleted, as the user requested. */
    deletionDueAt: utcTimestamp('deletion_due_at'),
    /** Start of the latest account block, which may have ended; see `blockedUntil`. */
    blockedAt: utcTimestamp('blocked_at'),
    /** First moment after the account block; null means that the block has no end. */
    blockedUntil: utcTimestamp('blocked_until'),
    /** Reason as shown to the user (DSA Art. 17). */
    blockReason: text('block_reason'),
    /** Incremented by every change of the profile, so that concurrent changes are detected. */
    version: integer('version').notNull().default(1),
    ...timestamps(),
  },
  (table) => [
    allowedValuesCheck('users_salutation_check', table.salutation, salutations),
    allowedValuesCheck('users_country_check', table.country, countries),
    allowedValuesCheck('users_account_type_check', table.accountType, accountTypes),
    uniqueIndex('users_email_key').on(table.email),
    index('users_unconfirmed_idx')
      .on(table.createdAt)
      .where(sql`${table.emailVerified} = false`),
    index('users_deletion_due_idx')
      .on(table.deletionDueAt)
      .where(sql`${table.deletionDueAt} is not null`),
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
);

/** Authentication methods: password or OpenID Connect. */
export const accounts = pgTable(
  'accounts',
  {
    id: ulidKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    providerId: text('provider_id').notNull(),
    issuer: text('issuer').notNull(),
    accountId: text('account_id').notNull(),
    /** Password hash, argon2id in PHC format; null unless the provider is `credential`. */
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: utcTimestamp('access_token_expires_at'),
    refreshTokenExpiresAt: utcTimestamp('refresh_token_expires_at'),
    scope: text('scope'),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('accounts_issuer_account_key').on(table.issuer, table.accountId),
    index('accounts_user_idx').on(table.userId),
  ],
);
