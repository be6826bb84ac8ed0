import { z } from 'zod';

import type {
  CancelContractRequest,
  ContractReceipt,
  WithdrawContractRequest,
} from '#api/contracts.ts';
import { nameSchema } from '#api/name.schema.ts';
import { emailSchema, isBlank, lineSchema, paragraphsSchema } from '#api/person-fields.schema.ts';
import { typedDaySchema } from '#api/typed-day.schema.ts';

const blankToNull = (value: unknown) => (isBlank(value) ? null : value);
const personFields = { name: nameSchema(120), contract: lineSchema(120), email: emailSchema };

export const cancelContractRequestSchema = z
  .strictObject({
    manner: z.enum(['ordinary', 'extraordinary'], 'Bitte wählen Sie die Art der Kündigung.'),
    reason: z.preprocess(blankToNull, paragraphsSchema(2000).nullable()).optional(),
    ...personFields,
    endsOn: z
      .preprocess(
        blankToNull,
        typedDaySchema('Bitte geben Sie einen Tag an, zum Beispiel 31.01.2027.').nullable(),
      )
      .optional(),
  })
  .refine(({ manner, reason }) => manner === 'ordinary' || Boolean(reason), {
    path: ['reason'],
    message: 'Bitte nennen Sie den Grund der außerordentlichen Kündigung.',
  }) satisfies z.ZodType<CancelContractRequest>;

export const withdrawContractRequestSchema = z.strictObject(
  personFields,
) satisfies z.ZodType<WithdrawContractRequest>;

export const contractReceiptSchema = z.object({
  kind: z.enum(['cancellation', 'withdrawal']),
  receivedAt: z.string(),
  lines: z.array(z.object({ name: z.string(), value: z.string() })).readonly(),
}) satisfies z.ZodType<ContractReceipt>;
