import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { operationActions } from '@gruenland/shared-contracts/api/staff-operations.ts';

import type { Executor } from '#db/database.ts';
import { auditLog } from '#db/tables/audit-log.ts';
import { siteMeasures } from '#db/tables/kill-switches.ts';
import { users } from '#db/tables/users.ts';

export type StoredMeasure = typeof siteMeasures.$inferSelect;
type MeasureKind = StoredMeasure['kind'];

/** Before the name of a remote in the subject of its lines. */
const SUBJECT = 'remote:';
/** More areas than any site has. */
const MOST_MEASURES = 100;
const MOST_RECORDS = 50;

/** The same on every database, whatever language it was made for. */
const inByteOrder = (column: PgColumn) => sql`${column} COLLATE "C"`;

export const subjectOf = (remote: string): string => `${SUBJECT}${remote}`;

export async function findMeasures(db: Executor) {
  return db
    .select({ measure: siteMeasures, by: users.displayName })
    .from(siteMeasures)
    .leftJoin(users, eq(users.id, siteMeasures.author))
    .orderBy(inByteOrder(siteMeasures.remote), asc(siteMeasures.kind))
    .limit(MOST_MEASURES);
}

/** For shells, which ask once a second: no names. */
export async function findActive(db: Executor): Promise<StoredMeasure[]> {
  return db
    .select()
    .from(siteMeasures)
    .orderBy(inByteOrder(siteMeasures.remote))
    .limit(MOST_MEASURES);
}

/** @returns false when the area is off already */
export async function insertOff(
  tx: Executor,
  row: Pick<StoredMeasure, 'remote' | 'reason' | 'author'>,
): Promise<boolean> {
  const rows = await tx
    .insert(siteMeasures)
    .values({ ...row, kind: 'off' })
    .onConflictDoNothing()
    .returning({ remote: siteMeasures.remote });
  return rows.length > 0;
}

/** The last stop of a remote is the one that counts: an earlier trial is over. */
export async function replaceStop(
  tx: Executor,
  row: Pick<StoredMeasure, 'remote' | 'reason' | 'author' | 'release' | 'flip'>,
): Promise<void> {
  const values = { ...row, kind: 'canary-stopped' as const, since: new Date() };
  const target = [siteMeasures.kind, siteMeasures.remote];
  await tx.insert(siteMeasures).values(values).onConflictDoUpdate({ target, set: values });
}

/** @returns whether there was one */
export async function deleteMeasure(
  tx: Executor,
  kind: MeasureKind,
  remote: string,
): Promise<boolean> {
  const rows = await tx
    .delete(siteMeasures)
    .where(and(eq(siteMeasures.kind, kind), eq(siteMeasures.remote, remote)))
    .returning({ remote: siteMeasures.remote });
  return rows.length > 0;
}

export async function findRecords(db: Executor) {
  return db
    .select({
      id: auditLog.id,
      action: auditLog.action,
      subject: auditLog.subject,
      details: auditLog.details,
      at: auditLog.at,
      by: users.displayName,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actor))
    .where(
      and(
        // No comparison: languages order colons and semicolons each in their own way.
        sql`starts_with(${auditLog.subject}, ${SUBJECT})`,
        inArray(auditLog.action, [...operationActions]),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(MOST_RECORDS);
}
