import type {
  adDetailSchema,
  adListSchema,
  adTeaserSchema,
  usualPriceSchema,
} from './ads.schema.ts';
import type { SchemaOutput } from '#schema-output.ts';

export const adKinds = ['biete', 'suche', 'tausche', 'verleihe'] as const;
export type AdKind = (typeof adKinds)[number];

export const adPriceKinds = [
  'festpreis',
  'vb',
  'zu_verschenken',
  'auf_anfrage',
  'gegen_gebot',
  'tausch',
] as const;

export const adSellerTypes = ['privat', 'gewerblich'] as const;
export type AdSellerType = (typeof adSellerTypes)[number];

export const adConditions = ['neu', 'neuwertig', 'gebraucht', 'defekt'] as const;
export const adSortOrders = ['neueste', 'preis-auf', 'preis-ab', 'entfernung'] as const;
export type AdSortOrder = (typeof adSortOrders)[number];

/** Search radii to choose from, in kilometres. */
export const adSearchRadiiKm = [10, 25, 50, 100, 200] as const;

export interface AdPicture {
  /** Path on this site, or URL of an image of the content service. */
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/**
 * An ad in a list.
 *
 * - `slug`: Last part of the ad's URL: `titel-ort-nummer`.
 * - `priceUnit`: What the price is for: `gesamt`, `Stück`, `Ballen` …
 * - `net`: True if the price excludes VAT; only for traders (§ 3 PAngV).
 * - `publishedAt`: Time in ISO 8601 format.
 * - `highlights`: Two or three key facts about the ad: „110 PS“, „Bj. 2014“.
 * - `distance`: Distance from the requested place, in metres.
 */
export type AdTeaser = SchemaOutput<typeof adTeaserSchema>;

export interface AdCategoryLink {
  readonly slug: string;
  readonly name: string;
}

/** A subcategory of the current list, with its number of ads in the list. */
export interface AdCategoryCount extends AdCategoryLink {
  readonly count: number;
}

/** One option of a filter, with the number of ads that match it. */
export interface AdFacetOption {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly chosen: boolean;
}

/**
 * A filter of the list. `name` is its query parameter. A range has two query parameters: `name`
 * with the endings `-von` and `-bis`.
 */
export type AdFacet =
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly label: string;
      readonly options: readonly AdFacetOption[];
    }
  | {
      readonly kind: 'range';
      readonly name: string;
      readonly label: string;
      readonly unit: string;
      readonly from: number | null;
      readonly to: number | null;
    };

/** Response to `GET /api/kleinanzeigen/ads`: one page of a list of ads. */
export type AdList = SchemaOutput<typeof adListSchema>;

export interface AdFact {
  readonly label: string;
  readonly value: string;
}

/** Trader details that must be shown with each ad (§ 5 DDG). */
export interface AdTrader {
  readonly company: string;
  readonly legalName: string | null;
  readonly imprint: string;
  readonly vatId: string | null;
  readonly registerNo: string | null;
}

/**
 * Typical reply time of a seller: within an hour (`hour`), a day (`day`) or three days (`days`).
 */
export const replyTimes = ['hour', 'day', 'days'] as const;
export type ReplyTime = (typeof replyTimes)[number];

/** Response to `GET /api/kleinanzeigen/ads/:number`. */
export type AdDetail = SchemaOutput<typeof adDetailSchema>;
export type UsualPrice = SchemaOutput<typeof usualPriceSchema>;
