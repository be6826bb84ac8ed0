export const declarationKinds = ['cancellation', 'withdrawal'] as const;
export type DeclarationKind = (typeof declarationKinds)[number];
export const cancellationTypes = ['ordinary', 'extraordinary'] as const;
export type CancellationType = (typeof cancellationTypes)[number];

/** Body of `POST /api/contracts/cancellations`; contains only the fields that § 312k BGB allows. */
export interface CancelContractRequest {
  /** Type of the cancellation; `extraordinary` ends the contract early for an important reason. */
  readonly manner: 'ordinary' | 'extraordinary';
  /** Reason for the cancellation; required for an extraordinary one. */
  readonly reason?: string | null | undefined;
  readonly name: string;
  /** Contract or customer number, or a free description of the contract. */
  readonly contract: string;
  /** Requested end date of the contract (`2027-01-31`); if absent, the earliest possible date. */
  readonly endsOn?: string | null | undefined;
  readonly email: string;
}

/** Body of `POST /api/contracts/withdrawals` (§ 356a BGB). */
export interface WithdrawContractRequest {
  readonly name: string;
  readonly contract: string;
  readonly email: string;
}

/**
 * Answer of `GET /api/contracts/receipt?code=`: the sender's declaration and its time of receipt.
 */
export interface ContractReceipt {
  readonly kind: 'cancellation' | 'withdrawal';
  /** Time in ISO 8601 format. */
  readonly receivedAt: string;
  /** Lines of the receipt, which is mailed and can be downloaded. */
  readonly lines: readonly { readonly name: string; readonly value: string }[];
}
