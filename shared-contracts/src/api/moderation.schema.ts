import { z } from 'zod';

import { appealStates, caseKinds, caseStates } from '#api/moderation.ts';
import type {
  DecideAppealRequest,
  DecideCaseRequest,
  ModerationDecision,
  ModerationCase,
  ModerationQueue,
  ReportAppealRequest,
  ReportReceipt,
  ReportRequest,
  ReportStatus,
} from '#api/moderation.ts';
import { optionalNameSchema } from '#api/name.schema.ts';
import {
  emailSchema,
  isBlank,
  paragraphsSchema,
  versionSchema,
} from '#api/person-fields.schema.ts';
import {
  anonymousReportReasons,
  appealLimits,
  predefinedReasons,
  reportLimits,
  reportReasons,
} from '#moderation.ts';
import type { PredefinedReasonCode, ReportReason } from '#moderation.ts';
import { isPathOnThisSite } from '#paths.ts';

export const predefinedReasonCodes = Object.keys(predefinedReasons) as [
  PredefinedReasonCode,
  ...PredefinedReasonCode[],
];
const reportReasonCodes = Object.keys(reportReasons) as [ReportReason, ...ReportReason[]];
const blankToUndefined = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (isBlank(value) ? null : value), schema.nullable()).optional();

export const moderationQueueQuerySchema = z.object({
  ansicht: z.enum(['offen', 'einsprueche', 'entschieden']).optional().catch(undefined),
  seite: z.coerce.number().int().min(1).max(10_000).optional().catch(undefined),
});
export type ModerationQueueQuery = z.output<typeof moderationQueueQuerySchema>;

const caseSummaryFields = {
  id: z.string(),
  kind: z.enum(caseKinds),
  title: z.string(),
  score: z.int(),
  reasons: z.array(z.object({ code: z.string(), text: z.string() })).readonly(),
  state: z.enum(caseStates),
  appeal: z.enum(appealStates).nullable(),
  change: z.boolean(),
  submittedAt: z.string(),
  version: z.int().optional(),
};

export const moderationQueueSchema = z.object({
  cases: z.array(z.object(caseSummaryFields)).readonly(),
  counts: z.object({ open: z.int(), appeals: z.int() }),
  page: z.int(),
  pages: z.int(),
}) satisfies z.ZodType<ModerationQueue>;

export const moderationCaseSchema = z.object({
  ...caseSummaryFields,
  version: z.int(),
  fields: z
    .array(z.object({ label: z.string(), before: z.string().nullable(), after: z.string() }))
    .readonly(),
  pictures: z.array(z.string()).readonly(),
  newPictures: z.array(z.string()).readonly().default([]),
  removedPictures: z.array(z.string()).readonly().default([]),
  automated: z.boolean(),
  decidedAt: z.string().nullable(),
  reason: z.string().nullable(),
  note: z.string().nullable(),
  appealText: z.string().nullable(),
  mayDecide: z.boolean(),
  earlier: z
    .array(
      z.object({
        id: z.string(),
        at: z.string(),
        state: z.string(),
        reason: z.string().nullable(),
        note: z.string().nullable(),
        appeal: z.enum(appealStates).nullable(),
        appealNote: z.string().nullable(),
      }),
    )
    .readonly(),
}) satisfies z.ZodType<ModerationCase>;

export const entryDecisionSchema = z.object({
  title: z.string(),
  text: z.string(),
  rule: z.string(),
  automated: z.boolean(),
  at: z.string(),
  appeal: z.enum(['possible', 'open', 'denied', 'granted']),
}) satisfies z.ZodType<ModerationDecision>;

export const decideCaseRequestSchema = z
  .strictObject({
    version: versionSchema,
    decision: z.enum(['approve', 'reject'], 'Bitte entscheiden Sie.'),
    reason: blankToUndefined(z.enum(predefinedReasonCodes, 'Bitte wählen Sie einen Grund.')),
    note: blankToUndefined(paragraphsSchema(1000)),
    reporterNote: blankToUndefined(paragraphsSchema(1000)),
  })
  .refine(({ decision, reason }) => decision === 'approve' || reason, {
    path: ['reason'],
    message: 'Bitte wählen Sie einen Grund.',
  }) satisfies z.ZodType<DecideCaseRequest>;

export const decideAppealRequestSchema = z.strictObject({
  version: versionSchema,
  decision: z.enum(['grant', 'deny'], 'Bitte entscheiden Sie.'),
  note: paragraphsSchema(1000, 10),
}) satisfies z.ZodType<DecideAppealRequest>;

export const reportRequestSchema = z
  .strictObject({
    url: z.string().max(300).refine(isPathOnThisSite, 'Nur Seiten von Grünland.'),
    reason: z.enum(reportReasonCodes, 'Bitte wählen Sie, worum es geht.'),
    explanation: paragraphsSchema(
      reportLimits.maxExplanationLength,
      reportLimits.minExplanationLength,
    ),
    name: optionalNameSchema(reportLimits.maxNameLength),
    email: blankToUndefined(emailSchema),
    goodFaith: z.literal(true, 'Bitte bestätigen Sie, dass Ihre Angaben stimmen.'),
  })
  .superRefine(({ reason, name, email: address }, context) => {
    if (anonymousReportReasons.includes(reason)) return;
    if (!name)
      context.addIssue({
        code: 'custom',
        path: ['name'],
        message: 'Bitte geben Sie Ihren Namen an.',
      });
    if (!address) {
      const message =
        'Bitte geben Sie Ihre E-Mail-Adresse an; dorthin schreiben wir, wie wir entscheiden.';
      context.addIssue({ code: 'custom', path: ['email'], message });
    }
  }) satisfies z.ZodType<ReportRequest>;

export const reportReceiptSchema = z.object({
  code: z.string(),
}) satisfies z.ZodType<ReportReceipt>;

export const reportStatusSchema = z.object({
  number: z.string(),
  url: z.string(),
  reason: z.enum(reportReasonCodes),
  receivedAt: z.string(),
  decision: z
    .object({ at: z.string(), measure: z.boolean(), note: z.string().nullable() })
    .nullable(),
  appeal: z.enum(['possible', 'open', 'denied', 'granted']).nullable().default(null),
  appealNote: z.string().nullable().default(null),
}) satisfies z.ZodType<ReportStatus>;

export const reportAppealRequestSchema = z.strictObject({
  code: z.string().min(1).max(300),
  text: paragraphsSchema(appealLimits.maxLength, appealLimits.minLength),
}) satisfies z.ZodType<ReportAppealRequest>;
