import type { AdKind, AdPriceKind, AdSellerType } from '@gruenland/shared-contracts/api/ads.ts';

/** Value of an ad's attribute: fixed, or a range from which a whole number is drawn. */
export type SeedFact = string | number | boolean | readonly [from: number, to: number];

/** A hand-written ad; the generator adds place, seller, dates and small variations. */
export interface SeedItem {
  readonly title: string;
  /** Price range in euros; null for ads without a price. */
  readonly price: readonly [from: number, to: number] | null;
  readonly facts: Readonly<Record<string, SeedFact>>;
  readonly text: string;
  readonly unit?: string;
  readonly kind?: AdKind;
  readonly priceKind?: AdPriceKind;
  readonly seller?: AdSellerType;
  readonly motif?: string;
}

export interface SeedCategory {
  readonly slug: string;
  /** Motifs of the ad's pictures (`pictures.json`). */
  readonly motifs: readonly string[];
  /** Sentences that fit most ads of the category. */
  readonly detailSentences: readonly string[];
  readonly items: readonly SeedItem[];
}

type ItemOptions = Partial<Pick<SeedItem, 'unit' | 'kind' | 'priceKind' | 'seller' | 'motif'>>;

export function item(
  title: string,
  price: SeedItem['price'],
  facts: SeedItem['facts'],
  text: string,
  itemOptions: ItemOptions = {},
): SeedItem {
  return { title, price, facts, text, ...itemOptions };
}
