import { z } from 'zod';

import { interestLimits, farmTypes, farmSizesHectares } from '#api/interests.ts';
import { lineSchema, versionSchema } from '#api/person-fields.schema.ts';

const { maxListItems, maxRadiusKm, minRadiusKm, maxRegions } = interestLimits;
const topicSchema = z.string().regex(/^[a-z0-9-]{1,60}$/u, 'Dieses Thema gibt es nicht.');
const wordListSchema = z.array(lineSchema(60)).max(maxListItems);

const interestFields = {
  topics: z.array(topicSchema).max(maxListItems),
  muted: z.array(topicSchema).max(maxListItems),
  regions: z
    .array(
      z.strictObject({
        zip: z.string().regex(/^\d{4,5}$/u, 'Eine Postleitzahl hat vier oder fünf Ziffern.'),
        radiusKm: z.number().int().min(minRadiusKm).max(maxRadiusKm),
      }),
    )
    .max(maxRegions),
  operation: z.strictObject({
    form: z.enum(farmTypes).nullable().optional(),
    animals: wordListSchema.optional(),
    crops: wordListSchema.optional(),
    size: z.enum(farmSizesHectares).nullable().optional(),
  }),
  personalised: z.boolean(),
  derivesInterests: z.boolean(),
};

export const changeInterestsRequestSchema = z.strictObject({
  ...interestFields,
  version: versionSchema,
});

export const recordArticleViewRequestSchema = z.strictObject({
  topic: topicSchema,
});

export const interestsSchema = z.object({
  topics: z.array(z.string()).readonly(),
  muted: z.array(z.string()).readonly(),
  regions: z.array(z.object({ zip: z.string(), radiusKm: z.number() })).readonly(),
  operation: z.object({
    form: z.enum(farmTypes).nullable().optional(),
    animals: z.array(z.string()).readonly().optional(),
    crops: z.array(z.string()).readonly().optional(),
    size: z.enum(farmSizesHectares).nullable().optional(),
  }),
  derived: z.array(z.object({ topic: z.string(), reads: z.int(), lastAt: z.string() })).readonly(),
  /**
   * Whether the user is shown articles that match these interests; otherwise the newest articles
   * are shown.
   */
  personalised: z.boolean(),
  /** Whether interests may be derived from article views. */
  derivesInterests: z.boolean(),
  version: z.int(),
});
