import type {
  decideAppealRequestSchema,
  decideCaseRequestSchema,
  entryDecisionSchema,
  moderationCaseSchema,
  moderationQueueSchema,
  reportReceiptSchema,
  reportRequestSchema,
  reportStatusSchema,
} from './moderation.schema.ts';
import type { SchemaOutput } from '#schema-output.ts';

export const caseKinds = ['ad', 'event', 'job', 'message', 'report'] as const;
export type CaseKind = (typeof caseKinds)[number];

export const caseStates = ['open', 'approved', 'rejected', 'obsolete'] as const;
export const appealStates = ['open', 'granted', 'denied'] as const;

export interface CaseReason {
  readonly code: string;
  readonly text: string;
}

/** A case in the moderation queue. */
export interface CaseSummary {
  readonly id: string;
  readonly kind: CaseKind;
  readonly title: string;
  /** Risk score from 0 to 100; the queue lists the highest score first. */
  readonly score: number;
  readonly reasons: readonly CaseReason[];
  readonly state: (typeof caseStates)[number];
  readonly appeal: (typeof appealStates)[number] | null;
  /** Whether the case is about a change of a published entry, not about a new entry. */
  readonly change: boolean;
  readonly submittedAt: string;
  /**
   * Version of the case, incremented with every change. A decision must name the version that the
   * moderator reviewed.
   */
  readonly version?: number | undefined;
}

export type ModerationQueue = SchemaOutput<typeof moderationQueueSchema>;

/** A labelled text of an entry: `before` is the published text, `after` the text under review. */
export interface CaseField {
  readonly label: string;
  readonly before: string | null;
  readonly after: string;
}

export interface EarlierDecision {
  readonly id: string;
  readonly at: string;
  readonly state: string;
  readonly reason: string | null;
  readonly note: string | null;
  readonly appeal: (typeof appealStates)[number] | null;
  readonly appealNote: string | null;
}

export type ModerationCase = SchemaOutput<typeof moderationCaseSchema>;

/** A decision against an entry, as its owner reads it (DSA Art. 17). */
export type ModerationDecision = SchemaOutput<typeof entryDecisionSchema>;

/** Body of `POST /api/moderation/cases/:id/decision`; a rejection needs a reason. */
export type DecideCaseRequest = SchemaOutput<typeof decideCaseRequestSchema>;

/** Body of `POST /api/moderation/cases/:id/appeal-decision`. */
export type DecideAppealRequest = SchemaOutput<typeof decideAppealRequestSchema>;

/** Body of `POST /api/reports` (DSA Art. 16). */
export type ReportRequest = SchemaOutput<typeof reportRequestSchema>;

export type ReportReceipt = SchemaOutput<typeof reportReceiptSchema>;

/** A report as its sender sees it. */
export type ReportStatus = SchemaOutput<typeof reportStatusSchema>;
