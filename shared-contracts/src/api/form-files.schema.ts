import { z } from 'zod';

import { FIELD_NAME_PATTERN } from '#forms/form-field.ts';

export const formFilesSchema = z.object({
  /** Slug of the form below `_forms/`. */
  form: z.string(),
  fields: z
    .array(
      z.object({
        name: z.string(),
        label: z.string(),
        help: z.string().exactOptional(),
        required: z.boolean(),
        file: z.object({ name: z.string(), bytes: z.int() }).nullable(),
      }),
    )
    .readonly(),
});

export const formFileQuerySchema = z.object({
  code: z.string().min(1).max(300),
  feld: z.string().regex(FIELD_NAME_PATTERN),
});
