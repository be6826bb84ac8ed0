export interface AuditLogEntry {
  readonly id: string;
  /** Time in ISO 8601 format. */
  readonly at: string;
  /** Name of the action, for example `staff.bank-read`. */
  readonly action: string;
  /**
   * Id of the acting account or partner, or `command:` and the command's name; null for visitors
   * without an account.
   */
  readonly actor: string | null;
  /** Display name of the account; null once it is deleted. */
  readonly by: string | null;
  /** The affected record, as `kind:id`. */
  readonly subject: string;
  /** Changed fields and new states, for example `von: 2026-01-01`. */
  readonly details: readonly string[];
}

/**
 * Filter of the audit log, with the names of the page's query parameters. An entry must meet all
 * conditions.
 *
 * - `person`: actor or affected person; an account id, or the actor as written in the log
 * - `sache`: affected record as written in the log, `kind:id`
 * - `vorgang`: action
 * - `von`, `bis`: first and last day in Germany, `YYYY-MM-DD`; both inclusive
 */
export type AuditLogFilter = Readonly<
  Partial<Record<'person' | 'sache' | 'vorgang' | 'von' | 'bis', string | undefined>>
>;

/** `GET /api/staff/audit-log`: newest first. */
export interface AuditLogPage {
  readonly lines: readonly AuditLogEntry[];
  readonly page: number;
  readonly pages: number;
  /** Whether there are more entries than the pages can show; a shorter period reveals them. */
  readonly more: boolean;
  /** Display name of the filtered person, if the filter names an account. */
  readonly person: string | null;
}

/**
 * `POST /api/staff/audit-log/person`. Not a GET request, because logs and browsers store URLs with
 * their query.
 */
export interface FindAuditPersonRequest {
  readonly email: string;
}
export interface FoundAuditPerson {
  readonly id: string;
}
