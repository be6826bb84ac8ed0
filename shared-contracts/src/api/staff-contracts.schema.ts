import { z } from 'zod';

import { declarationKinds, cancellationTypes } from '#api/contracts.ts';
import { contractDecisions, contractNextSteps, contractViews } from '#api/staff-contracts.ts';
import type {
  AnswerContractRequest,
  AssignContractRequest,
  CloseContractRequest,
  ContractCaseDetail,
  ContractCaseList,
  DecideContractRequest,
  RefundContractRequest,
} from '#api/staff-contracts.ts';
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
}) satisfies z.ZodType<ContractCaseList>;

const matchedContractSchema = z.object({
  orderNo: z.string(),
  product: z.string(),
  customer: z.string(),
  email: z.string(),
  orderedAt: z.string(),
  state: z.string(),
  endsOn: z.string().nullable(),
  earliestEnd: z.string(),
  withdrawable: z.boolean(),
});

export const contractCaseDetailSchema = z.object({
  ...caseFields,
  version: z.int(),
  email: z.string(),
  reason: z.string().nullable(),
  requestedEnd: z.string().nullable(),
  receipt: z
    .object({ state: z.enum(['sent', 'waiting', 'failed']), at: z.string().nullable() })
    .nullable(),
  contract: matchedContractSchema.nullable(),
  assigned: z.boolean(),
  candidates: z.array(matchedContractSchema).readonly(),
  decision: z.enum(contractDecisions).nullable(),
  decisionReason: z.string().nullable(),
  decidedEnd: z.string().nullable(),
  refundedOn: z.string().nullable(),
  refundCents: z.int().nullable(),
  answers: z.array(z.object({ at: z.string(), text: z.string() })).readonly(),
  note: z.string().nullable(),
  handled: z.object({ by: z.string(), at: z.string() }).nullable(),
}) satisfies z.ZodType<ContractCaseDetail>;

const day = typedDaySchema('Bitte geben Sie einen Tag an, zum Beispiel 24.12.2026.');
const blankToNull = (value: unknown) => (isBlank(value) ? null : value);

export const assignContractRequestSchema = z.strictObject({
  version: recordVersionSchema,
  orderNo: z
    .string('Bitte geben Sie die Bestellnummer ein.')
    .trim()
    .min(1, 'Bitte geben Sie die Bestellnummer ein.')
    .max(60, 'Höchstens 60 Zeichen.'),
}) satisfies z.ZodType<AssignContractRequest>;

export const decideContractRequestSchema = z
  .strictObject({
    version: recordVersionSchema,
    decision: z.enum(contractDecisions, 'Bitte wählen Sie eine Entscheidung.'),
    endsOn: z.preprocess(blankToNull, day.nullable()).optional(),
    reason: z.preprocess(blankToNull, paragraphsSchema(2000).nullable()).optional(),
  })
  .superRefine(({ decision, reason }, context) => {
    if (decision === 'accepted' || (reason ?? '').length >= 10) return;
    const message = 'Bitte begründen Sie das in ein, zwei Sätzen. Die Begründung wird verschickt.';
    context.addIssue({ code: 'custom', path: ['reason'], message });
  }) satisfies z.ZodType<DecideContractRequest>;

export const refundContractRequestSchema = z.strictObject({
  version: recordVersionSchema,
  refundedOn: day,
  refundCents: z.coerce
    .number('Bitte geben Sie einen Betrag an, zum Beispiel 98,40.')
    .int('Bitte geben Sie einen Betrag an, zum Beispiel 98,40.')
    .min(0)
    .max(10_000_000, 'Das ist mehr, als ein Abo kostet.'),
}) satisfies z.ZodType<RefundContractRequest>;

export const answerContractRequestSchema = z.strictObject({
  version: recordVersionSchema,
  text: paragraphsSchema(4000, 10),
}) satisfies z.ZodType<AnswerContractRequest>;

export const closeContractRequestSchema = z.strictObject({
  version: recordVersionSchema,
  note: staffNoteSchema,
  done: z.boolean(),
}) satisfies z.ZodType<CloseContractRequest>;
