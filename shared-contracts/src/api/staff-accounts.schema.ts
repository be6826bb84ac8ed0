import { z } from 'zod';

import { accountEntryKinds, accountBlockLimits } from '#api/staff-accounts.ts';
import { emailSchema, isBlank, paragraphsSchema } from '#api/person-fields.schema.ts';
import { accountTypes } from '#api/profile.ts';
import { typedDaySchema } from '#api/typed-day.schema.ts';

const day = typedDaySchema('Bitte geben Sie einen Tag an, zum Beispiel 24.12.2026.').refine(
  (value) => value <= '2100-01-01',
  'Bitte ein Tag dieses Jahrhunderts.',
);

/**
 * Body of `POST /api/staff/accounts/search`. Not a GET request, because logs and browsers store
 * URLs with their query.
 */
export const findAccountRequestSchema = z.strictObject({
  email: emailSchema,
});
export const foundAccountSchema = z.object({ id: z.string() });

const nullableTextSchema = z.string().nullable();

export const accountDetailSchema = z.object({
  id: z.string(),
  email: z.string(),
  displayName: z.string(),
  accountType: z.enum(accountTypes),
  /** Whether the account belongs to staff; such accounts cannot be blocked on the account page. */
  staff: z.boolean(),
  /** Whether the email address was never confirmed. */
  unconfirmed: z.boolean(),
  /** Time in ISO 8601 format. */
  createdAt: z.string(),
  /** Date on which the account will be deleted at its owner's request; ISO 8601. */
  deletionDueAt: z.string().nullable(),
  /** Trader details; null for private accounts. */
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
});

const { minReasonLength, maxReasonLength } = accountBlockLimits;

export const blockAccountRequestSchema = z.strictObject({
  reason: paragraphsSchema(maxReasonLength, minReasonLength),
  /** Last day of the block in Germany, `YYYY-MM-DD`, later than today; absent means indefinite. */
  until: z.preprocess((value) => (isBlank(value) ? null : value), day.nullable()).optional(),
  confirmed: z.literal(true, 'Bitte bestätigen Sie, dass das Konto gesperrt werden soll.'),
});

/** Body of `POST /api/staff/accounts/{id}/unblock`. */
export const unblockAccountRequestSchema = z.strictObject({
  confirmed: z.literal(true, 'Bitte bestätigen Sie, dass die Sperre enden soll.'),
});
