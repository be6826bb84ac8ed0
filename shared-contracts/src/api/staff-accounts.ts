import type { AccountType } from './profile.ts';

/**
 * Body of `POST /api/staff/accounts/search`. Not a GET request, because logs and browsers store
 * URLs with their query.
 */
export interface FindAccountRequest {
  readonly email: string;
}
export interface FoundAccount {
  readonly id: string;
}

/** Kinds of entries that users of an account publish. */
export const accountEntryKinds = ['ad', 'job', 'event'] as const;
export type AccountEntryKind = (typeof accountEntryKinds)[number];

/** Number of an account's entries of one kind in one state. */
export interface AccountEntries {
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
 * Answer of `POST /api/staff/accounts/{id}`: account data for moderators. Each access is logged.
 */
export interface AccountDetail {
  readonly id: string;
  readonly email: string;
  readonly displayName: string;
  readonly accountType: AccountType;
  /** Whether the account belongs to staff; such accounts cannot be blocked on the account page. */
  readonly staff: boolean;
  /** Whether the email address was never confirmed. */
  readonly unconfirmed: boolean;
  /** Time in ISO 8601 format. */
  readonly createdAt: string;
  /** Date on which the account will be deleted at its owner's request; ISO 8601. */
  readonly deletionDueAt: string | null;
  /** Trader details; null for private accounts. */
  readonly trader: {
    readonly company: string | null;
    readonly legalName: string | null;
    readonly vatId: string | null;
    readonly registerNo: string | null;
    readonly imprint: string | null;
  } | null;
  readonly entries: readonly AccountEntries[];
  readonly block: AccountBlock | null;
}

export const accountBlockLimits = { minReasonLength: 10, maxReasonLength: 500 } as const;

/**
 * Body of `POST /api/staff/accounts/{id}/block`, which blocks an account or changes reason and end
 * of an existing block.
 */
export interface BlockAccountRequest {
  readonly reason: string;
  /** Last day of the block in Germany, `YYYY-MM-DD`, later than today; absent means indefinite. */
  readonly until?: string | null | undefined;
  readonly confirmed: true;
}

/** Body of `POST /api/staff/accounts/{id}/unblock`. */
export interface UnblockAccountRequest {
  readonly confirmed: true;
}
