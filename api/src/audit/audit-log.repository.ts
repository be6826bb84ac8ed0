import { and, desc, eq, gte, lt, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { AuditLogFilter } from '@gruenland/shared-contracts/api/staff-audit-log.ts';

import type { Executor } from '#db/database.ts';
import { auditLog } from '#db/tables/audit-log.ts';
import { users } from '#db/tables/users.ts';

/** The instant of midnight in Germany at the start of `day` plus `later` days. */
const midnight = (day: string, later = 0): SQL =>
  sql`((${day}::date + ${later}::int)::timestamp AT TIME ZONE 'Europe/Berlin')`;

function matching({ person, sache, vorgang, von, bis }: AuditLogFilter): SQL | undefined {
  return and(
    person ? or(eq(auditLog.actor, person), eq(auditLog.subject, `user:${person}`)) : undefined,
    sache ? eq(auditLog.subject, sache) : undefined,
    vorgang ? eq(auditLog.action, vorgang) : undefined,
    von ? gte(auditLog.at, midnight(von)) : undefined,
    bis ? lt(auditLog.at, midnight(bis, 1)) : undefined,
  );
}

/** Lines of the log with the name of the actor, the newest first. */
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
    .where(matching(filter))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit)
    .offset(offset);
}

/** Counts matching lines up to `max`: counting years of log lines would take too long. */
export async function countAuditLines(
  db: Executor,
  filter: AuditLogFilter,
  most: number,
): Promise<number> {
  const limited = db.select({ id: auditLog.id }).from(auditLog).where(matching(filter)).limit(most);
  const [row] = await db.select({ count: sql<string>`count(*)` }).from(limited.as('some'));
  return Number(row?.count ?? 0);
}
