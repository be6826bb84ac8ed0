import { and, desc, eq, gte, lt, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { AuditLogFilter } from '@gruenland/shared-contracts/api/staff-audit-log.ts';

import type { Executor } from '#db/database.ts';
import { auditLog } from '#db/tables/audit-log.ts';
import { users } from '#db/tables/users.ts';

/**
 * Returns SQL for midnight in Germany at the start of the day that is `daysLater` days after `day`.
 */
const createMidnightExpression = (day: string, daysLater = 0): SQL =>
  sql`((${day}::date + ${daysLater}::int)::timestamp AT TIME ZONE 'Europe/Berlin')`;

function createFilterCondition({
  person,
  sache: subject,
  vorgang: auditAction,
  von: firstDay,
  bis: lastDay,
}: AuditLogFilter): SQL | undefined {
  return and(
    person ? or(eq(auditLog.actor, person), eq(auditLog.subject, `user:${person}`)) : undefined,
    subject ? eq(auditLog.subject, subject) : undefined,
    auditAction ? eq(auditLog.action, auditAction) : undefined,
    firstDay ? gte(auditLog.at, createMidnightExpression(firstDay)) : undefined,
    lastDay ? lt(auditLog.at, createMidnightExpression(lastDay, 1)) : undefined,
  );
}

/** Finds the audit lines that match a filter, newest first, each with the name of its actor. */
export async function findAuditLines(
  db: Executor,
  filter: AuditLogFilter,
  limit: number,
  offset = 0,
) {
  return db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      actor: auditLog.actor,
      by: users.displayName,
      subject: auditLog.subject,
      details: auditLog.details,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actor))
    .where(createFilterCondition(filter))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit)
    .offset(offset);
}

/** Counts the audit lines that match a filter; stops counting at `max`. */
export async function countAuditLines(
  db: Executor,
  filter: AuditLogFilter,
  max: number,
): Promise<number> {
  const limitedLinesQuery = db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(createFilterCondition(filter))
    .limit(max);
  const [row] = await db
    .select({ count: sql<string>`count(*)` })
    .from(limitedLinesQuery.as('some'));
  return Number(row?.count ?? 0);
}
