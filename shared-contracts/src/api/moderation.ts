import type { CannedReasonCode, ReportReason } from '#moderation.ts';

export const caseKinds = ['ad', 'event', 'job', 'message', 'report'] as const;
export type CaseKind = (typeof caseKinds)[number];

export const caseStates = ['open', 'approved', 'rejected', 'obsolete'] as const;
export const appealStates = ['open', 'granted', 'denied'] as const;

export interface CaseReason {
  readonly code: string;
  readonly text: string;
}

/** A case in the queue. */
export interface CaseSummary {
  readonly id: string;
  readonly kind: CaseKind;
  readonly title: string;
  /** 0–100; the riskiest first. */
  readonly score: number;
  readonly reasons: readonly CaseReason[];
  readonly state: (typeof caseStates)[number];
  readonly appeal: (typeof appealStates)[number] | null;
  /** A change of something that is shown already. */
  readonly change: boolean;
  readonly submittedAt: string;
  /** Rises with every change; what was looked at is what is decided. */
  readonly version?: number | undefined;
}

export interface ModerationQueue {
  readonly cases: readonly CaseSummary[];
  readonly counts: { readonly open: number; readonly appeals: number };
  readonly page: number;
  readonly pages: number;
}

/** One labelled text of an entry: as it is shown now, and as it would be. */
export interface CaseField {
  readonly label: string;
  readonly before: string | null;
  readonly after: string;
}

/** A decision about the same entry that was made before. */
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
  /** Of a change: which of these are not shown yet, and which would be shown no more. */
  readonly newPictures: readonly string[];
  readonly removedPictures: readonly string[];
  readonly automated: boolean;
  readonly decidedAt: string | null;
  readonly reason: string | null;
  readonly note: string | null;
  readonly appealText: string | null;
  /** False where it is one's own matter and another person decides. */
  readonly mayDecide: boolean;
  /** Earlier decisions about the same entry. */
  readonly earlier: readonly EarlierDecision[];
}

/** A decision against an entry, as its owner reads it (DSA Art. 17). */
export interface EntryDecision {
  readonly title: string;
  readonly text: string;
  /** The rule of law or of the terms of use that it rests on. */
  readonly rule: string;
  readonly automated: boolean;
  readonly at: string;
  readonly appeal: 'possible' | 'open' | 'denied' | 'granted';
}

/** `POST /api/moderation/cases/:id/decision`; a rejection names its reason. */
export interface DecideCaseRequest {
  readonly version: number;
  readonly decision: 'approve' | 'reject';
  readonly reason?: CannedReasonCode | null | undefined;
  /** For the person whose entry it is about. */
  readonly note?: string | null | undefined;
  /** Of a notice: for who sent it. */
  readonly reporterNote?: string | null | undefined;
}

/** `POST /api/moderation/cases/:id/appeal-decision` */
export interface DecideAppealRequest {
  readonly version: number;
  readonly decision: 'grant' | 'deny';
  readonly note: string;
}

/** `POST /api/reports` (DSA Art. 16). */
export interface ReportRequest {
  /** Path of the entry on this site. */
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

/** A notice as who sent it sees it. */
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
  /** Objecting to a decision that let the entry stand (DSA Art. 20); null: nothing to object to. */
  readonly appeal: EntryDecision['appeal'] | null;
  /** What the desk said to the objection. */
  readonly appealNote: string | null;
}

/** `POST /api/reports/einspruch` */
export interface ReportAppealRequest {
  readonly code: string;
  readonly text: string;
}
