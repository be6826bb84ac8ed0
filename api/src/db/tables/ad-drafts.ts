import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { oneOf, recordTimes, ulidKey } from './columns.ts';
import { adCategories } from './ad-categories.ts';
import { ads } from './ads.ts';
import { photoColumns } from './photo-columns.ts';

/** Ads as they are being written: new ones, and changes of ads that stay as they are meanwhile. */
export const adDrafts = pgTable(
  'ad_drafts',
  {
    id: ulidKey(),
    userId: text('user_id'),
    ownerKey: text('owner_key'),
    /** The ad that it changes. */
    adId: text('ad_id').references(() => ads.id, { onDelete: 'cascade' }),
    /** Version of that ad from which the change started. */
    adVersion: integer('ad_version'),
    categoryId: text('category_id')
      .notNull()
      .references(() => adCategories.id),
    /** Fields as typed. */
    values: jsonb('values').$type<Readonly<Record<string, string>>>().notNull().default({}),
    ...photoColumns(),
    /** `review`: sent in, the change waits for a decision. */
    state: text('state', { enum: ['open', 'review'] })
      .notNull()
      .default('open'),
    version: integer('version').notNull().default(1),
    ...recordTimes(),
  },
  (table) => [
    oneOf('ad_drafts_state_check', table.state, ['open', 'review']),
    uniqueIndex('ad_drafts_ad_key').on(table.adId),
    index('ad_drafts_user_idx').on(table.userId),
    index('ad_drafts_owner_idx').on(table.ownerKey),
    index('ad_drafts_updated_idx').on(table.updatedAt),
  ],
);

/** Photos in the store, of ads and of Veranstaltungen; those that nothing shows are removed. */
export const adPhotos = pgTable(
  'ad_photos',
  {
    id: ulidKey(),
    /** The draft of an ad, or the desk of a Veranstaltung (`event_photo_drafts`). */
    draftId: text('draft_id'),
    adId: text('ad_id'),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    /** SHA-256 of the file as it was sent: the same one again is the same photo. */
    sourceHash: text('source_hash').notNull(),
    ...recordTimes(),
  },
  (table) => [
    index('ad_photos_draft_idx').on(table.draftId),
    index('ad_photos_ad_idx').on(table.adId),
    index('ad_photos_created_idx').on(table.createdAt),
  ],
);
