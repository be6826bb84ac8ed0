import type { DeclarationKind, DeclarationManner } from '#api/contracts.ts';

/** Next step in handling a declaration. */
export const contractNextSteps = ['assign', 'decide', 'refund', 'none'] as const;
export type ContractNextStep = (typeof contractNextSteps)[number];

export const contractViews = ['offen', 'erledigt'] as const;
export type ContractView = (typeof contractViews)[number];

/**
 * Decisions about a declaration. `ordinary`: there is no valid reason for an extraordinary
 * cancellation, so the contract ends at the next regular date (§ 140 BGB).
 */
export const contractDecisions = ['accepted', 'ordinary', 'refused'] as const;
export type ContractDecision = (typeof contractDecisions)[number];

/** Deadline for handling a declaration. */
export interface Deadline {
  /** Last day of the deadline, for example `2026-12-05`. */
  readonly on: string;
  /** Calendar days in Germany until the deadline; negative after it. */
  readonly daysLeft: number;
  /** The law or rule that sets the deadline. */
  readonly rule: string;
}

/** A cancellation or withdrawal in the staff list. */
export interface ContractCase {
  readonly id: string;
  readonly kind: DeclarationKind;
  readonly manner: DeclarationManner | null;
  readonly name: string;
  /** The contract as the sender described it. */
  readonly named: string;
  /** Time in ISO 8601 format. */
  readonly receivedAt: string;
  readonly view: ContractView;
  readonly step: ContractNextStep;
  /** Deadline for the next step; null if nothing is left to do. */
  readonly deadline: Deadline | null;
  /** Order number of the assigned contract. */
  readonly orderNo: string | null;
}

/** `GET /api/staff/contracts?ansicht=&seite=`: sorted by deadline. */
export interface ContractCaseList {
  readonly cases: readonly ContractCase[];
  readonly counts: { readonly open: number; readonly overdue: number };
  readonly page: number;
  readonly pages: number;
}

/** A contract that the declaration refers to, or may refer to. */
export interface MatchedContract {
  readonly orderNo: string;
  readonly product: string;
  readonly customer: string;
  readonly email: string;
  readonly orderedAt: string;
  readonly state: string;
  readonly endsOn: string | null;
  /** Earliest possible end of the contract, counted from the receipt of the declaration. */
  readonly earliestEnd: string;
  /** Whether the withdrawal was received in time. */
  readonly withdrawable: boolean;
}

/** `GET /api/staff/contracts/:id` */
export interface ContractCaseDetail extends ContractCase {
  /** Version of the record; 0 until staff first edit it. */
  readonly version: number;
  readonly email: string;
  readonly reason: string | null;
  readonly requestedEnd: string | null;
  /** State of the confirmation mail; null if it was sent so long ago that its state is unknown. */
  readonly receipt: {
    readonly state: 'sent' | 'waiting' | 'failed';
    readonly at: string | null;
  } | null;
  readonly contract: MatchedContract | null;
  /** True if staff assigned the contract; false if it was found by number and email address. */
  readonly assigned: boolean;
  /** Possible contracts while none is assigned. */
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

interface Versioned {
  readonly version: number;
}

/** `POST /api/staff/contracts/:id/assign` */
export interface AssignContractRequest extends Versioned {
  readonly orderNo: string;
}

/** `POST /api/staff/contracts/:id/decide` */
export interface DecideContractRequest extends Versioned {
  readonly decision: ContractDecision;
  /** End date of the contract, if accepted. */
  readonly endsOn?: string | null | undefined;
  /** Reason, which is sent by mail; required unless the declaration is accepted. */
  readonly reason?: string | null | undefined;
}

/** `POST /api/staff/contracts/:id/refund` */
export interface RefundContractRequest extends Versioned {
  readonly refundedOn: string;
  /** Refunded amount in cents; 0 if nothing had been paid. */
  readonly refundCents: number;
}

/** `POST /api/staff/contracts/:id/reply` */
export interface AnswerContractRequest extends Versioned {
  readonly text: string;
}

/** `POST /api/staff/contracts/:id/close` */
export interface CloseContractRequest extends Versioned {
  readonly note?: string | null | undefined;
  /** False reopens a case that was closed too early. */
  readonly done: boolean;
}
