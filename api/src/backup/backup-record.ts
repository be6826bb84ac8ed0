import { and, desc, eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';

import { recordAudit } from '#audit/audit.ts';
import type { Executor } from '#db/database.ts';
import { auditLog } from '#db/tables/audit-log.ts';

import type { BackupManifest } from './backup-manifest.ts';

const BACKUP_AUDIT_FIELDS = { action: 'backup.saved', subject: 'site:backup' } as const;

/** Records a finished backup in the audit log, where monitoring detects missing nightly backups. */
export async function recordBackup(db: Executor, manifest: BackupManifest): Promise<void> {
  const rowCount = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0);
  const { saved: savedCount, missing: missingIds } = manifest.photos;
  await recordAudit(db, {
    ...BACKUP_AUDIT_FIELDS,
    actor: 'command:backup',
    details: { rows: rowCount, photos: savedCount, missing: missingIds.length },
  });
}

/**
 * Records the backup in the database at `databaseUrl`.
 *
 * @throws Error when the database cannot be written
 */
export async function connectAndRecordBackup(
  databaseUrl: string,
  manifest: BackupManifest,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await recordBackup(drizzle(client), manifest);
  } finally {
    await client.end();
  }
}

/** Returns the time of the newest recorded backup; null if no backup is recorded. */
export async function findNewestBackupTime(db: Executor): Promise<Date | null> {
  const [newestBackup] = await db
    .select({ at: auditLog.at })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subject, BACKUP_AUDIT_FIELDS.subject),
        eq(auditLog.action, BACKUP_AUDIT_FIELDS.action),
      ),
    )
    .orderBy(desc(auditLog.at))
    .limit(1);
  return newestBackup?.at ?? null;
}
