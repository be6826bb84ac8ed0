import { z } from 'zod';

import { accountEntryKinds, accountBlockLimits } from '#api/staff-accounts.ts';
import type {
  BlockAccountRequest,
  AccountDetail,
  FindAccountRequest,
  FoundAccount,
  UnblockAccountRequest,
} from '#api/staff-accounts.ts';
import { emailSchema, isBlank, paragraphsSchema } from '#api/person-fields.schema.ts';
import { accountTypes } from '#api/profile.ts';
import { typedDaySchema } from '#api/typed-day.schema.ts';

const day = typedDaySchema('Bitte geben Sie einen Tag an, zum Beispiel 24.12.2026.').refine(
  (value) => value <= '2100-01-01',
  'Bitte ein Tag dieses Jahrhunderts.',
);

export const findAccountRequestSchema = z.strictObject({
  email: emailSchema,
}) satisfies z.ZodType<FindAccountRequest>;
export const foundAccountSchema = z.object({ id: z.string() }) satisfies z.ZodType<FoundAccount>;

const nullableTextSchema = z.string().nullable();

export const accountDetailSchema = z.object({
  id: z.string(),
  email: z.string(),
  displayName: z.string(),
  accountType: z.enum(accountTypes),
  staff: z.boolean(),
  unconfirmed: z.boolean(),
  createdAt: z.string(),
  deletionDueAt: z.string().nullable(),
  trader: z
    .object({
      company: nullableTextSchema,
      legalName: nullableTextSchema,
      vatId: nullableTextSchema,
      registerNo: nullableTextSchema,
      imprint: nullableTextSchema,
    })
    .nullable(),
  entries: z
    .array(z.object({ kind: z.enum(accountEntryKinds), state: z.string(), count: z.int() }))
    .readonly(),
  block: z
    .object({ since: z.string(), until: z.string().nullable(), reason: z.string() })
    .nullable(),
}) satisfies z.ZodType<AccountDetail>;

const { minReasonLength, maxReasonLength } = accountBlockLimits;

export const blockAccountRequestSchema = z.strictObject({
  reason: paragraphsSchema(maxReasonLength, minReasonLength),
  until: z.preprocess((value) => (isBlank(value) ? null : value), day.nullable()).optional(),
  confirmed: z.literal(true, 'Bitte bestätigen Sie, dass das Konto gesperrt werden soll.'),
}) satisfies z.ZodType<BlockAccountRequest>;

export const unblockAccountRequestSchema = z.strictObject({
  confirmed: z.literal(true, 'Bitte bestätigen Sie, dass die Sperre enden soll.'),
}) satisfies z.ZodType<UnblockAccountRequest>;
