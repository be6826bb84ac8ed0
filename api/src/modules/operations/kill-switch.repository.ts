import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { operationActions } from '@gruenland/shared-contracts/api/staff-operations.ts';

import type { Executor } from '#db/database.ts';
import { auditLog } from '#db/tables/audit-log.ts';
import { killSwitches } from '#db/tables/kill-switches.ts';
import { users } from '#db/tables/users.ts';

export type StoredKillSwitch = typeof killSwitches.$inferSelect;
type KillSwitchKind = StoredKillSwitch['kind'];

/** Prefix of the audit log subjects that name a remote. */
const SUBJECT_PREFIX = 'remote:';
/** Maximum number of kill switches to read; higher than the number of areas of the site. */
const MAX_KILL_SWITCHES = 100;
const MAX_OPERATION_RECORDS = 50;

/** Orders texts by their bytes, so that the order does not depend on the locale of the database. */
const orderByBytes = (column: PgColumn) => sql`${column} COLLATE "C"`;

export const createRemoteSubject = (remote: string): string => `${SUBJECT_PREFIX}${remote}`;

export async function findKillSwitches(db: Executor) {
  return db
    .select({ killSwitch: killSwitches, by: users.displayName })
    .from(killSwitches)
    .leftJoin(users, eq(users.id, killSwitches.author))
    .orderBy(orderByBytes(killSwitches.remote), asc(killSwitches.kind))
    .limit(MAX_KILL_SWITCHES);
}

/** Returns active kill switches without staff names, for the shells, which poll every second. */
export async function findActiveKillSwitches(db: Executor): Promise<StoredKillSwitch[]> {
  return db
    .select()
    .from(killSwitches)
    .orderBy(orderByBytes(killSwitches.remote))
    .limit(MAX_KILL_SWITCHES);
}

/** Switches an area off. @returns false when the area is switched off already */
export async function insertKillSwitch(
  tx: Executor,
  row: Pick<StoredKillSwitch, 'remote' | 'reason' | 'author'>,
): Promise<boolean> {
  const rows = await tx
    .insert(killSwitches)
    .values({ ...row, kind: 'off' })
    .onConflictDoNothing()
    .returning({ remote: killSwitches.remote });
  return rows.length > 0;
}

/** Replaces an earlier canary stop of the remote, because only the latest one counts. */
export async function replaceCanaryStop(
  tx: Executor,
  row: Pick<StoredKillSwitch, 'remote' | 'reason' | 'author' | 'release' | 'flip'>,
): Promise<void> {
  const values = { ...row, kind: 'canary-stopped' as const, since: new Date() };
  const target = [killSwitches.kind, killSwitches.remote];
  await tx.insert(killSwitches).values(values).onConflictDoUpdate({ target, set: values });
}

/** Deletes a kill switch. @returns whether the kill switch existed */
export async function deleteKillSwitch(
  tx: Executor,
  kind: KillSwitchKind,
  remote: string,
): Promise<boolean> {
  const rows = await tx
    .delete(killSwitches)
    .where(and(eq(killSwitches.kind, kind), eq(killSwitches.remote, remote)))
    .returning({ remote: killSwitches.remote });
  return rows.length > 0;
}

export async function findOperationRecords(db: Executor) {
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
        // Uses `starts_with`, because the result of a range comparison depends on the collation.
        sql`starts_with(${auditLog.subject}, ${SUBJECT_PREFIX})`,
        inArray(auditLog.action, [...operationActions]),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(MAX_OPERATION_RECORDS);
}
