import type { Executor } from '#db/database.ts';
import { enqueueTask } from '#queue/task.repository.ts';
import { closeCases, openCase } from '#modules/moderation/case.repository.ts';
import { isBlockedOwner } from '#modules/session/account-block.ts';
import { Problem } from '#problem.ts';

import { findJobById } from '../job-list.repository.ts';
import type { StoredJob } from '../job-record.repository.ts';
import { moderationContent, postingRisk } from './moderation-content.ts';
import { contentColumns } from './job-content.ts';
import type { ContentColumns } from './job-content.ts';
import { afterPostingStep } from './posting-states.ts';
import type { PostingStep } from './posting-states.ts';
import { updatePosting } from './posting.repository.ts';

/** The state after a step. @throws Problem `record.state` if the step is not allowed */
export function stateAfter(job: StoredJob, step: PostingStep) {
  const next = afterPostingStep(job.state, step);
  if (!next) throw new Problem('record.state');
  return next;
}

/** Opens a case for a job or a change of it. */
export async function openReview(
  tx: Executor,
  job: StoredJob,
  shown: StoredJob | null,
): Promise<void> {
  await openCase(tx, {
    kind: 'job',
    subjectId: job.id,
    title: job.title,
    content: moderationContent(job),
    before: shown && moderationContent(shown),
    proposal: { ...contentColumns(job) },
    ...postingRisk(job),
  });
}

export const closeReview = (tx: Executor, jobId: string) => closeCases(tx, 'job', jobId);

/** Restores content from JSON, including dates. */
export function contentFrom(kept: Readonly<Record<string, unknown>>): ContentColumns {
  const content = kept as unknown as ContentColumns;
  return { ...content, validThrough: new Date(content.validThrough) };
}

/** The pending change as columns; null if there is none. */
export function waitingChange({ change }: StoredJob): ContentColumns | null {
  return change && contentFrom(change);
}

/**
 * Publishes a job. A job of a blocked account stays hidden until the block ends.
 *
 * @throws Problem `record.state`
 */
export async function publishJob(tx: Executor, job: StoredJob): Promise<void> {
  const state = stateAfter(job, 'approve');
  const held = await isBlockedOwner(tx, { userId: job.userId, email: job.ownerEmail });
  await updatePosting(tx, job.id, {
    state: held ? 'blocked' : state,
    publishedAt: job.publishedAt ?? new Date(),
    endedAt: null,
  });
  if (held) return;
  await enqueueTask(tx, { kind: 'mail.job-posting', payload: { jobId: job.id, news: 'live' } });
}

/** Finds and locks a job. @throws Problem `record.not-found` */
export async function requireLockedJob(tx: Executor, id: string): Promise<StoredJob> {
  const job = await findJobById(tx, id, true);
  if (!job) throw new Problem('record.not-found');
  return job;
}
