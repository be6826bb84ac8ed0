import { and, inArray, sql } from 'drizzle-orm';

import type { Drizzle, Executor } from '#db/database.ts';
import { jobPostings as posting } from '#db/tables/job-postings.ts';
import { enqueue } from '#queue/task.repository.ts';

import { expireJobs } from '../job-list.repository.ts';

/** Days before its end on which who placed a Stelle is reminded; finished mails are known for longer. */
const remindedDays = 7;

interface Ending {
  readonly id: string;
  readonly validThrough: Date;
}

/** One mail for each end, however often it is asked for. @returns how many are new */
async function order(
  tx: Executor,
  postings: readonly Ending[],
  news: 'ends' | 'ended',
): Promise<number> {
  let count = 0;
  for (const { id, validThrough } of postings) {
    const added = await enqueue(tx, {
      kind: 'mail.job-posting',
      payload: { jobId: id, news },
      idempotencyKey: `job-posting.${news}:${id}:${validThrough.getTime()}`,
    });
    if (added) count += 1;
  }
  return count;
}

/** Reminds of Stellen that end within a week. @returns how many mails were ordered */
export async function remindOfEndingJobs(db: Drizzle): Promise<number> {
  const due = await db
    .select({ id: posting.id, validThrough: posting.validThrough })
    .from(posting)
    .where(
      and(
        inArray(posting.state, ['aktiv', 'pausiert']),
        sql`${posting.validThrough} > now()`,
        sql`${posting.validThrough} <= now() + make_interval(days => ${remindedDays})`,
      ),
    );
  return order(db, due, 'ends');
}

/** Takes Stellen out of the lists whose time is over, and tells who placed them. @returns how many */
export async function endJobs(db: Drizzle): Promise<number> {
  return db.transaction(async (tx) => {
    const ended = await expireJobs(tx);
    await order(tx, ended, 'ended');
    return ended.length;
  });
}
