import type { Executor } from '#db/database.ts';
import { enqueue } from '#queue/task.repository.ts';
import { closeCases, openCase } from '#modules/moderation/case.repository.ts';
import { isBlockedOwner } from '#modules/session/account-block.ts';
import { Problem } from '#problem.ts';

import { findJobById } from '../job-list.repository.ts';
import type { StoredJob } from '../job-record.repository.ts';
import { contentForDesk, postingRisk } from './desk-content.ts';
import { contentColumns } from './job-content.ts';
import type { ContentColumns } from './job-content.ts';
import { afterPostingStep } from './posting-states.ts';
import type { PostingStep } from './posting-states.ts';
import { updatePosting } from './posting.repository.ts';

/** The state after something happens to a Stelle. @throws Problem `record.state` */
export function stateAfter(job: StoredJob, step: PostingStep) {
  const next = afterPostingStep(job.state, step);
  if (!next) throw new Problem('record.state');
  return next;
}

/** Puts a Stelle, or a change of it, before the desk. */
export async function openReview(
  tx: Executor,
  job: StoredJob,
  shown: StoredJob | null,
): Promise<void> {
  await openCase(tx, {
    kind: 'job',
    subjectId: job.id,
    title: job.title,
    content: contentForDesk(job),
    before: shown && contentForDesk(shown),
    proposal: { ...contentColumns(job) },
    ...postingRisk(job),
  });
}

export const closeReview = (tx: Executor, jobId: string) => closeCases(tx, 'job', jobId);

/** Content that was kept as JSON; dates come back from it as text. */
export function contentFrom(kept: Readonly<Record<string, unknown>>): ContentColumns {
  const content = kept as unknown as ContentColumns;
  return { ...content, validThrough: new Date(content.validThrough) };
}

/** A waiting change as columns. */
export function waitingChange({ change }: StoredJob): ContentColumns | null {
  return change && contentFrom(change);
}

/**
 * Shows a Stelle; that of a blocked account once the block is over.
 *
 * @throws Problem `record.state`
 */
export async function publishJob(tx: Executor, job: StoredJob): Promise<void> {
  const state = stateAfter(job, 'approve');
  const held = await isBlockedOwner(tx, { userId: job.userId, email: job.ownerEmail });
  await updatePosting(tx, job.id, {
    state: held ? 'gesperrt' : state,
    publishedAt: job.publishedAt ?? new Date(),
    endedAt: null,
  });
  if (held) return;
  await enqueue(tx, { kind: 'mail.job-posting', payload: { jobId: job.id, news: 'live' } });
}

/** A Stelle, locked. @throws Problem `record.not-found` */
export async function lockedJob(tx: Executor, id: string): Promise<StoredJob> {
  const job = await findJobById(tx, id, true);
  if (!job) throw new Problem('record.not-found');
  return job;
}
