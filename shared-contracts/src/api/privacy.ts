/** An export of a user's personal data. */
export interface DataExport {
  readonly id: string;
  /** Time in ISO 8601 format. */
  readonly createdAt: string;
  /** Time at which the export was ready; null while it is being created. */
  readonly readyAt: string | null;
  readonly expiresAt: string;
}

/** `GET /api/account/data` */
export interface AccountData {
  readonly exports: readonly DataExport[];
  /** Time of deletion (ISO 8601); null unless the account is marked for deletion. */
  readonly deletionDueAt: string | null;
  /** Data that remains after deletion, and why. */
  readonly kept: readonly { readonly what: string; readonly why: string }[];
  readonly fresh: boolean;
}

/** Days within which a deletion can be cancelled. */
export const deletionDays = 14;

/** `POST /api/consent`: a visitor's consent decision. */
export interface ConsentRecordRequest {
  /** Random id of the visitor. */
  readonly subject: string;
  readonly services: Readonly<Record<string, boolean>>;
  readonly textVersion: string;
  readonly layer: 'banner' | 'settings';
  readonly source: 'web' | 'app';
}

/** `GET /api/consent?subject=`, newest first. */
export interface ConsentHistory {
  readonly records: readonly (Omit<ConsentRecordRequest, 'subject'> & {
    /** Time in ISO 8601 format. */
    readonly createdAt: string;
  })[];
}
