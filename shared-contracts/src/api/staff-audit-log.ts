import type { auditLogPageSchema, foundAuditPersonSchema } from './staff-audit-log.schema.ts';
import type { SchemaOutput } from '#schema-output.ts';

export interface AuditLogEntry {
  readonly id: string;
  /** Time of the logged action in ISO 8601 format. */
  readonly at: string;
  /** Identifier of the action, for example `staff.bank-read`. */
  readonly action: string;
  /**
   * Id of the account or partner that acted, or `command:` and the command's name; null for
   * visitors without an account.
   */
  readonly actor: string | null;
  /** Display name of the account that acted; null once the account is deleted. */
  readonly by: string | null;
  /** The affected record, as `kind:id`. */
  readonly subject: string;
  /** Changed fields and new states, as text lines, for example `von: 2026-01-01`. */
  readonly details: readonly string[];
}

/**
 * Filter of the audit log, with the names of the page's query parameters. An entry must meet all
 * conditions.
 *
 * - `person`: the actor or the affected person; an account id, or the actor as written in the log
 * - `sache`: the affected record as written in the log, `kind:id`
 * - `vorgang`: the action
 * - `von`, `bis`: first and last day in Germany, `YYYY-MM-DD`; both inclusive
 */
export type AuditLogFilter = Readonly<
  Partial<Record<'person' | 'sache' | 'vorgang' | 'von' | 'bis', string | undefined>>
>;

/** Response to `GET /api/staff/audit-log`, newest entry first. */
export type AuditLogPage = SchemaOutput<typeof auditLogPageSchema>;

export type FoundAuditPerson = SchemaOutput<typeof foundAuditPersonSchema>;
