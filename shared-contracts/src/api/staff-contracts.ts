import type {
  replyToContractRequestSchema,
  assignContractRequestSchema,
  closeContractRequestSchema,
  contractCaseDetailSchema,
  contractCaseListSchema,
  decideContractRequestSchema,
  refundContractRequestSchema,
  matchedContractSchema,
} from './staff-contracts.schema.ts';
import type { SchemaOutput } from '#schema-output.ts';

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

/** Response to `GET /api/staff/contracts?ansicht=&seite=`, sorted by deadline. */
export type ContractCaseList = SchemaOutput<typeof contractCaseListSchema>;

/** A contract to which the cancellation or withdrawal refers, or may refer. */
export type MatchedContract = SchemaOutput<typeof matchedContractSchema>;

/** Response to `GET /api/staff/contracts/:id`. */
export type ContractCaseDetail = SchemaOutput<typeof contractCaseDetailSchema>;

/** Body of `POST /api/staff/contracts/:id/assign`. */
export type AssignContractRequest = SchemaOutput<typeof assignContractRequestSchema>;

/** Body of `POST /api/staff/contracts/:id/decide`. */
export type DecideContractRequest = SchemaOutput<typeof decideContractRequestSchema>;

/** Body of `POST /api/staff/contracts/:id/refund`. */
export type RefundContractRequest = SchemaOutput<typeof refundContractRequestSchema>;

/** Body of `POST /api/staff/contracts/:id/reply`. */
export type ReplyToContractRequest = SchemaOutput<typeof replyToContractRequestSchema>;

/** Body of `POST /api/staff/contracts/:id/close`. */
export type CloseContractRequest = SchemaOutput<typeof closeContractRequestSchema>;
