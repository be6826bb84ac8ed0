import { and, eq, lt, sql } from 'drizzle-orm';
import { ulid } from 'ulid';

import type { Executor } from '#db/database.ts';
import { jobs } from '#db/tables/tasks.ts';

import { requestOf } from '#operations/request-of.ts';

import type { JobKind, JobPayloads, RunningJob } from './task-kinds.ts';

export interface NewJob<Kind extends JobKind> {
  readonly kind: Kind;
  readonly payload: JobPayloads[Kind];
  /** Of several jobs with the same key only the first one is written. */
  readonly idempotencyKey?: string;
  readonly runAt?: Date;
}

export interface JobCounts {
  readonly waiting: number;
  readonly failed: number;
  /** Age of the oldest job that is due and not done. */
  readonly oldestDueSeconds: number;
}

/**
 * Writes a job; inside the caller's transaction it exists exactly when the rest does.
 *
 * @returns whether it was new.
 */
export async function enqueue<Kind extends JobKind>(
  db: Executor,
  job: NewJob<Kind>,
): Promise<boolean> {
  const written = await db
    .insert(jobs)
    .values({ ...job, id: ulid(), requestId: requestOf() })
    .onConflictDoNothing({ target: jobs.idempotencyKey })
    .returning({ id: jobs.id });
  return written.length > 0;
}

/**
 * Takes due jobs, also those whose worker died: its lease has run out. `run_at` is kept to the
 * millisecond and may have been rounded up, so the clock is rounded alike: a job is due at once.
 */
export async function claimDue(
  db: Executor,
  worker: string,
  limit: number,
  leaseSeconds: number,
): Promise<RunningJob[]> {
  const result = await db.execute<{
    id: string;
    kind: JobKind;
    payload: RunningJob['payload'];
    attempts: number;
    request_id: string | null;
  }>(sql`
    UPDATE jobs SET state = 'running', attempts = attempts + 1, locked_by = ${worker},
      locked_until = now() + make_interval(secs => ${leaseSeconds})
    WHERE id IN (
      SELECT id FROM jobs
      WHERE state IN ('waiting', 'running') AND run_at <= now()::timestamptz(3)
        AND (state = 'waiting' OR locked_until < now()) AND attempts < max_attempts
      ORDER BY run_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id, kind, payload, attempts, request_id`);
  return result.rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    payload: row.payload,
    attempt: row.attempts,
    requestId: row.request_id,
  }));
}

const ours = (id: string, worker: string) =>
  and(eq(jobs.id, id), eq(jobs.lockedBy, worker), eq(jobs.state, 'running'));

export async function markDone(db: Executor, id: string, worker: string): Promise<void> {
  await db
    .update(jobs)
    .set({ state: 'done', finishedAt: sql`now()`, lockedUntil: null, lastError: null })
    .where(ours(id, worker));
}

/** Puts a job back for later, or ends it for good when its tries are used up. */
export async function markFailed(
  db: Executor,
  id: string,
  worker: string,
  reason: string,
  backOffSeconds: number,
): Promise<void> {
  const over = sql`${jobs.attempts} >= ${jobs.maxAttempts}`;
  await db
    .update(jobs)
    .set({
      state: sql`CASE WHEN ${over} THEN 'failed' ELSE 'waiting' END`,
      finishedAt: sql`CASE WHEN ${over} THEN now() END`,
      runAt: sql`now() + make_interval(secs => ${backOffSeconds})`,
      lockedUntil: null,
      lastError: reason.slice(0, 300),
    })
    .where(ours(id, worker));
}

export async function countJobs(db: Executor): Promise<JobCounts> {
  const result = await db.execute<{ waiting: string; failed: string; oldest: string | null }>(sql`
    SELECT count(*) FILTER (WHERE state IN ('waiting', 'running')) AS waiting,
      count(*) FILTER (WHERE state = 'failed') AS failed,
      extract(epoch FROM now() - min(run_at) FILTER (WHERE state IN ('waiting', 'running')))
        AS oldest
    FROM jobs WHERE state <> 'done'`);
  const row = result.rows[0];
  return {
    waiting: Number(row?.waiting ?? 0),
    failed: Number(row?.failed ?? 0),
    oldestDueSeconds: Math.max(0, Math.round(Number(row?.oldest ?? 0))),
  };
}

/**
 * Gives all jobs under way back, or ends them where that was their last try. Only right when nobody
 * else can be working on them. Two deaths are chance; a job that was there at more of them waits as
 * one that failed, so that neither it nor its tries are used up by a process that dies again and again.
 */
export async function releaseRunning(db: Executor): Promise<void> {
  await db
    .update(jobs)
    .set({
      state: 'waiting',
      lockedUntil: null,
      runAt: sql`CASE WHEN ${jobs.attempts} <= 2 THEN ${jobs.runAt}
        ELSE now() + make_interval(secs => least(3600, 10 * 4 ^ (${jobs.attempts} - 3))) END`,
    })
    .where(sql`${jobs.state} = 'running' AND ${jobs.attempts} < ${jobs.maxAttempts}`);
  await db
    .update(jobs)
    .set({ lockedUntil: sql`now() - interval '1 second'` })
    .where(eq(jobs.state, 'running'));
  await failAbandoned(db);
}

/** Ends jobs whose last try took the process down with it. */
export async function failAbandoned(db: Executor): Promise<void> {
  await db
    .update(jobs)
    .set({ state: 'failed', finishedAt: sql`now()`, lastError: 'abandoned' })
    .where(
      sql`${jobs.state} = 'running' AND ${jobs.lockedUntil} < now()
        AND ${jobs.attempts} >= ${jobs.maxAttempts}`,
    );
}

/** Forgets jobs that ended before `before`. */
export async function deleteFinished(db: Executor, before: Date): Promise<void> {
  await db.delete(jobs).where(lt(jobs.finishedAt, before));
}
