import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { WATCHLIST_KINDS } from '@gruenland/shared-contracts/api/watchlist.ts';
import {
  SAVED_SEARCH_FREQUENCIES,
  SAVED_SEARCH_KINDS,
  SAVED_SEARCH_STATES,
} from '@gruenland/shared-contracts/api/saved-searches.ts';

import { utcTimestamp, allowedValuesCheck, timestamps, ulidKey } from './columns.ts';
import { users } from './users.ts';

/** Watchlist items of users, and of visitors until they sign in. */
export const watchlistItems = pgTable(
  'watchlist_items',
  {
    id: ulidKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Id of a visitor without an account. */
    visitorId: text('visitor_id'),
    kind: text('kind', { enum: WATCHLIST_KINDS }).notNull(),
    itemId: text('item_id').notNull(),
    /** Title of the item when it was saved; the item itself may since have been deleted. */
    title: text('title').notNull(),
    note: text('note'),
    createdAt: utcTimestamp('created_at').notNull().defaultNow(),
  },
  (table) => [
    allowedValuesCheck('watchlist_items_kind_check', table.kind, WATCHLIST_KINDS),
    uniqueIndex('watchlist_items_user_key').on(table.userId, table.kind, table.itemId),
    uniqueIndex('watchlist_items_visitor_key').on(table.visitorId, table.kind, table.itemId),
    index('watchlist_items_created_idx').on(table.createdAt),
  ],
);

/** Saved searches, which send mails about new hits. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: ulidKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Email address, always in lower case. */
    email: text('email').notNull(),
    kind: text('kind', { enum: SAVED_SEARCH_KINDS }).notNull(),
    /** URL parameters of the searched list, in canonical order. */
    query: text('query').notNull(),
    title: text('title').notNull(),
    frequency: text('frequency', { enum: SAVED_SEARCH_FREQUENCIES }).notNull(),
    state: text('state', { enum: SAVED_SEARCH_STATES }).notNull(),
    /**
     * Start of the period that the next run searches; earlier hits were already visible or
     * reported.
     */
    seenUntil: utcTimestamp('seen_until').notNull().defaultNow(),
    /** Time at which the search runs next. */
    dueAt: utcTimestamp('due_at').notNull().defaultNow(),
    lastSentAt: utcTimestamp('last_sent_at'),
    /** Time at which the email address was confirmed. */
    confirmedAt: utcTimestamp('confirmed_at'),
    version: integer('version').notNull().default(1),
    ...timestamps(),
  },
  (table) => [
    allowedValuesCheck('saved_searches_kind_check', table.kind, SAVED_SEARCH_KINDS),
    allowedValuesCheck('saved_searches_frequency_check', table.frequency, SAVED_SEARCH_FREQUENCIES),
    allowedValuesCheck('saved_searches_state_check', table.state, SAVED_SEARCH_STATES),
    uniqueIndex('saved_searches_query_key').on(table.email, table.kind, table.query),
    index('saved_searches_due_idx')
      .on(table.dueAt)
      .where(sql`${table.state} = 'active'`),
    index('saved_searches_user_idx').on(table.userId),
  ],
);

/** Hits of a saved search. Each hit is reported once, in one mail. */
export const savedSearchHits = pgTable(
  'saved_search_hits',
  {
    searchId: text('search_id')
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    itemId: text('item_id').notNull(),
    title: text('title').notNull(),
    facts: text('facts').notNull(),
    path: text('path').notNull(),
    mailId: text('mail_id').notNull(),
    createdAt: utcTimestamp('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.searchId, table.itemId] }),
    index('saved_search_hits_mail_idx').on(table.mailId),
    index('saved_search_hits_created_idx').on(table.createdAt),
  ],
);
