import { z } from 'zod';

import { predefinedReasonCodes } from '#api/moderation.schema.ts';
import { isBlank, paragraphsSchema, versionSchema } from '#api/person-fields.schema.ts';

/** Maximum number of cases in one request: one page of the moderation queue. */
const maxCasesAtOnce = 50;

export const rejectCasesRequestSchema = z.strictObject({
  cases: z
    .array(z.strictObject({ id: z.string().regex(/^[0-9A-Z]{26}$/u), version: versionSchema }))
    .min(1, 'Bitte wählen Sie die Einträge aus.')
    .max(maxCasesAtOnce, `Bitte höchstens ${maxCasesAtOnce} auf einmal.`)
    .refine(
      (cases) => new Set(cases.map(({ id }) => id)).size === cases.length,
      'Jeden nur einmal.',
    ),
  reason: z.enum(predefinedReasonCodes, 'Bitte wählen Sie einen Grund.'),
  /** Note for the owners of the entries. */
  note: z
    .preprocess((value) => (isBlank(value) ? null : value), paragraphsSchema(1000).nullable())
    .optional(),
  confirmed: z.literal(true, 'Bitte bestätigen Sie, dass alle ausgewählten abgelehnt werden.'),
});

export const rejectCasesResponseSchema = z.object({
  rejected: z.array(z.string()).readonly(),
  left: z.array(z.object({ id: z.string(), code: z.string() })).readonly(),
});
