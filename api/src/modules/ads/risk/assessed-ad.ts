import type { AdAttributes } from '#db/tables/ads.ts';

/** The parts of an ad that the risk assessment uses. */
export interface AssessedAd {
  readonly category: string;
  readonly kind: string;
  readonly title: string;
  readonly description: string;
  readonly priceKind: string;
  readonly priceCents: number | null;
  readonly priceUnit: string;
  readonly condition: string | null;
  readonly attributes: AdAttributes;
  readonly sellerName: string;
}
