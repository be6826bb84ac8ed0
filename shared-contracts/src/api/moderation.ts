import type { PredefinedReasonCode, ReportReason } from '#moderation.ts';

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

export interface ModerationQueue {
  readonly cases: readonly CaseSummary[];
  readonly counts: { readonly open: number; readonly appeals: number };
  readonly page: number;
  readonly pages: number;
}

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

export interface ModerationCase extends CaseSummary {
  readonly version: number;
  readonly fields: readonly CaseField[];
  readonly pictures: readonly string[];
  /**
   * Pictures that a change adds to the entry. `removedPictures` are the pictures that the change
   * removes.
   */
  readonly newPictures: readonly string[];
  readonly removedPictures: readonly string[];
  readonly automated: boolean;
  readonly decidedAt: string | null;
  readonly reason: string | null;
  readonly note: string | null;
  readonly appealText: string | null;
  /** Whether this moderator may decide; false for the moderator's own entries and decisions. */
  readonly mayDecide: boolean;
  /** Earlier decisions about the same entry. */
  readonly earlier: readonly EarlierDecision[];
}

/** A decision against an entry, as its owner reads it (DSA Art. 17). */
export interface ModerationDecision {
  readonly title: string;
  readonly text: string;
  /** The law or rule of the terms of use on which the decision is based. */
  readonly rule: string;
  readonly automated: boolean;
  readonly at: string;
  readonly appeal: 'possible' | 'open' | 'denied' | 'granted';
}

/** Body of `POST /api/moderation/cases/:id/decision`; a rejection needs a reason. */
export interface DecideCaseRequest {
  readonly version: number;
  readonly decision: 'approve' | 'reject';
  readonly reason?: PredefinedReasonCode | null | undefined;
  /** Note for the owner of the entry. */
  readonly note?: string | null | undefined;
  /** Note for the person who reported the entry. */
  readonly reporterNote?: string | null | undefined;
}

/** Body of `POST /api/moderation/cases/:id/appeal-decision`. */
export interface DecideAppealRequest {
  readonly version: number;
  readonly decision: 'grant' | 'deny';
  readonly note: string;
}

/** Body of `POST /api/reports` (DSA Art. 16). */
export interface ReportRequest {
  /** Path of the reported entry on this site. */
  readonly url: string;
  readonly reason: ReportReason;
  readonly explanation: string;
  readonly name?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly goodFaith: true;
}

export interface ReportReceipt {
  readonly code: string;
}

/** A report as its sender sees it. */
export interface ReportStatus {
  readonly number: string;
  readonly url: string;
  readonly reason: ReportReason;
  readonly receivedAt: string;
  readonly decision: {
    readonly at: string;
    readonly measure: boolean;
    readonly note: string | null;
  } | null;
  /**
   * State of the sender's appeal against the decision to keep the entry (DSA Art. 20); null if no
   * appeal is possible.
   */
  readonly appeal: ModerationDecision['appeal'] | null;
  /** Moderation's answer to the sender's appeal. */
  readonly appealNote: string | null;
}

/** Body of `POST /api/reports/appeal`. */
export interface ReportAppealRequest {
  readonly code: string;
  readonly text: string;
}
