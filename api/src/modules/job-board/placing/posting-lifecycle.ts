import { and, inArray, sql } from 'drizzle-orm';

import type { Drizzle, Executor } from '#db/database.ts';
import { jobPostings as posting } from '#db/tables/job-postings.ts';
import { enqueueTask } from '#queue/task.repository.ts';

import { expireJobs } from '../job-list.repository.ts';

/**
 * Number of days before the end of a job at which its owner gets a reminder. Finished tasks are
 * kept for longer than this, because a kept task prevents a second reminder.
 */
const reminderDays = 7;

interface EndingJob {
  readonly id: string;
  readonly validThrough: Date;
}

/**
 * Queues one mail per job and end date; a repeated call queues no second mail. @returns the number
 * of newly queued mails
 */
async function queueEndMails(
  tx: Executor,
  postings: readonly EndingJob[],
  notification: 'ending' | 'ended',
): Promise<number> {
  let count = 0;
  for (const { id, validThrough } of postings) {
    const isNewTask = await enqueueTask(tx, {
      kind: 'mail.job-posting',
      payload: { jobId: id, notification },
      idempotencyKey: `job-posting.${notification}:${id}:${validThrough.getTime()}`,
    });
    if (isNewTask) count += 1;
  }
  return count;
}

/** Queues reminders for jobs that end within a week. @returns the number of newly queued mails */
export async function queueJobEndReminders(db: Drizzle): Promise<number> {
  const endingJobs = await db
    .select({ id: posting.id, validThrough: posting.validThrough })
    .from(posting)
    .where(
      and(
        inArray(posting.state, ['active', 'paused']),
        sql`${posting.validThrough} > now()`,
        sql`${posting.validThrough} <= now() + make_interval(days => ${reminderDays})`,
      ),
    );
  return queueEndMails(db, endingJobs, 'ending');
}

/**
 * Sets jobs to expired after their last day and notifies the owners. @returns the number of these
 * jobs
 */
export async function endJobs(db: Drizzle): Promise<number> {
  return db.transaction(async (tx) => {
    const endedJobs = await expireJobs(tx);
    await queueEndMails(tx, endedJobs, 'ended');
    return endedJobs.length;
  });
}
