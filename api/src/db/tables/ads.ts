import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import {
  adConditions,
  adKinds,
  adPriceKinds,
  adSellerTypes,
} from '@gruenland/shared-contracts/api/ads.ts';
import type { AdPicture } from '@gruenland/shared-contracts/api/ads.ts';

import type { AdVatMode } from '@gruenland/shared-contracts/ads/ad-form.ts';

import {
  cents,
  utcTimestamp,
  allowedValuesCheck,
  timestamps,
  ulidKey,
  wordVector,
} from './columns.ts';
import { adCategories } from './ad-categories.ts';
import { users } from './users.ts';

export const adStates = [
  'draft',
  'unconfirmed',
  'review',
  'active',
  'paused',
  'reserved',
  'sold',
  'expired',
  'rejected',
  'blocked',
  'deleted',
] as const;

/** Values of an ad's attributes (text, number or true) by the keys that its category defines. */
export type AdAttributes = Readonly<Record<string, string | number | boolean>>;

/** Optional details of an ad. */
export interface AdDetails {
  readonly quantity?: number;
  /** First day on which the item is available, `YYYY-MM-DD`. */
  readonly availableFrom?: string;
  readonly vatMode?: AdVatMode;
  readonly warrantyExcluded?: boolean;
}

/** Ads in all states, including ended and deleted ones. */
export const ads = pgTable(
  'ads',
  {
    id: ulidKey(),
    /** Number at the end of the URL path of the ad's page. */
    number: integer('number').notNull().generatedByDefaultAsIdentity(),
    categoryId: text('category_id')
      .notNull()
      .references(() => adCategories.id),
    state: text('state', { enum: adStates }).notNull().default('draft'),
    /** Whether the ad appears in lists. */
    listed: boolean('listed')
      .notNull()
      .generatedAlwaysAs(sql`state in ('active', 'reserved')`),
    kind: text('kind', { enum: adKinds }).notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    priceKind: text('price_kind', { enum: adPriceKinds }).notNull(),
    priceCents: cents('price_cents'),
    /** Price for sorting and filtering: 0 for gifts, null if no price is stated. */
    askingCents: cents('asking_cents').generatedAlwaysAs(
      sql`case when price_kind = 'zu_verschenken' then 0 else price_cents end`,
    ),
    priceUnit: text('price_unit').notNull().default('gesamt'),
    condition: text('condition', { enum: adConditions }),
    attributes: jsonb('attributes').$type<AdAttributes>().notNull().default({}),
    pictures: jsonb('pictures').$type<readonly AdPicture[]>().notNull().default([]),
    postcode: text('postcode').notNull(),
    place: text('place').notNull(),
    region: text('region').notNull(),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    delivery: jsonb('delivery').$type<readonly string[]>().notNull().default([]),
    seller: text('seller', { enum: adSellerTypes }).notNull(),
    sellerName: text('seller_name').notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Key of an owner without an account; that owner's signed cookie contains it. */
    ownerKey: text('owner_key'),
    /** Email address of an owner without an account. */
    guestEmail: text('guest_email'),
    details: jsonb('details').$type<AdDetails>().notNull().default({}),
    /** State of the ad before it was deleted. */
    stateBefore: text('state_before', { enum: adStates }),
    deletedAt: utcTimestamp('deleted_at'),
    /**
     * Number of expiry reminders sent so far. An ad runs for 60 days; reminders are sent on days 50
     * and 58.
     */
    reminded: integer('reminded').notNull().default(0),
    /** Words of the ad, normalized by `fold-words.ts`. Only the previous release reads them. */
    words: wordVector('words').notNull(),
    /** Lexemes of the word search (`word-search/entry-lexemes.ts`); null: not written yet. */
    lexemes: wordVector('lexemes'),
    publishedAt: utcTimestamp('published_at'),
    expiresAt: utcTimestamp('expires_at'),
    /** Time at which the ad was sold, expired or was withdrawn. */
    endedAt: utcTimestamp('ended_at'),
    version: integer('version').notNull().default(1),
    ...timestamps(),
  },
  (table) => {
    const listedCondition = sql`listed`;
    return [
      allowedValuesCheck('ads_state_check', table.state, adStates),
      allowedValuesCheck('ads_kind_check', table.kind, adKinds),
      allowedValuesCheck('ads_price_kind_check', table.priceKind, adPriceKinds),
      allowedValuesCheck('ads_condition_check', table.condition, adConditions),
      allowedValuesCheck('ads_seller_check', table.seller, adSellerTypes),
      allowedValuesCheck('ads_state_before_check', table.stateBefore, adStates),
      uniqueIndex('ads_number_key').on(table.number),
      index('ads_newest_idx')
        .on(table.publishedAt.desc(), table.number.desc())
        .where(listedCondition),
      index('ads_category_newest_idx')
        .on(table.categoryId, table.publishedAt.desc())
        .where(listedCondition),
      index('ads_category_asking_idx')
        .on(table.categoryId, table.askingCents)
        .where(listedCondition),
      index('ads_asking_idx').on(table.askingCents).where(listedCondition),
      // Covering index: counts of ads per filter option use only the index. Counts that read the
      // table are slow for a large radius or without a place.
      index('ads_asking_facets_idx')
        .on(table.categoryId, table.kind, table.seller, table.condition, table.askingCents)
        .where(listedCondition),
      index('ads_position_asking_idx')
        .on(
          table.lat,
          table.lng,
          table.categoryId,
          table.kind,
          table.seller,
          table.condition,
          table.askingCents,
        )
        .where(listedCondition),
      index('ads_words_idx').using('gin', table.words).where(listedCondition),
      index('ads_lexemes_idx').using('gin', table.lexemes).where(listedCondition),
      index('ads_unfilled_idx')
        .on(table.id)
        .where(sql`lexemes is null`),
      index('ads_attributes_idx')
        .using('gin', sql`attributes jsonb_path_ops`)
        .where(listedCondition),
      // Ended ads whose prices are compared with those of live ones.
      index('ads_category_ended_idx')
        .on(table.categoryId, table.endedAt.desc())
        .where(sql`state in ('sold', 'expired')`),
      /** Index for ended ads whose content is not cleared yet. */
      index('ads_uncleared_idx')
        .on(sql`coalesce(ended_at, updated_at)`)
        .where(sql`seller_name <> '' and state in ('sold', 'expired', 'rejected', 'blocked')`),
      index('ads_expires_idx').on(table.state, table.expiresAt),
      index('ads_user_idx').on(table.userId, table.number),
      index('ads_owner_idx').on(table.ownerKey),
      index('ads_guest_idx').on(table.guestEmail),
    ];
  },
);

/**
 * Places, each with a postcode. `places.csv` contains about 300; an operator can import all places.
 */
export const places = pgTable(
  'places',
  {
    id: ulidKey(),
    postcode: text('postcode').notNull(),
    name: text('name').notNull(),
    /** Federal state or canton, for example `BY`, `AT-7`, `CH-BE`. */
    region: text('region').notNull(),
    /** Rural district, for example `Landkreis Ostholstein`; null for cities and if unknown. */
    district: text('district'),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    /** Name normalized by `fold-words.ts`, for prefix search. */
    folded: text('folded').notNull(),
  },
  (table) => [
    uniqueIndex('places_postcode_name_key').on(table.postcode, table.name),
    index('places_folded_idx').on(sql`folded text_pattern_ops`),
  ],
);
