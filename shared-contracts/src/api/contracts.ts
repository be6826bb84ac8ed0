export const declarationKinds = ['kuendigung', 'widerruf'] as const;
export type DeclarationKind = (typeof declarationKinds)[number];
export const declarationManners = ['ordentlich', 'ausserordentlich'] as const;
export type DeclarationManner = (typeof declarationManners)[number];

/** `POST /api/contracts/cancellations` (§ 312k BGB): the least that is needed, and no more. */
export interface CancelContractRequest {
  readonly manner: 'ordentlich' | 'ausserordentlich';
  /** Asked for with an extraordinary cancellation. */
  readonly reason?: string | null | undefined;
  readonly name: string;
  /** Contract or customer number, or what the person calls the contract. */
  readonly contract: string;
  /** Day (`2027-01-31`); not given: as early as possible. */
  readonly endsOn?: string | null | undefined;
  readonly email: string;
}

/** `POST /api/contracts/withdrawals` (§ 356a BGB) */
export interface WithdrawContractRequest {
  readonly name: string;
  readonly contract: string;
  readonly email: string;
}

/** `GET /api/contracts/receipt?code=`: what was declared, and when it came in. */
export interface ContractReceipt {
  readonly kind: 'kuendigung' | 'widerruf';
  /** ISO 8601. */
  readonly receivedAt: string;
  /** Lines of the receipt as it is mailed and saved: name and value. */
  readonly lines: readonly { readonly name: string; readonly value: string }[];
}
