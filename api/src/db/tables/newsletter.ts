import { newsletterFrequencies } from '@gruenland/shared-contracts/api/newsletter.ts';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { utcTimestamp, allowedValuesCheck, timestamps, ulidKey } from './columns.ts';
import { users } from './users.ts';

export const newsletterSubscriptionStates = [
  'pending',
  'active',
  'unsubscribed',
  'bounced',
  'complained',
] as const;

/** Subscriptions, each of one email address to one newsletter list. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: ulidKey(),
    /** Email address, always in lower case. */
    email: text('email').notNull(),
    listId: text('list_id').notNull(),
    state: text('state', { enum: newsletterSubscriptionStates }).notNull().default('pending'),
    frequency: text('frequency', { enum: newsletterFrequencies }).notNull().default('each'),
    pausedUntil: utcTimestamp('paused_until'),
    confirmedAt: utcTimestamp('confirmed_at'),
    endedAt: utcTimestamp('ended_at'),
    version: integer('version').notNull().default(1),
    ...timestamps(),
  },
  (table) => [
    allowedValuesCheck(
      'newsletter_subscriptions_state_check',
      table.state,
      newsletterSubscriptionStates,
    ),
    allowedValuesCheck(
      'newsletter_subscriptions_frequency_check',
      table.frequency,
      newsletterFrequencies,
    ),
    uniqueIndex('newsletter_subscriptions_email_list_key').on(table.email, table.listId),
    index('newsletter_subscriptions_state_idx').on(table.state, table.updatedAt),
  ],
);

/**
 * Evidence of consent: one row per sign-up. A row changes only when the person confirms the sign-up
 * and when its IP addresses are truncated.
 */
export const newsletterSignUps = pgTable(
  'newsletter_sign_ups',
  {
    id: ulidKey(),
    email: text('email').notNull(),
    firstName: text('first_name'),
    listIds: text('list_ids').array().notNull(),
    /**
     * Consent text as shown to the person; `pageUrl` is the URL of the page that showed the text.
     */
    consentText: text('consent_text').notNull(),
    consentVersion: text('consent_version').notNull(),
    pageUrl: text('page_url').notNull(),
    source: text('source').notNull(),
    /** The IP addresses of sign-up and confirmation are truncated after twelve months. */
    signUpIp: text('sign_up_ip'),
    signUpUserAgent: text('sign_up_user_agent'),
    tokenHash: text('token_hash'),
    tokenExpiresAt: utcTimestamp('token_expires_at'),
    createdAt: utcTimestamp('created_at').notNull().defaultNow(),
    confirmedAt: utcTimestamp('confirmed_at'),
    confirmIp: text('confirm_ip'),
    confirmUserAgent: text('confirm_user_agent'),
  },
  (table) => [
    uniqueIndex('newsletter_sign_ups_token_key').on(table.tokenHash),
    index('newsletter_sign_ups_email_idx').on(table.email),
    index('newsletter_sign_ups_created_idx').on(table.createdAt),
  ],
);

/** Reading interests of a user; chosen and derived ones have separate columns. */
export const interestProfiles = pgTable('interest_profiles', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  topics: text('topics').array().notNull().default([]),
  muted: text('muted').array().notNull().default([]),
  /** Regions, each as `{ zip, radiusKm }`. */
  regions: jsonb('regions').notNull().default([]),
  /** The user's farm, as `{ form, animals, crops, size }`. */
  operation: jsonb('operation').notNull().default({}),
  /**
   * Derived interests, each as `{ topic, reads, lastAt }`; stored only while `derivesInterests` is
   * true.
   */
  derived: jsonb('derived').notNull().default([]),
  /** Whether articles are selected for the user by these interests. */
  personalised: boolean('personalised').notNull().default(true),
  /**
   * Whether interests are derived from the articles that the user reads. This requires the user's
   * consent.
   */
  derivesInterests: boolean('derives_interests').notNull().default(false),
  derivesInterestsSince: utcTimestamp('derives_interests_since'),
  version: integer('version').notNull().default(1),
  ...timestamps(),
});
