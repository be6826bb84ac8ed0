import type {
  cancelContractRequestSchema,
  contractReceiptSchema,
  withdrawContractRequestSchema,
} from './contracts.schema.ts';
import type { SchemaOutput } from '#schema-output.ts';

export const declarationKinds = ['cancellation', 'withdrawal'] as const;
export type DeclarationKind = (typeof declarationKinds)[number];
export const cancellationTypes = ['ordinary', 'extraordinary'] as const;
export type CancellationType = (typeof cancellationTypes)[number];

/**
 * Body of `POST /api/contracts/cancellations`; contains only the fields that § 312k BGB allows.
 *
 * - `contract`: Contract or customer number, or a free description of the contract.
 */
export type CancelContractRequest = SchemaOutput<typeof cancelContractRequestSchema>;

/** Body of `POST /api/contracts/withdrawals` (§ 356a BGB). */
export type WithdrawContractRequest = SchemaOutput<typeof withdrawContractRequestSchema>;

/**
 * Response to `GET /api/contracts/receipt?code=`: the sender's declaration and its time of receipt.
 */
export type ContractReceipt = SchemaOutput<typeof contractReceiptSchema>;
