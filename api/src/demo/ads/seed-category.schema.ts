import { z } from 'zod';

import { adKinds, adPriceKinds, adSellerTypes } from '@gruenland/shared-contracts/api/ads.ts';

const rangeSchema = z.tuple([z.number(), z.number()]);

/** Value of an ad's attribute: fixed, or a range from which a whole number is drawn. */
const seedFactSchema = z.union([z.string(), z.number(), z.boolean(), rangeSchema]);

/** A hand-written ad; the generator adds place, seller, dates and small variations. */
const seedItemSchema = z.strictObject({
  title: z.string(),
  /** Price range in euros; null for ads without a price. */
  price: rangeSchema.nullable(),
  facts: z.record(z.string(), seedFactSchema),
  text: z.string(),
  unit: z.string().optional(),
  kind: z.enum(adKinds).optional(),
  priceKind: z.enum(adPriceKinds).optional(),
  seller: z.enum(adSellerTypes).optional(),
  motif: z.string().optional(),
});

/** Hand-written ads of one category (`*-ads.json`). */
export const seedCategorySchema = z.strictObject({
  slug: z.string(),
  /** Motifs of the ad's pictures (`pictures.json`). */
  motifs: z.array(z.string()).min(1),
  /** Sentences that fit most ads of the category. */
  detailSentences: z.array(z.string()).min(1),
  items: z.array(seedItemSchema).min(1),
});

export type SeedFact = z.output<typeof seedFactSchema>;
export type SeedItem = z.output<typeof seedItemSchema>;
export type SeedCategory = z.output<typeof seedCategorySchema>;
