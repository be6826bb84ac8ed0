import type { AccountType } from './profile.ts';

/**
 * `POST /api/staff/accounts/search`. Not a GET request, because logs and browsers store URLs with
 * their query.
 */
export interface FindAccountRequest {
  readonly email: string;
}
export interface FoundAccount {
  readonly id: string;
}

/** Kinds of entries that users publish. */
export const accountEntryKinds = ['ad', 'job', 'event'] as const;
export type AccountEntryKind = (typeof accountEntryKinds)[number];

/** Number of entries of one kind in one state. */
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

/** `POST /api/staff/accounts/{id}`: account data for moderators; each access is logged. */
export interface AccountDetail {
  readonly id: string;
  readonly email: string;
  readonly displayName: string;
  readonly accountType: AccountType;
  /** Whether this is a staff account, which cannot be blocked on this page. */
  readonly staff: boolean;
  /** Whether the email address was never confirmed. */
  readonly unconfirmed: boolean;
  /** Time in ISO 8601 format. */
  readonly createdAt: string;
  /** Deletion date requested by the owner; ISO 8601. */
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

export const blockLimits = { minReasonLength: 10, maxReasonLength: 500 } as const;

/**
 * `POST /api/staff/accounts/{id}/block`: blocks an account, or changes reason and end of an
 * existing block.
 */
export interface BlockAccountRequest {
  readonly reason: string;
  /** Last day of the block in Germany, `YYYY-MM-DD`, later than today; absent means indefinite. */
  readonly until?: string | null | undefined;
  readonly confirmed: true;
}

/** `POST /api/staff/accounts/{id}/unblock` */
export interface UnblockAccountRequest {
  readonly confirmed: true;
}
