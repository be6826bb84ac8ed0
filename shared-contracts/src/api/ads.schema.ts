import { z } from 'zod';

import {
  adConditions,
  adKinds,
  adPriceKinds,
  adSellerTypes,
  adSortOrders,
  replyTimes,
} from '#api/ads.ts';
import { placeSuggestionSchema } from '#api/places.schema.ts';
import { understoodWordsSchema } from '#api/understood-words.schema.ts';
import { parseFilterNumber, maxFilterEuros } from '#forms/filter-number.ts';

const pictureSchema = z.object({
  src: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
});

const teaserFields = {
  number: z.int(),
  slug: z.string(),
  title: z.string(),
  kind: z.enum(adKinds),
  priceKind: z.enum(adPriceKinds),
  priceCents: z.int().nullable(),
  priceUnit: z.string(),
  net: z.literal(true).optional(),
  postcode: z.string(),
  place: z.string(),
  seller: z.enum(adSellerTypes),
  reserved: z.boolean(),
  publishedAt: z.string(),
  picture: pictureSchema.nullable(),
  highlights: z.array(z.string()).readonly(),
  distance: z.number().optional(),
};

export const adTeaserSchema = z.object(teaserFields);

const categoryLinkSchema = z.object({ slug: z.string(), name: z.string() });

const facetSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('choice'),
    name: z.string(),
    label: z.string(),
    options: z
      .array(
        z.object({ value: z.string(), label: z.string(), count: z.int(), chosen: z.boolean() }),
      )
      .readonly(),
  }),
  z.object({
    kind: z.literal('range'),
    name: z.string(),
    label: z.string(),
    unit: z.string(),
    from: z.number().nullable(),
    to: z.number().nullable(),
  }),
]);

export const adListSchema = z.object({
  total: z.int(),
  /** Number of this page of the list, starting at 1. */
  page: z.int(),
  pages: z.int(),
  ads: z.array(adTeaserSchema).readonly(),
  /** Categories from the top category to the chosen one. */
  trail: z.array(categoryLinkSchema).readonly(),
  categories: z.array(categoryLinkSchema.extend({ count: z.int() })).readonly(),
  facets: z.array(facetSchema).readonly(),
  /**
   * Place found for the requested location; null if the request named no place or an unknown one.
   */
  near: z.object({ place: z.string(), postcode: z.string(), radius: z.number() }).nullable(),
  /** Present only if the request contains search words. */
  placeChoices: z.array(placeSuggestionSchema).readonly().optional(),
  understood: understoodWordsSchema.optional(),
});

/** Range of the middle half of the prices of comparable ads, and the number of these ads. */
export const usualPriceSchema = z.object({
  fromCents: z.int(),
  toCents: z.int(),
  ads: z.int(),
});

export const adDetailSchema = z.object({
  ...teaserFields,
  description: z.string(),
  condition: z.enum(adConditions).nullable(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })).readonly(),
  pictures: z.array(pictureSchema).readonly(),
  region: z.string(),
  /** Approximate latitude and longitude of the ad, within about a kilometre. */
  lat: z.number(),
  lng: z.number(),
  sellerName: z.string(),
  delivery: z.array(z.string()).readonly(),
  state: z.enum(['active', 'reserved', 'sold', 'expired']),
  expiresAt: z.string(),
  trail: z.array(categoryLinkSchema).readonly(),
  similar: z.array(adTeaserSchema).readonly(),
  trader: z
    .object({
      company: z.string(),
      legalName: z.string().nullable(),
      imprint: z.string(),
      vatId: z.string().nullable(),
      registerNo: z.string().nullable(),
    })
    .optional(),
  /** QR code of the ad's URL for printouts; absent when the ad is no longer available. */
  qr: z.object({ size: z.int(), path: z.string() }).optional(),
  /**
   * Typical reply time of the seller. Present only while the ad is available and if the seller has
   * replied often enough for a reliable figure.
   */
  replies: z.enum(replyTimes).optional(),
  usualPrice: usualPriceSchema.optional(),
});

const createListParamSchema = (maxItems: number) =>
  z.union([
    z
      .string()
      .max(100)
      .transform((value) => [value]),
    z.array(z.string().max(100)).max(maxItems),
  ]);

/** Schema of an optional query parameter; an unreadable value is ignored instead of rejected. */
const createOptionalParamSchema = <Schema extends z.ZodType>(schema: Schema) =>
  schema.optional().catch(undefined);

const eurosSchema = createOptionalParamSchema(
  z
    .string()
    .max(40)
    .transform((text) => parseFilterNumber(text, maxFilterEuros) ?? undefined),
);

/**
 * Query of `GET /api/kleinanzeigen/ads`. Attributes are sent as `a-<key>`, bounds of a range with
 * the endings `-von` and `-bis`.
 */
export const adListQuerySchema = z
  .object({
    kategorie: createOptionalParamSchema(z.string().regex(/^[a-z0-9-]{1,80}$/u)),
    art: createOptionalParamSchema(createListParamSchema(4)),
    anbieter: createOptionalParamSchema(createListParamSchema(2)),
    zustand: createOptionalParamSchema(createListParamSchema(4)),
    'preis-von': eurosSchema,
    'preis-bis': eurosSchema,
    q: createOptionalParamSchema(z.string().trim().min(1).max(120)),
    ort: createOptionalParamSchema(z.string().trim().min(2).max(80)),
    umkreis: createOptionalParamSchema(z.coerce.number<string>().int().min(1).max(500)),
    sortierung: createOptionalParamSchema(z.enum(adSortOrders)),
    seite: createOptionalParamSchema(z.coerce.number<string>().int().min(1).max(1000)),
    anzahl: createOptionalParamSchema(z.coerce.number<string>().int().min(1).max(48)),
  })
  .catchall(
    createOptionalParamSchema(z.union([z.string().max(100), z.array(z.string().max(100)).max(20)])),
  );

export type AdListQuery = z.output<typeof adListQuerySchema>;

export const adNumberSchema = z.object({
  number: z.coerce.number<string>().int().min(1).max(2_147_483_647),
});
