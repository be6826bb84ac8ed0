import type {
  AdKind,
  AdPriceKind,
  AdSeller,
} from '@gruenland/shared-contracts/api/ads.ts';

/** A fact as it is, or a range from which a whole number is drawn. */
export type SeedFact = string | number | boolean | readonly [from: number, to: number];

/** An ad as written by hand; the generator adds place, seller, dates and small differences. */
export interface SeedItem {
  readonly title: string;
  /** Euros from–to; null where there is no amount. */
  readonly price: readonly [from: number, to: number] | null;
  readonly facts: Readonly<Record<string, SeedFact>>;
  readonly text: string;
  readonly unit?: string;
  readonly kind?: AdKind;
  readonly priceKind?: AdPriceKind;
  readonly seller?: AdSeller;
  readonly motif?: string;
}

export interface SeedCategory {
  readonly slug: string;
  /** Motifs of the drawn pictures. */
  readonly motifs: readonly string[];
  /** Sentences that fit most ads of the category. */
  readonly details: readonly string[];
  readonly items: readonly SeedItem[];
}

type More = Partial<Pick<SeedItem, 'unit' | 'kind' | 'priceKind' | 'seller' | 'motif'>>;

export function item(
  title: string,
  price: SeedItem['price'],
  facts: SeedItem['facts'],
  text: string,
  more: More = {},
): SeedItem {
  return { title, price, facts, text, ...more };
}
