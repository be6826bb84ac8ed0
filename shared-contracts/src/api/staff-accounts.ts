import type {
  accountDetailSchema,
  blockAccountRequestSchema,
  foundAccountSchema,
} from './staff-accounts.schema.ts';
import type { SchemaOutput } from '#schema-output.ts';

export type FoundAccount = SchemaOutput<typeof foundAccountSchema>;

/** Kinds of entries that the owner of an account can publish. */
export const accountEntryKinds = ['ad', 'job', 'event'] as const;
export type AccountEntryKind = (typeof accountEntryKinds)[number];

/** Number of entries of an account that have the same kind and state. */
export interface AccountEntryCount {
  readonly kind: AccountEntryKind;
  readonly state: string;
  readonly count: number;
}

/** An active account block. */
export interface AccountBlock {
  /** Time in ISO 8601 format. */
  readonly since: string;
  /** Last day of the block in Germany, `YYYY-MM-DD`; null means indefinite. */
  readonly until: string | null;
  /** Reason as shown to the blocked person. */
  readonly reason: string;
}

/**
 * Response to `POST /api/staff/accounts/{id}`: account data for moderators. Each access is logged.
 */
export type AccountDetail = SchemaOutput<typeof accountDetailSchema>;

export const accountBlockLimits = { minReasonLength: 10, maxReasonLength: 500 } as const;

/**
 * Body of `POST /api/staff/accounts/{id}/block`, which blocks an account or changes reason and end
 * of an existing block.
 */
export type BlockAccountRequest = SchemaOutput<typeof blockAccountRequestSchema>;
