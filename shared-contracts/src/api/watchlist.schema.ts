import { z } from 'zod';

import { WATCHLIST_KINDS, watchlistLimits } from '#api/watchlist.ts';
import { isBlank, paragraphsSchema } from '#api/person-fields.schema.ts';

const referenceFields = {
  kind: z.enum(WATCHLIST_KINDS),
  id: z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N}/_-]{0,199}$/u),
};

export const savedReferenceSchema = z.strictObject(referenceFields);

export const saveNoteRequestSchema = z.strictObject({
  ...referenceFields,
  note: z.preprocess(
    (value) => (isBlank(value) ? null : value),
    paragraphsSchema(watchlistLimits.maxNoteLength).nullable(),
  ),
});

export const watchlistSchema = z.object({
  items: z
    .array(
      z.object({
        kind: z.enum(WATCHLIST_KINDS),
        id: z.string(),
        title: z.string(),
        path: z.string().nullable(),
        facts: z.array(z.string()).readonly(),
        state: z.string().nullable(),
        note: z.string().nullable(),
        savedAt: z.string(),
      }),
    )
    .readonly(),
  /** Whether the watchlist belongs to an account; otherwise it belongs to this browser. */
  account: z.boolean(),
});

export const savedKeysSchema = z.object({
  keys: z.array(z.string()).readonly(),
});
