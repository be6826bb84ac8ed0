/** A copy of somebody's data. */
export interface DataExport {
  readonly id: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** Null while it is being made. */
  readonly readyAt: string | null;
  readonly expiresAt: string;
}

/** `GET /api/account/data` */
export interface AccountData {
  readonly exports: readonly DataExport[];
  /** ISO 8601; set while the account is marked for deletion. */
  readonly deletionDueAt: string | null;
  /** What is kept after a deletion, and why. */
  readonly kept: readonly { readonly what: string; readonly why: string }[];
  readonly fresh: boolean;
}

/** Days in which a deletion can be taken back. */
export const deletionDays = 14;

/** `POST /api/consent`: what a visitor decided. */
export interface ConsentRecordRequest {
  /** The visitor's own random id. */
  readonly subject: string;
  readonly services: Readonly<Record<string, boolean>>;
  readonly textVersion: string;
  readonly layer: 'banner' | 'settings';
  readonly source: 'web' | 'app';
}

/** `GET /api/consent?subject=`, newest first. */
export interface ConsentHistory {
  readonly records: readonly (Omit<ConsentRecordRequest, 'subject'> & {
    /** ISO 8601. */
    readonly createdAt: string;
  })[];
}
