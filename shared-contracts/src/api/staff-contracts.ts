import type { DeclarationKind, DeclarationManner } from '#api/contracts.ts';

/** What has to be done next about a declaration. */
export const contractSteps = ['zuordnen', 'entscheiden', 'erstatten', 'nichts'] as const;
export type ContractStep = (typeof contractSteps)[number];

export const contractViews = ['offen', 'erledigt'] as const;
export type ContractView = (typeof contractViews)[number];

/** `ordinary`: no good reason to end it at once, but it ends as early as it can (§ 140 BGB). */
export const contractDecisions = ['accepted', 'ordinary', 'refused'] as const;
export type ContractDecision = (typeof contractDecisions)[number];

/** Until when something has to be done. */
export interface Deadline {
  /** Last day, `2026-12-05`. */
  readonly on: string;
  /** Calendar days until then, in Germany; negative when it is over. */
  readonly daysLeft: number;
  /** What says so. */
  readonly rule: string;
}

/** A Kündigung or a Widerruf as the desk lists it. */
export interface ContractCase {
  readonly id: string;
  readonly kind: DeclarationKind;
  readonly manner: DeclarationManner | null;
  readonly name: string;
  /** The contract as the person named it. */
  readonly named: string;
  /** ISO 8601. */
  readonly receivedAt: string;
  readonly view: ContractView;
  readonly step: ContractStep;
  /** Null where nothing is left to do. */
  readonly deadline: Deadline | null;
  /** Of the contract that was found. */
  readonly orderNo: string | null;
}

/** `GET /api/redaktion/vertraege?ansicht=&seite=`: by deadline. */
export interface ContractCaseList {
  readonly cases: readonly ContractCase[];
  readonly counts: { readonly open: number; readonly overdue: number };
  readonly page: number;
  readonly pages: number;
}

/** A contract that a declaration is, or could be, about. */
export interface MatchedContract {
  readonly orderNo: string;
  readonly product: string;
  readonly customer: string;
  readonly email: string;
  readonly orderedAt: string;
  readonly state: string;
  readonly endsOn: string | null;
  /** First day on which it could end, counted from when the declaration came in. */
  readonly earliestEnd: string;
  /** Whether a Widerruf came in time. */
  readonly withdrawable: boolean;
}

/** `GET /api/redaktion/vertraege/:id` */
export interface ContractCaseDetail extends ContractCase {
  /** 0 until somebody touches it. */
  readonly version: number;
  readonly email: string;
  readonly reason: string | null;
  readonly wishedEnd: string | null;
  /** The confirmation that goes out at once; null when that is too long ago to tell. */
  readonly receipt: {
    readonly state: 'sent' | 'waiting' | 'failed';
    readonly at: string | null;
  } | null;
  readonly contract: MatchedContract | null;
  /** A person found it, not the declaration's number and address. */
  readonly assigned: boolean;
  /** Contracts that could be meant, as long as none is found. */
  readonly candidates: readonly MatchedContract[];
  readonly decision: ContractDecision | null;
  readonly decisionReason: string | null;
  readonly decidedEnd: string | null;
  readonly refundedOn: string | null;
  readonly refundCents: number | null;
  readonly answers: readonly { readonly at: string; readonly text: string }[];
  readonly note: string | null;
  readonly handled: { readonly by: string; readonly at: string } | null;
}

interface OfVersion {
  readonly version: number;
}

/** `POST /api/redaktion/vertraege/:id/zuordnen` */
export interface AssignContractRequest extends OfVersion {
  readonly orderNo: string;
}

/** `POST /api/redaktion/vertraege/:id/entscheiden` */
export interface DecideContractRequest extends OfVersion {
  readonly decision: ContractDecision;
  /** Day on which it ends, when it is accepted. */
  readonly endsOn?: string | null | undefined;
  /** Mailed; needed unless it is accepted. */
  readonly reason?: string | null | undefined;
}

/** `POST /api/redaktion/vertraege/:id/erstatten` */
export interface RefundContractRequest extends OfVersion {
  readonly refundedOn: string;
  /** 0: nothing had been paid. */
  readonly refundCents: number;
}

/** `POST /api/redaktion/vertraege/:id/antworten` */
export interface AnswerContractRequest extends OfVersion {
  readonly text: string;
}

/** `POST /api/redaktion/vertraege/:id/abschliessen` */
export interface CloseContractRequest extends OfVersion {
  readonly note?: string | null | undefined;
  /** False: it was closed too early. */
  readonly done: boolean;
}
