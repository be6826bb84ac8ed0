/** An export of a user's personal data. */
export interface DataExport {
  readonly id: string;
  /** Time of the request for the export, in ISO 8601 format. */
  readonly createdAt: string;
  /** Time at which the export was complete; null while it is being created. */
  readonly readyAt: string | null;
  readonly expiresAt: string;
}

/** Answer of `GET /api/account/data`. */
export interface AccountData {
  readonly exports: readonly DataExport[];
  /** Time of deletion (ISO 8601); null unless the account is marked for deletion. */
  readonly deletionDueAt: string | null;
  /** Data that is kept after the account's deletion, and why. */
  readonly kept: readonly { readonly what: string; readonly why: string }[];
  readonly fresh: boolean;
}

/** Days after the request within which the user can cancel the account's deletion. */
export const deletionDays = 14;

/** Body of `POST /api/consent`: a visitor's consent decision. */
export interface ConsentRecordRequest {
  /** Random id of the visitor. */
  readonly subject: string;
  readonly services: Readonly<Record<string, boolean>>;
  readonly textVersion: string;
  readonly layer: 'banner' | 'settings';
  readonly source: 'web' | 'app';
}

/** Answer of `GET /api/consent?subject=`: a visitor's decisions, newest first. */
export interface ConsentHistory {
  readonly records: readonly (Omit<ConsentRecordRequest, 'subject'> & {
    /** Time in ISO 8601 format. */
    readonly createdAt: string;
  })[];
}
