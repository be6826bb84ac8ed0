import { z } from 'zod';

import { appealStates, caseKinds, caseStates } from '#api/moderation.ts';
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
const convertBlankToUndefined = <Schema extends z.ZodType>(schema: Schema) =>
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
});

export const moderationCaseSchema = z.object({
  ...caseSummaryFields,
  version: z.int(),
  fields: z
    .array(z.object({ label: z.string(), before: z.string().nullable(), after: z.string() }))
    .readonly(),
  pictures: z.array(z.string()).readonly(),
  /** Pictures that a change adds to the entry; `removedPictures` lists those that it removes. */
  newPictures: z.array(z.string()).readonly().default([]),
  removedPictures: z.array(z.string()).readonly().default([]),
  automated: z.boolean(),
  decidedAt: z.string().nullable(),
  reason: z.string().nullable(),
  note: z.string().nullable(),
  appealText: z.string().nullable(),
  /** Whether this moderator may decide; false for the moderator's own entries and decisions. */
  mayDecide: z.boolean(),
  /** Earlier decisions about the same entry. */
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
});

export const entryDecisionSchema = z.object({
  title: z.string(),
  text: z.string(),
  /** Law, or rule of the terms of use, on which the decision is based. */
  rule: z.string(),
  automated: z.boolean(),
  at: z.string(),
  appeal: z.enum(['possible', 'open', 'denied', 'granted']),
});

export const decideCaseRequestSchema = z
  .strictObject({
    version: versionSchema,
    decision: z.enum(['approve', 'reject'], 'Bitte entscheiden Sie.'),
    reason: convertBlankToUndefined(z.enum(predefinedReasonCodes, 'Bitte wählen Sie einen Grund.')),
    /** Note for the owner of the entry. */
    note: convertBlankToUndefined(paragraphsSchema(1000)),
    /** Note for the person who reported the entry. */
    reporterNote: convertBlankToUndefined(paragraphsSchema(1000)),
  })
  .refine(({ decision, reason }) => decision === 'approve' || reason, {
    path: ['reason'],
    message: 'Bitte wählen Sie einen Grund.',
  });

export const decideAppealRequestSchema = z.strictObject({
  version: versionSchema,
  decision: z.enum(['grant', 'deny'], 'Bitte entscheiden Sie.'),
  note: paragraphsSchema(1000, 10),
});

export const reportRequestSchema = z
  .strictObject({
    /** Path of the reported entry on this site. */
    url: z.string().max(300).refine(isPathOnThisSite, 'Nur Seiten von Grünland.'),
    reason: z.enum(reportReasonCodes, 'Bitte wählen Sie, worum es geht.'),
    explanation: paragraphsSchema(
      reportLimits.maxExplanationLength,
      reportLimits.minExplanationLength,
    ),
    name: optionalNameSchema(reportLimits.maxNameLength),
    email: convertBlankToUndefined(emailSchema),
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
  });

export const reportReceiptSchema = z.object({
  code: z.string(),
});

export const reportStatusSchema = z.object({
  number: z.string(),
  url: z.string(),
  reason: z.enum(reportReasonCodes),
  receivedAt: z.string(),
  decision: z
    .object({ at: z.string(), measure: z.boolean(), note: z.string().nullable() })
    .nullable(),
  /**
   * State of the sender's appeal against the decision to keep the entry (DSA Art. 20); null if no
   * appeal is possible.
   */
  appeal: z.enum(['possible', 'open', 'denied', 'granted']).nullable().default(null),
  /** Moderation's reply to the sender's appeal. */
  appealNote: z.string().nullable().default(null),
});

/** Body of `POST /api/reports/appeal`. */
export const reportAppealRequestSchema = z.strictObject({
  code: z.string().min(1).max(300),
  text: paragraphsSchema(appealLimits.maxLength, appealLimits.minLength),
});
