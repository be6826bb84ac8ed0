import { z } from 'zod';

import { nameSchema } from '#api/name.schema.ts';
import { emailSchema, isBlank, lineSchema, paragraphsSchema } from '#api/person-fields.schema.ts';
import { typedDaySchema } from '#api/typed-day.schema.ts';

const convertBlankToNull = (value: unknown) => (isBlank(value) ? null : value);
const personFields = { name: nameSchema(120), contract: lineSchema(120), email: emailSchema };

export const cancelContractRequestSchema = z
  .strictObject({
    /** Type of the cancellation; `extraordinary` ends the contract early for an important reason. */
    manner: z.enum(['ordinary', 'extraordinary'], 'Bitte wählen Sie die Art der Kündigung.'),
    /** Reason for the cancellation; required for an extraordinary one. */
    reason: z.preprocess(convertBlankToNull, paragraphsSchema(2000).nullable()).optional(),
    ...personFields,
    /** Requested end date of the contract (`2027-01-31`); if absent, the earliest possible date. */
    endsOn: z
      .preprocess(
        convertBlankToNull,
        typedDaySchema('Bitte geben Sie einen Tag an, zum Beispiel 31.01.2027.').nullable(),
      )
      .optional(),
  })
  .refine(({ manner, reason }) => manner === 'ordinary' || Boolean(reason), {
    path: ['reason'],
    message: 'Bitte nennen Sie den Grund der außerordentlichen Kündigung.',
  });

export const withdrawContractRequestSchema = z.strictObject(personFields);

export const contractReceiptSchema = z.object({
  kind: z.enum(['cancellation', 'withdrawal']),
  /** Time in ISO 8601 format. */
  receivedAt: z.string(),
  /** Lines of the receipt, which is mailed and can be downloaded. */
  lines: z.array(z.object({ name: z.string(), value: z.string() })).readonly(),
});
