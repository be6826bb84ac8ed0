import { z } from 'zod';

import { emailSchema, isBlank, signedCodeSchema } from '#api/person-fields.schema.ts';
import { placeSuggestionSchema } from '#api/places.schema.ts';
import {
  SAVED_SEARCH_FREQUENCIES,
  SAVED_SEARCH_KINDS,
  SAVED_SEARCH_STATES,
  savedSearchLimits as limits,
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
  /** Email address; required unless the user is signed in. */
  email: z
    .preprocess((value) => (isBlank(value) ? null : value), emailSchema.nullable())
    .optional(),
});

export const saveSearchResponseSchema = z.object({
  confirm: z.boolean(),
});

export const savedSearchSchema = z.object({
  /** Signed code that gives access to the saved search, with or without an account. */
  code: z.string(),
  kind: z.enum(SAVED_SEARCH_KINDS),
  title: z.string(),
  /** Path of the list with the search's query. */
  path: z.string(),
  frequency: z.enum(SAVED_SEARCH_FREQUENCIES),
  state: z.enum(SAVED_SEARCH_STATES),
  lastSentAt: z.string().nullable(),
});

export const savedSearchesSchema = z.object({
  searches: z.array(savedSearchSchema).readonly(),
});

export const saveSearchPageDataSchema = z.object({
  title: z.string(),
  path: z.string(),
  /** Email address of the signed-in user. */
  email: z.string().nullable(),
  /** Place of the search; null if there is none, or if it is unknown or ambiguous. */
  near: z.object({ place: z.string(), postcode: z.string() }).nullable().optional(),
  /** The places that an ambiguous name can mean; otherwise absent. */
  placeChoices: z.array(placeSuggestionSchema).readonly().optional(),
});

export const changeSavedSearchRequestSchema = z.strictObject({
  code: signedCodeSchema,
  frequency: frequency.optional(),
  state: z.enum(['active', 'paused', 'ended']).optional(),
});
