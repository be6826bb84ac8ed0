import type { QrPicture } from '#api/qr-picture.ts';

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
export type AdPriceKind = (typeof adPriceKinds)[number];

export const adSellers = ['privat', 'gewerblich'] as const;
export type AdSeller = (typeof adSellers)[number];

export const adConditions = ['neu', 'neuwertig', 'gebraucht', 'defekt'] as const;
export type AdCondition = (typeof adConditions)[number];

export const adSorts = ['neueste', 'preis-auf', 'preis-ab', 'entfernung'] as const;
export type AdSort = (typeof adSorts)[number];

/** Kilometres around a place that can be chosen. */
export const adRadii = [10, 25, 50, 100, 200] as const;

/** A photo of an ad. */
export interface AdPicture {
  /** Own path, or an address of the content service's pictures. */
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** An ad as lists show it. */
export interface AdTeaser {
  readonly number: number;
  /** `titel-ort-nummer`: its address. */
  readonly slug: string;
  readonly title: string;
  readonly kind: AdKind;
  readonly priceKind: AdPriceKind;
  /** Integer cents. */
  readonly priceCents: number | null;
  /** `gesamt`, `Stück`, `Ballen` … */
  readonly priceUnit: string;
  /** VAT comes on top: for traders only (§ 3 PAngV). */
  readonly net?: true | undefined;
  readonly postcode: string;
  readonly place: string;
  readonly seller: AdSeller;
  readonly reserved: boolean;
  /** ISO 8601. */
  readonly publishedAt: string;
  readonly picture: AdPicture | null;
  /** The two or three facts that matter most: „110 PS“, „Bj. 2014“. */
  readonly highlights: readonly string[];
  /** From the place that was asked for, in metres. */
  readonly distance?: number | undefined;
}

export interface AdCategoryLink {
  readonly slug: string;
  readonly name: string;
}

/** A category that the present list can be narrowed to. */
export interface AdCategoryCount extends AdCategoryLink {
  readonly count: number;
}

/** One answer of a choice and how many ads it would leave. */
export interface AdFacetOption {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly chosen: boolean;
}

/** One way to narrow the list; `name` is its parameter, ranges add `-von` and `-bis`. */
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

/** Answer of `GET /api/kleinanzeigen/ads`. */
export interface AdList {
  readonly total: number;
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
  readonly ads: readonly AdTeaser[];
  /** What was chosen, with all above it; the last one is the category itself. */
  readonly trail: readonly AdCategoryLink[];
  readonly categories: readonly AdCategoryCount[];
  readonly facets: readonly AdFacet[];
  /** The place that was asked for as it was understood; null when it is unknown or none was. */
  readonly near: {
    readonly place: string;
    readonly postcode: string;
    readonly radius: number;
  } | null;
}

export interface AdFact {
  readonly label: string;
  readonly value: string;
}

/** Who sells by trade, as the law wants it shown with each ad (§ 5 DDG). */
export interface AdTrader {
  readonly company: string;
  readonly legalName: string | null;
  readonly imprint: string;
  readonly vatId: string | null;
  readonly registerNo: string | null;
}

/** How soon a seller usually answers: within an hour, a day, three days. */
export const replyTimes = ['hour', 'day', 'days'] as const;
export type ReplyTime = (typeof replyTimes)[number];

/** Answer of `GET /api/kleinanzeigen/ads/:number`. */
export interface AdDetail extends AdTeaser {
  readonly description: string;
  readonly condition: AdCondition | null;
  readonly facts: readonly AdFact[];
  readonly pictures: readonly AdPicture[];
  readonly region: string;
  /** About a kilometre around the real place. */
  readonly lat: number;
  readonly lng: number;
  readonly sellerName: string;
  /** Month since which the seller has an account, or null. */
  readonly delivery: readonly string[];
  readonly state: 'active' | 'reserved' | 'sold' | 'expired';
  readonly expiresAt: string;
  readonly trail: readonly AdCategoryLink[];
  readonly similar: readonly AdTeaser[];
  readonly trader?: AdTrader | undefined;
  /** The ad's address for phones, on paper; only while it is offered. */
  readonly qr?: QrPicture | undefined;
  /** Only where enough was answered to say so, and while it is offered. */
  readonly replies?: ReplyTime | undefined;
}
