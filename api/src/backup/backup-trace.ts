import { and, desc, eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';

import { recordAudit } from '#audit/audit.ts';
import type { Executor } from '#db/database.ts';
import { auditLog } from '#db/tables/audit-log.ts';

import type { BackupNote } from './backup-note.ts';

const TRACE = { action: 'backup.saved', subject: 'site:backup' } as const;

/** Notes in the database that it was saved: who watches the site asks there whether a night was missed. */
export async function traceBackup(db: Executor, note: BackupNote): Promise<void> {
  const rows = Object.values(note.tables).reduce((sum, count) => sum + count, 0);
  const { saved, missing } = note.photos;
  await recordAudit(db, {
    ...TRACE,
    actor: 'command:backup',
    details: { rows, photos: saved, missing: missing.length },
  });
}

/** The same in the database that was saved, wherever it is. @throws Error when it takes no more rows */
export async function traceBackupIn(databaseUrl: string, note: BackupNote): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await traceBackup(drizzle(client), note);
  } finally {
    await client.end();
  }
}

/** When the newest one was made that was noted; null before the first. */
export async function newestBackupAt(db: Executor): Promise<Date | null> {
  const [newest] = await db
    .select({ at: auditLog.at })
    .from(auditLog)
    .where(and(eq(auditLog.subject, TRACE.subject), eq(auditLog.action, TRACE.action)))
    .orderBy(desc(auditLog.at))
    .limit(1);
  return newest?.at ?? null;
}
