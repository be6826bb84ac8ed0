import { z } from 'zod';

import { isBlank } from '#api/person-fields.schema.ts';
import { redirectKinds } from '#api/staff-redirects.ts';
import { isPathOnThisSite } from '#paths.ts';

const pathMessage =
  'Bitte eine Adresse dieser Website ab dem Schrägstrich, zum Beispiel /artikel/heu.';
/** Schema of a path on this site without a query. Removes a trailing slash. */
const pathSchema = z
  .string(pathMessage)
  .trim()
  .max(300)
  .regex(/^\/[\p{L}\p{N}._~%/-]*$/u, pathMessage)
  .refine(
    (value) => isPathOnThisSite(value) && !value.includes('//') && !value.includes('..'),
    pathMessage,
  )
  .transform((value) => (value.length > 1 ? value.replace(/\/+$/u, '') : value));

export const redirectOverviewSchema = z.object({
  /** Redirects that staff entered. */
  own: z
    .array(
      z.object({
        id: z.string(),
        from: z.string(),
        to: z.string().nullable(),
        kind: z.enum(redirectKinds),
        createdAt: z.string(),
      }),
    )
    .readonly(),
  /** The latest fifty redirects that were created automatically because a story got a new path. */
  moved: z.array(z.object({ from: z.string(), to: z.string() })).readonly(),
});

export const addRedirectRequestSchema = z.strictObject({
  from: pathSchema.refine((value) => value !== '/', 'Die Startseite wird nicht umgeleitet.'),
  to: z.preprocess((value) => (isBlank(value) ? null : value), pathSchema.nullable()).optional(),
  kind: z.enum(redirectKinds, 'Bitte wählen Sie, wie umgeleitet wird.'),
});
