import { z } from 'zod';

import { placeSuggestionSchema } from '#api/places.schema.ts';
import { understoodWordsSchema } from '#api/understood-words.schema.ts';
import { jobSortOrders, shownJobStates } from '#api/job-board.ts';
import { jobPayUnits, getKeys } from '#job-board/job-labels.ts';
import { parseFilterNumber, maxFilterEurosPerHour } from '#forms/filter-number.ts';

const teaserFields = {
  number: z.int(),
  slug: z.string(),
  title: z.string(),
  employer: z.string(),
  postcode: z.string(),
  place: z.string(),
  pay: z.string().nullable(),
  types: z.array(z.string()).readonly(),
  highlights: z.array(z.string()).readonly(),
  publishedAt: z.string(),
  remoteOnly: z.boolean().optional(),
};

export const jobTeaserSchema = z.object({
  ...teaserFields,
  /** Distance from the requested place, in metres. */
  distance: z.number().optional(),
});

const optionSchema = z.object({
  value: z.string(),
  label: z.string(),
  count: z.int(),
  chosen: z.boolean(),
});

export const jobListSchema = z.object({
  total: z.int(),
  /** Number of this page of the list, starting at 1. */
  page: z.int(),
  pages: z.int(),
  jobs: z.array(jobTeaserSchema).readonly(),
  facets: z
    .array(
      z.object({
        kind: z.literal('choice'),
        name: z.string(),
        label: z.string(),
        options: z.array(optionSchema).readonly(),
      }),
    )
    .readonly(),
  /**
   * Place found for the requested location; null if the request named no place or an unknown one.
   */
  near: z.object({ place: z.string(), postcode: z.string(), radius: z.number() }).nullable(),
  /** Present only if the request contains search words. */
  placeChoices: z.array(placeSuggestionSchema).readonly().optional(),
  understood: understoodWordsSchema.optional(),
});

const paySchema = z.object({
  minCents: z.int(),
  maxCents: z.int(),
  unit: z.enum(getKeys(jobPayUnits)),
  tariff: z.string().nullable(),
});

export const jobDetailSchema = z.object({
  ...teaserFields,
  /** Distance from the place in the query, in metres. */
  distance: z.number().optional(),
  state: z.enum(shownJobStates),
  payRange: paySchema.nullable(),
  employerKind: z.enum(['employer', 'agency']),
  employerText: z.string(),
  employerUrl: z.string().nullable(),
  contactPerson: z.string().nullable(),
  intro: z.string(),
  duties: z.string(),
  profile: z.string(),
  offer: z.string(),
  contact: z.string(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })).readonly(),
  /** All places of work, including the main one. */
  places: z
    .array(z.object({ postcode: z.string(), place: z.string(), region: z.string() }))
    .readonly(),
  /** Whether the job is partly or fully remote. */
  remote: z.boolean(),
  /** Types of employment as values of schema.org's `employmentType`. */
  employmentTypes: z.array(z.string()).readonly(),
  /**
   * External page for applications, used instead of the form on this site; null if there is none.
   */
  applyUrl: z.string().nullable(),
  reference: z.string().nullable(),
  validThrough: z.string(),
  similar: z.array(jobTeaserSchema).readonly(),
  /** QR code of the posting's URL for printouts; absent when the posting is no longer open. */
  qr: z.object({ size: z.int(), path: z.string() }).optional(),
});

export const jobSitemapPartSchema = z.object({
  /** Number of parts of the sitemap; at least one. */
  parts: z.int(),
  jobs: z.array(z.object({ slug: z.string(), updatedAt: z.string() })).readonly(),
});

const listParamSchema = z.union([
  z
    .string()
    .max(40)
    .transform((value) => [value]),
  z.array(z.string().max(40)).max(20),
]);

/** Schema of an optional query parameter; an unreadable value is ignored instead of rejected. */
const createOptionalParamSchema = <Schema extends z.ZodType>(schema: Schema) =>
  schema.optional().catch(undefined);

/** Query of `GET /api/jobs`. */
export const jobListQuerySchema = z.object({
  bereich: createOptionalParamSchema(listParamSchema),
  anstellung: createOptionalParamSchema(listParamSchema),
  fuehrerschein: createOptionalParamSchema(listParamSchema),
  erfahrung: createOptionalParamSchema(listParamSchema),
  extras: createOptionalParamSchema(listParamSchema),
  /** Minimum pay in euros per hour. */
  'lohn-von': createOptionalParamSchema(
    z
      .string()
      .max(40)
      .transform((text) => parseFilterNumber(text, maxFilterEurosPerHour) ?? undefined),
  ),
  q: createOptionalParamSchema(z.string().trim().min(1).max(120)),
  ort: createOptionalParamSchema(z.string().trim().min(2).max(80)),
  umkreis: createOptionalParamSchema(z.coerce.number<string>().int().min(1).max(500)),
  sortierung: createOptionalParamSchema(z.enum(jobSortOrders)),
  seite: createOptionalParamSchema(z.coerce.number<string>().int().min(1).max(1000)),
  anzahl: createOptionalParamSchema(z.coerce.number<string>().int().min(1).max(48)),
});
export type JobListQuery = z.output<typeof jobListQuerySchema>;

export const jobNumberSchema = z.object({
  number: z.coerce.number<string>().int().min(1).max(2_147_483_647),
});
