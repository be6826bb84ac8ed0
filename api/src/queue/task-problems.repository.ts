import { sql } from 'drizzle-orm';

import type { TaskProblem } from '@gruenland/shared-contracts/api/staff-operations.ts';

import type { Executor } from '#db/database.ts';

const maxProblems = 50;

/**
 * Returns the tasks that have failed or wait for another attempt, grouped by kind and maintenance
 * step, oldest first.
 */
export async function findTaskProblems(db: Executor): Promise<TaskProblem[]> {
  const { rows } = await db.execute<
    Omit<TaskProblem, 'since'> & { readonly since: string | Date }
  >(sql`
    SELECT kind, CASE WHEN kind = 'maintenance' THEN payload ->> 'step' END AS step,
      state = 'failed' AS "isFinal", count(*)::int AS count, max(last_error) AS reason,
      min(created_at) AS since
    FROM (
      SELECT * FROM tasks WHERE state = 'failed'
      UNION ALL
      SELECT * FROM tasks WHERE state IN ('waiting', 'running') AND last_error IS NOT NULL
    ) AS tasks
    GROUP BY 1, 2, 3 ORDER BY since LIMIT ${maxProblems}`);
  return rows.map((row) => ({
    ...row,
    reason: row.reason ?? '',
    since: new Date(row.since).toISOString(),
  }));
}
