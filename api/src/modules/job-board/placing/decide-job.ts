import { isDeepStrictEqual } from 'node:util';

import type { Executor } from '#db/database.ts';
import type { StoredCase } from '#modules/moderation/moderation-kind.ts';

import type { StoredJob } from '../job-record.repository.ts';
import { contentForDesk } from './desk-content.ts';
import { contentColumns } from './job-content.ts';
import type { ContentColumns } from './job-content.ts';
import { afterPostingStep, isShown } from './posting-states.ts';
import { updateContent, updatePosting } from './posting.repository.ts';
import {
  closeReview,
  contentFrom,
  lockedJob,
  openReview,
  publishJob,
  stateAfter,
  waitingChange,
} from './review-job.ts';

/** The version that a case was about; cases of before it was kept have the Stelle as it is. */
const decidedContent = (job: StoredJob, { proposal }: StoredCase): ContentColumns =>
  proposal ? contentFrom(proposal) : (waitingChange(job) ?? contentColumns(job));

const isSame = (one: ContentColumns, other: ContentColumns) =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)));

/** Shows a Stelle, or puts its waiting change in place. */
export async function approveJob(tx: Executor, job: StoredJob, decided: StoredCase): Promise<void> {
  if (!decided.before) return publishJob(tx, job);
  await updateContent(tx, job.id, decidedContent(job, decided), { change: null });
}

/** Keeps a Stelle from being shown; of a change only that. */
export async function rejectJob(tx: Executor, job: StoredJob, decided: StoredCase): Promise<void> {
  if (decided.before) return updatePosting(tx, job.id, { change: null });
  await updatePosting(tx, job.id, { state: stateAfter(job, 'reject') });
}

/** A later version goes before the desk again, beside what is shown now. */
async function reviewLater(
  tx: Executor,
  jobId: string,
  later: ContentColumns | null,
): Promise<void> {
  if (!later) return;
  await updatePosting(tx, jobId, { change: { ...later } });
  const shown = await lockedJob(tx, jobId);
  await openReview(tx, { ...shown, ...later } as StoredJob, shown);
}

/** Shows the version that an objection was about; what was written since waits for its own review. */
export async function grantJob(tx: Executor, job: StoredJob, decided: StoredCase): Promise<void> {
  const content = decidedContent(job, decided);
  if (decided.before) {
    // A later change is shown already: nobody asked to have it replaced by an older one.
    if (!isShown(job.state) || !isDeepStrictEqual(contentForDesk(job), decided.before)) return;
    await updateContent(tx, job.id, content);
    return reviewLater(tx, job.id, waitingChange(job));
  }
  if (isShown(job.state) || !afterPostingStep(job.state, 'approve')) return;
  const present = contentColumns(job);
  const rewritten = job.state === 'pruefung' && !isSame(present, content) ? present : null;
  await closeReview(tx, job.id);
  await updateContent(tx, job.id, content);
  await publishJob(tx, await lockedJob(tx, job.id));
  await reviewLater(tx, job.id, waitingChange(job) ?? rewritten);
}
