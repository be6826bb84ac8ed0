import type { Executor } from '#db/database.ts';
import { enqueueTask } from '#queue/task.repository.ts';
import { closeCases, openCase } from '#modules/moderation/interface.ts';
import { isBlockedOwner } from '#modules/session/interface.ts';
import { Problem } from '#problem.ts';

import { findJobById } from '../job-list.repository.ts';
import type { StoredJob } from '../job-record.repository.ts';
import { createModerationContent, assessPostingRisk } from './moderation-content.ts';
import { pickContentColumns } from './job-content.ts';
import type { ContentColumns } from './job-content.ts';
import { getNextJobState } from './posting-states.ts';
import type { PostingStep } from './posting-states.ts';
import { updatePosting } from './posting.repository.ts';

/** Returns the state after a step. @throws Problem `record.state` if the step is not allowed */
export function requireNextState(job: StoredJob, step: PostingStep) {
  const nextState = getNextJobState(job.state, step);
  if (!nextState) throw new Problem('record.state');
  return nextState;
}

/**
 * Opens a case about `job`: a new job if `publicJob` is null, otherwise a change of `publicJob`.
 */
export async function openReview(
  tx: Executor,
  job: StoredJob,
  publicJob: StoredJob | null,
): Promise<void> {
  await openCase(tx, {
    kind: 'job',
    subjectId: job.id,
    title: job.title,
    content: createModerationContent(job),
    before: publicJob && createModerationContent(publicJob),
    proposal: { ...pickContentColumns(job) },
    ...assessPostingRisk(job),
  });
}

export const closeReview = (tx: Executor, jobId: string) => closeCases(tx, 'job', jobId);

/** Converts content that was stored as JSON back to columns. The end date becomes a `Date`. */
export function parseStoredContent(
  storedContent: Readonly<Record<string, unknown>>,
): ContentColumns {
  const content = storedContent as unknown as ContentColumns;
  return { ...content, validThrough: new Date(content.validThrough) };
}

/** Returns the pending change as columns, or null if there is none. */
export function getPendingChange({ change }: StoredJob): ContentColumns | null {
  return change && parseStoredContent(change);
}

/**
 * Publishes a job. A job of a blocked account stays hidden until the block ends.
 *
 * @throws Problem `record.state`
 */
export async function publishJob(tx: Executor, job: StoredJob): Promise<void> {
  const state = requireNextState(job, 'approve');
  const isOwnerBlocked = await isBlockedOwner(tx, { userId: job.userId, email: job.ownerEmail });
  await updatePosting(tx, job.id, {
    state: isOwnerBlocked ? 'blocked' : state,
    publishedAt: job.publishedAt ?? new Date(),
    endedAt: null,
  });
  if (isOwnerBlocked) return;
  await enqueueTask(tx, {
    kind: 'mail.job-posting',
    payload: { jobId: job.id, notification: 'published' },
  });
}

/** Finds and locks a job. @throws Problem `record.not-found` */
export async function requireLockedJob(tx: Executor, id: string): Promise<StoredJob> {
  const job = await findJobById(tx, id, true);
  if (!job) throw new Problem('record.not-found');
  return job;
}
