import { z } from 'zod';

import { emailSchema, isBlank, signedCodeSchema } from '#api/person-fields.schema.ts';
import {
  SAVED_SEARCH_FREQUENCIES,
  SAVED_SEARCH_KINDS,
  SAVED_SEARCH_STATES,
  savedSearchLimits as limits,
  type ChangeSearchRequest,
  type SaveSearchAnswer,
  type SaveSearchRequest,
  type SavedSearch,
  type SavedSearches,
  type SearchPreview,
} from '#api/saved-searches.ts';

const targetFields = {
  kind: z.enum(SAVED_SEARCH_KINDS),
  query: z.string().max(limits.maxQueryLength, 'Diese Suche ist zu lang.'),
};
const frequency = z.enum(SAVED_SEARCH_FREQUENCIES, 'Bitte wählen Sie, wie oft wir schreiben.');

export const searchTargetSchema = z.strictObject(targetFields);

export const saveSearchRequestSchema = z.strictObject({
  ...targetFields,
  frequency,
  email: z
    .preprocess((value) => (isBlank(value) ? null : value), emailSchema.nullable())
    .optional(),
}) satisfies z.ZodType<SaveSearchRequest>;

export const saveSearchAnswerSchema = z.object({
  confirm: z.boolean(),
}) satisfies z.ZodType<SaveSearchAnswer>;

export const savedSearchSchema = z.object({
  code: z.string(),
  kind: z.enum(SAVED_SEARCH_KINDS),
  title: z.string(),
  path: z.string(),
  frequency: z.enum(SAVED_SEARCH_FREQUENCIES),
  state: z.enum(SAVED_SEARCH_STATES),
  lastSentAt: z.string().nullable(),
}) satisfies z.ZodType<SavedSearch>;

export const savedSearchesSchema = z.object({
  searches: z.array(savedSearchSchema).readonly(),
}) satisfies z.ZodType<SavedSearches>;

export const searchPreviewSchema = z.object({
  title: z.string(),
  path: z.string(),
  email: z.string().nullable(),
}) satisfies z.ZodType<SearchPreview>;

export const changeSearchRequestSchema = z.strictObject({
  code: signedCodeSchema,
  frequency: frequency.optional(),
  state: z.enum(['active', 'paused', 'ended']).optional(),
}) satisfies z.ZodType<ChangeSearchRequest>;
