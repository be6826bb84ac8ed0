import type { DeclarationKind, CancellationType } from '#api/contracts.ts';

/** What staff must do next about a cancellation or withdrawal. */
export const contractNextSteps = ['assign', 'decide', 'refund', 'none'] as const;
export type ContractNextStep = (typeof contractNextSteps)[number];

export const contractViews = ['offen', 'erledigt'] as const;
export type ContractView = (typeof contractViews)[number];

/**
 * Decisions about a cancellation or withdrawal. `ordinary`: there is no valid reason for an
 * extraordinary cancellation, so the contract ends at the next regular date (§ 140 BGB).
 */
export const contractDecisions = ['accepted', 'ordinary', 'refused'] as const;
export type ContractDecision = (typeof contractDecisions)[number];

/** Deadline for the next step in handling a cancellation or withdrawal. */
export interface Deadline {
  /** Last day of the deadline, for example `2026-12-05`. */
  readonly on: string;
  /** Number of calendar days in Germany until the deadline; negative after the deadline. */
  readonly daysLeft: number;
  /** The law or rule that sets the deadline. */
  readonly rule: string;
}

/** A cancellation or withdrawal in the list for staff. */
export interface ContractCase {
  readonly id: string;
  readonly kind: DeclarationKind;
  /** Type of the cancellation; null for a withdrawal. */
  readonly manner: CancellationType | null;
  readonly name: string;
  /** The sender's description of the contract. */
  readonly named: string;
  /** Time in ISO 8601 format. */
  readonly receivedAt: string;
  readonly view: ContractView;
  readonly step: ContractNextStep;
  /** Deadline for the next step; null if no step is left. */
  readonly deadline: Deadline | null;
  /** Order number of the assigned contract; null while none is assigned. */
  readonly orderNo: string | null;
}

/** Answer of `GET /api/staff/contracts?ansicht=&seite=`, sorted by deadline. */
export interface ContractCaseList {
  readonly cases: readonly ContractCase[];
  readonly counts: { readonly open: number; readonly overdue: number };
  readonly page: number;
  readonly pages: number;
}

/** A contract to which the cancellation or withdrawal refers, or may refer. */
export interface MatchedContract {
  readonly orderNo: string;
  readonly product: string;
  readonly customer: string;
  readonly email: string;
  readonly orderedAt: string;
  readonly state: string;
  readonly endsOn: string | null;
  /** Earliest possible end of the contract, counted from the receipt of the cancellation. */
  readonly earliestEnd: string;
  /**
   * Whether the cancellation or withdrawal was received within this contract's withdrawal period.
   */
  readonly withdrawable: boolean;
}

/** Answer of `GET /api/staff/contracts/:id`. */
export interface ContractCaseDetail extends ContractCase {
  /** Version of the record; 0 until staff first edit it. */
  readonly version: number;
  readonly email: string;
  readonly reason: string | null;
  readonly requestedEnd: string | null;
  /**
   * State of the mail that confirms receipt; null if the mail was sent so long ago that its state
   * is unknown.
   */
  readonly receipt: {
    readonly state: 'sent' | 'waiting' | 'failed';
    readonly at: string | null;
  } | null;
  readonly contract: MatchedContract | null;
  /** True if staff assigned the contract; false if the api found it by number and email address. */
  readonly assigned: boolean;
  /** Contracts to which the sender may refer; empty once the contract is known. */
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

interface VersionedRequest {
  readonly version: number;
}

/** Body of `POST /api/staff/contracts/:id/assign`. */
export interface AssignContractRequest extends VersionedRequest {
  readonly orderNo: string;
}

/** Body of `POST /api/staff/contracts/:id/decide`. */
export interface DecideContractRequest extends VersionedRequest {
  readonly decision: ContractDecision;
  /** End date of the contract, if the cancellation is accepted. */
  readonly endsOn?: string | null | undefined;
  /** Reason, which is sent by mail; required unless staff accept the cancellation or withdrawal. */
  readonly reason?: string | null | undefined;
}

/** Body of `POST /api/staff/contracts/:id/refund`. */
export interface RefundContractRequest extends VersionedRequest {
  readonly refundedOn: string;
  /** Refunded amount in cents; 0 if nothing had been paid. */
  readonly refundCents: number;
}

/** Body of `POST /api/staff/contracts/:id/reply`. */
export interface AnswerContractRequest extends VersionedRequest {
  readonly text: string;
}

/** Body of `POST /api/staff/contracts/:id/close`. */
export interface CloseContractRequest extends VersionedRequest {
  readonly note?: string | null | undefined;
  /** True closes the case; false reopens a case that was closed too early. */
  readonly done: boolean;
}
