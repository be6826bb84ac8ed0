import type { AccountType } from './profile.ts';

/** `POST /api/redaktion/konten/suchen`: not in the address, which logs and browsers keep. */
export interface FindAccountRequest {
  readonly email: string;
}
export interface FoundAccount {
  readonly id: string;
}

/** What somebody places in the markets. */
export const accountEntryKinds = ['ad', 'job', 'event'] as const;
export type AccountEntryKind = (typeof accountEntryKinds)[number];

/** How many entries of one kind stand in one state, as the api names it. */
export interface AccountEntries {
  readonly kind: AccountEntryKind;
  readonly state: string;
  readonly count: number;
}

/** A block that lasts. */
export interface AccountBlock {
  /** ISO 8601. */
  readonly since: string;
  /** Last day of it in Germany, `YYYY-MM-DD`; null: until further notice. */
  readonly until: string | null;
  /** As the person reads it. */
  readonly reason: string;
}

/** `POST /api/redaktion/konten/{id}`: what a moderator needs to know; each look is written down. */
export interface DeskAccount {
  readonly id: string;
  readonly email: string;
  readonly displayName: string;
  readonly accountType: AccountType;
  /** Works here: cannot be blocked at this desk. */
  readonly staff: boolean;
  /** The address was never confirmed. */
  readonly unconfirmed: boolean;
  /** ISO 8601. */
  readonly createdAt: string;
  /** When the account will be deleted, as its owner wished; ISO 8601. */
  readonly deletionDueAt: string | null;
  /** What a trader tells of themselves; null for private people. */
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

export const blockLimits = { reasonMin: 10, reasonMax: 500 } as const;

/** `POST /api/redaktion/konten/{id}/sperren`: said again, it changes reason and end. */
export interface BlockAccountRequest {
  readonly reason: string;
  /** Last day of the block in Germany, `YYYY-MM-DD`, later than today; none: until further notice. */
  readonly until?: string | null | undefined;
  readonly confirmed: true;
}

/** `POST /api/redaktion/konten/{id}/entsperren` */
export interface UnblockAccountRequest {
  readonly confirmed: true;
}
