/** One line of the audit log. */
export interface AuditLine {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  /** For example `desk.bank-read`. */
  readonly action: string;
  /** Id of an account or partner, or `command:` and its name; null for visitors without an account. */
  readonly actor: string | null;
  /** Name of the account, as long as there is one. */
  readonly by: string | null;
  /** The record, as `kind:id`. */
  readonly subject: string;
  /** Names of changed fields, new states: `von: 2026-01-01`. */
  readonly details: readonly string[];
}

/** What of it is shown; together they narrow down. */
export interface AuditFilter {
  /** Who acted, or whom it was about: id of an account, or an actor as the log names it. */
  readonly person?: string | undefined;
  /** A record as the log names it. */
  readonly sache?: string | undefined;
  readonly vorgang?: string | undefined;
  /** First and last day in Germany, `YYYY-MM-DD`. */
  readonly von?: string | undefined;
  readonly bis?: string | undefined;
}

/** `GET /api/redaktion/protokoll`: the newest first. */
export interface AuditPage {
  readonly lines: readonly AuditLine[];
  readonly page: number;
  readonly pages: number;
  /** There are more than pages can show: a shorter time finds them. */
  readonly more: boolean;
  /** Whom the filter means, where it is an account. */
  readonly person: string | null;
}

/** `POST /api/redaktion/protokoll/person`: not in the address, which logs and browsers keep. */
export interface FindAuditPersonRequest {
  readonly email: string;
}
export interface FoundAuditPerson {
  readonly id: string;
}
