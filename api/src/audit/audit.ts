import { sql } from 'drizzle-orm';
import { ulid } from 'ulid';

import type { Executor } from '#db/database.ts';
import { auditLog } from '#db/tables/audit-log.ts';

export interface AuditEntry {
  /** Name of the action, for example `account.password-changed`. */
  readonly action: string;
  /**
   * Id of the account or partner that acted, or `command:` and the command's name; null for
   * visitors.
   */
  readonly actor: string | null;
  /** The affected record, as `kind:id`. */
  readonly subject: string;
  /** Names of changed fields and new states; never contents, email addresses or secrets. */
  readonly details?: Readonly<Record<string, string | number | boolean | readonly string[]>>;
}

/**
 * Writes an audit line in the caller's transaction, so that no change is stored without its line.
 */
export async function recordAudit(tx: Executor, entry: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values({ ...entry, id: ulid() });
}

/**
 * Deletes audit lines and contract declarations after their retention period. A database function
 * contains the periods and deletes the rows, because the api's database role may not delete them.
 */
export async function deleteExpiredEvidence(db: Executor): Promise<void> {
  for (let deletedRowCount = 1; deletedRowCount > 0;) {
    const { rows } = await db.execute<{ count: number }>(
      sql`SELECT delete_expired_evidence() AS count`,
    );
    deletedRowCount = rows[0]?.count ?? 0;
  }
}
