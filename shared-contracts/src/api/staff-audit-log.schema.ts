import { z } from 'zod';

import { emailSchema } from '#api/person-fields.schema.ts';
import { typedDaySchema } from '#api/typed-day.schema.ts';

/** Converts an empty form field to undefined, as if the field had not been sent. */
const emptyToUndefined = (value: unknown) => (value === '' ? undefined : value);
const optionalNameSchema = z.preprocess(
  emptyToUndefined,
  z
    .string()
    .trim()
    .max(120)
    .regex(/^[\w:.-]+$/u, 'Bitte so, wie es im Protokoll steht.')
    .optional(),
);
const optionalDaySchema = z.preprocess(
  emptyToUndefined,
  typedDaySchema('Bitte geben Sie einen Tag an, zum Beispiel 24.12.2026.')
    .refine(
      (value) => value >= '2000-01-01' && value <= '2100-01-01',
      'Bitte ein Tag dieses Jahrhunderts.',
    )
    .optional(),
);

const filterFields = {
  person: optionalNameSchema,
  sache: optionalNameSchema,
  vorgang: optionalNameSchema,
  von: optionalDaySchema,
  bis: optionalDaySchema,
};

export const auditExportQuerySchema = z.strictObject(filterFields);
export const auditQuerySchema = z.strictObject({
  ...filterFields,
  seite: z.coerce.number().int().min(1).max(10_000).optional().catch(undefined),
});
export type AuditQuery = z.output<typeof auditQuerySchema>;

export const auditLogPageSchema = z.object({
  lines: z
    .array(
      z.object({
        id: z.string(),
        at: z.string(),
        action: z.string(),
        actor: z.string().nullable(),
        by: z.string().nullable(),
        subject: z.string(),
        details: z.array(z.string()).readonly(),
      }),
    )
    .readonly(),
  page: z.int(),
  pages: z.int(),
  /**
   * Whether more entries match than the pages can show. A filter with a shorter period shows the
   * remaining entries.
   */
  more: z.boolean(),
  /** Display name of the person in the filter, if the filter contains an account id. */
  person: z.string().nullable(),
});

/**
 * Body of `POST /api/staff/audit-log/person`. Not a GET request, because logs and browsers store
 * URLs with their query.
 */
export const findAuditPersonRequestSchema = z.strictObject({
  email: emailSchema,
});
export const foundAuditPersonSchema = z.object({
  id: z.string(),
});
