import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { allowedValuesCheck, timestamps, ulidKey } from './columns.ts';
import { adCategories } from './ad-categories.ts';
import { ads } from './ads.ts';
import { createPhotoColumns } from './photo-columns.ts';
import { users } from './users.ts';

/**
 * Drafts of new ads and of changes to existing ads; an existing ad stays unchanged until its draft
 * is published.
 */
export const adDrafts = pgTable(
  'ad_drafts',
  {
    id: ulidKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    ownerKey: text('owner_key'),
    /** The ad to change; null for a new ad. */
    adId: text('ad_id').references(() => ads.id, { onDelete: 'cascade' }),
    /** Version of the ad on which the draft is based. */
    adVersion: integer('ad_version'),
    categoryId: text('category_id')
      .notNull()
      .references(() => adCategories.id),
    /** Form values as entered. */
    values: jsonb('values').$type<Readonly<Record<string, string>>>().notNull().default({}),
    ...createPhotoColumns(),
    /**
     * `open`: the owner can still edit the draft; `review`: the draft was submitted and waits for
     * moderation.
     */
    state: text('state', { enum: ['open', 'review'] })
      .notNull()
      .default('open'),
    version: integer('version').notNull().default(1),
    ...timestamps(),
  },
  (table) => [
    allowedValuesCheck('ad_drafts_state_check', table.state, ['open', 'review']),
    uniqueIndex('ad_drafts_ad_key').on(table.adId),
    index('ad_drafts_user_idx').on(table.userId),
    index('ad_drafts_owner_idx').on(table.ownerKey),
    index('ad_drafts_updated_idx').on(table.updatedAt),
  ],
);

/** Photos of ads and events; the photo store contains their files. Unused photos are deleted. */
export const adPhotos = pgTable(
  'ad_photos',
  {
    id: ulidKey(),
    /**
     * Id of the ad draft or of the event's photo draft (`event_photo_drafts`) that contains the
     * photo.
     */
    draftId: text('draft_id'),
    /** Set to null when the ad is deleted; the photo cleanup then deletes the row and the file. */
    adId: text('ad_id').references(() => ads.id, { onDelete: 'set null' }),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    /** SHA-256 of the uploaded file; identifies repeated uploads of the same photo. */
    sourceHash: text('source_hash').notNull(),
    ...timestamps(),
  },
  (table) => [
    index('ad_photos_draft_idx').on(table.draftId),
    index('ad_photos_ad_idx').on(table.adId),
    index('ad_photos_created_idx').on(table.createdAt),
  ],
);
