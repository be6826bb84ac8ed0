import { accountTypes, countries, salutations } from '@gruenland/shared-contracts/api/profile.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { moment, oneOf, recordTimes, ulidKey } from './columns.ts';

/** What people may tell about themselves (domain 2.1); all of it voluntary. */
function profileColumns() {
  return {
    salutation: text('salutation', { enum: salutations }),
    firstName: text('first_name'),
    lastName: text('last_name'),
    /** E.164 */
    phone: text('phone'),
    street: text('street'),
    houseNo: text('house_no'),
    zip: text('zip'),
    city: text('city'),
    /** ISO 3166-1, two letters. */
    country: text('country', { enum: countries }),
    accountType: text('account_type', { enum: accountTypes }).notNull().default('private'),
    company: text('company'),
    legalName: text('legal_name'),
    vatId: text('vat_id'),
    registerNo: text('register_no'),
    imprint: text('imprint'),
  };
}

/** People. Shape of better-auth's `user` with our own fields; `name` is the shown name. */
export const users = pgTable(
  'users',
  {
    id: ulidKey(),
    /** Always lower case. */
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    displayName: text('display_name').notNull(),
    image: text('image'),
    roles: text('roles').array().notNull().default(['user']),
    termsAcceptedAt: moment('terms_accepted_at'),
    ...profileColumns(),
    lastLoginAt: moment('last_login_at'),
    /** Set while a deletion is marked; it happens then. */
    deletionDueAt: moment('deletion_due_at'),
    /** Since when the account is blocked; whether it still is says `blockedUntil`. */
    blockedAt: moment('blocked_at'),
    /** First moment at which it is free again; null: until further notice. */
    blockedUntil: moment('blocked_until'),
    /** As its owner reads it (DSA Art. 17). */
    blockReason: text('block_reason'),
    /** Rises with every change of the profile (optimistic lock). */
    version: integer('version').notNull().default(1),
    ...recordTimes(),
  },
  (table) => [
    oneOf('users_salutation_check', table.salutation, salutations),
    oneOf('users_country_check', table.country, countries),
    oneOf('users_account_type_check', table.accountType, accountTypes),
    uniqueIndex('users_email_key').on(table.email),
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
);

/** Ways to sign in (better-auth's `account`): a password, later OpenID Connect. */
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
    /** argon2id in PHC format; only for provider `credential`. */
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    ...recordTimes(),
  },
  (table) => [
    uniqueIndex('accounts_issuer_account_key').on(table.issuer, table.accountId),
    index('accounts_user_idx').on(table.userId),
  ],
);
