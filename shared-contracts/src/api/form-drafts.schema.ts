import { z } from 'zod';

import { UNSTORED_FIELD_PATTERN } from '#api/form-drafts.ts';

const fieldNameSchema = z.string().regex(/^[\w.[\]-]{1,80}$/u);
const fieldValueSchema = z.union([
  z.string().max(10_000),
  z.boolean(),
  z.array(z.string().max(500)).max(100).readonly(),
]);

const draftValuesSchema = z
  .record(fieldNameSchema, fieldValueSchema)
  .refine((values) => Object.keys(values).length <= 100, 'Zu viele Felder.')
  .refine((values) => JSON.stringify(values).length <= 100_000, 'Zu viel Text.')
  .refine(
    (values) => !Object.keys(values).some((name) => UNSTORED_FIELD_PATTERN.test(name)),
    'Geheimes wird nicht aufbewahrt.',
  );

/** Schema of the name of a form: letters, digits and hyphens. */
export const draftNameSchema = z.object({ name: z.string().regex(/^[a-z0-9-]{1,80}$/u) });

export const saveFormDraftRequestSchema = z.strictObject({
  values: draftValuesSchema,
});

export const formDraftResponseSchema = z.object({
  draft: z.object({ values: draftValuesSchema, savedAt: z.string() }).nullable(),
});
