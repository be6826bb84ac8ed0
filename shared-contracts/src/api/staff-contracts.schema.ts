import { z } from 'zod';

import { declarationKinds, cancellationTypes } from '#api/contracts.ts';
import { contractDecisions, contractNextSteps, contractViews } from '#api/staff-contracts.ts';
import { staffNoteSchema, recordVersionSchema } from '#api/staff-service-requests.schema.ts';
import { isBlank, paragraphsSchema } from '#api/person-fields.schema.ts';
import { typedDaySchema } from '#api/typed-day.schema.ts';

export const contractCaseQuerySchema = z.object({
  ansicht: z.enum(contractViews).optional().catch(undefined),
  seite: z.coerce.number().int().min(1).max(10_000).optional().catch(undefined),
});
export type ContractCaseQuery = z.output<typeof contractCaseQuerySchema>;

const caseFields = {
  id: z.string(),
  kind: z.enum(declarationKinds),
  manner: z.enum(cancellationTypes).nullable(),
  name: z.string(),
  named: z.string(),
  receivedAt: z.string(),
  view: z.enum(contractViews),
  step: z.enum(contractNextSteps),
  deadline: z.object({ on: z.string(), daysLeft: z.int(), rule: z.string() }).nullable(),
  orderNo: z.string().nullable(),
};

export const contractCaseListSchema = z.object({
  cases: z.array(z.object(caseFields)).readonly(),
  counts: z.object({ open: z.int(), overdue: z.int() }),
  page: z.int(),
  pages: z.int(),
});

export const matchedContractSchema = z.object({
  orderNo: z.string(),
  product: z.string(),
  customer: z.string(),
  email: z.string(),
  orderedAt: z.string(),
  state: z.string(),
  endsOn: z.string().nullable(),
  /** Earliest possible end date of the contract, counted from the receipt of the cancellation. */
  earliestEnd: z.string(),
  /**
   * Whether the cancellation or withdrawal was received within this contract's withdrawal period.
   */
  withdrawable: z.boolean(),
});

export const contractCaseDetailSchema = z.object({
  ...caseFields,
  /** Version of the record; 0 until staff first edit it. */
  version: z.int(),
  email: z.string(),
  reason: z.string().nullable(),
  requestedEnd: z.string().nullable(),
  /**
   * State of the mail that confirms the receipt. Null if the state is no longer stored, because the
   * mail was sent long ago.
   */
  receipt: z
    .object({ state: z.enum(['sent', 'waiting', 'failed']), at: z.string().nullable() })
    .nullable(),
  contract: matchedContractSchema.nullable(),
  /** True if staff assigned the contract; false if the api found it by number and email address. */
  assigned: z.boolean(),
  /** Contracts to which the sender may refer; empty once the contract is known. */
  candidates: z.array(matchedContractSchema).readonly(),
  decision: z.enum(contractDecisions).nullable(),
  decisionReason: z.string().nullable(),
  decidedEnd: z.string().nullable(),
  refundedOn: z.string().nullable(),
  refundCents: z.int().nullable(),
  answers: z.array(z.object({ at: z.string(), text: z.string() })).readonly(),
  note: z.string().nullable(),
  handled: z.object({ by: z.string(), at: z.string() }).nullable(),
});

const day = typedDaySchema('Bitte geben Sie einen Tag an, zum Beispiel 24.12.2026.');
const blankToNull = (value: unknown) => (isBlank(value) ? null : value);

export const assignContractRequestSchema = z.strictObject({
  version: recordVersionSchema,
  orderNo: z
    .string('Bitte geben Sie die Bestellnummer ein.')
    .trim()
    .min(1, 'Bitte geben Sie die Bestellnummer ein.')
    .max(60, 'Höchstens 60 Zeichen.'),
});

export const decideContractRequestSchema = z
  .strictObject({
    version: recordVersionSchema,
    decision: z.enum(contractDecisions, 'Bitte wählen Sie eine Entscheidung.'),
    /** End date of the contract, if the cancellation is accepted. */
    endsOn: z.preprocess(blankToNull, day.nullable()).optional(),
    /** Reason, which is sent by mail; required unless staff accept the cancellation or withdrawal. */
    reason: z.preprocess(blankToNull, paragraphsSchema(2000).nullable()).optional(),
  })
  .superRefine(({ decision, reason }, context) => {
    if (decision === 'accepted' || (reason ?? '').length >= 10) return;
    const message = 'Bitte begründen Sie das in ein, zwei Sätzen. Die Begründung wird verschickt.';
    context.addIssue({ code: 'custom', path: ['reason'], message });
  });

export const refundContractRequestSchema = z.strictObject({
  version: recordVersionSchema,
  refundedOn: day,
  /** Refunded amount in cents; 0 if nothing had been paid. */
  refundCents: z.coerce
    .number('Bitte geben Sie einen Betrag an, zum Beispiel 98,40.')
    .int('Bitte geben Sie einen Betrag an, zum Beispiel 98,40.')
    .min(0)
    .max(10_000_000, 'Das ist mehr, als ein Abo kostet.'),
});

export const replyToContractRequestSchema = z.strictObject({
  version: recordVersionSchema,
  text: paragraphsSchema(4000, 10),
});

export const closeContractRequestSchema = z.strictObject({
  version: recordVersionSchema,
  note: staffNoteSchema,
  /** True closes the case; false reopens a case that was closed too early. */
  done: z.boolean(),
});
