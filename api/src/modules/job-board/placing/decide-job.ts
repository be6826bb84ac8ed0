import { isDeepStrictEqual } from 'node:util';

import type { Executor } from '#db/database.ts';
import type { StoredCase } from '#modules/moderation/interface.ts';

import type { StoredJob } from '../job-record.repository.ts';
import { createModerationContent } from './moderation-content.ts';
import { pickContentColumns } from './job-content.ts';
import type { ContentColumns } from './job-content.ts';
import { getNextJobState, canBeShownWithoutReview } from './posting-states.ts';
import { updateContent, updatePosting } from './posting.repository.ts';
import {
  closeReview,
  parseStoredContent,
  requireLockedJob,
  openReview,
  publishJob,
  requireNextState,
  getPendingChange,
} from './review-job.ts';

/**
 * Returns the version that a case is about. If an old case stores no version, returns the pending
 * change, or the current job if there is no pending change.
 */
const getCaseContent = (job: StoredJob, { proposal }: StoredCase): ContentColumns =>
  proposal ? parseStoredContent(proposal) : (getPendingChange(job) ?? pickContentColumns(job));

const hasSameContent = (content: ContentColumns, otherContent: ContentColumns) =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(content)), JSON.parse(JSON.stringify(otherContent)));

/** Publishes a new job, or applies the pending change of a published one. */
export async function approveJob(
  tx: Executor,
  job: StoredJob,
  decidedCase: StoredCase,
): Promise<void> {
  if (!decidedCase.before) return publishJob(tx, job);
  await updateContent(tx, job.id, getCaseContent(job, decidedCase), { change: null });
}

/** Rejects a job, or only its pending change if the case is about that change. */
export async function rejectJob(
  tx: Executor,
  job: StoredJob,
  decidedCase: StoredCase,
): Promise<void> {
  if (decidedCase.before) return updatePosting(tx, job.id, { change: null });
  await updatePosting(tx, job.id, { state: requireNextState(job, 'reject') });
}

/**
 * Stores `newerVersion`, which is newer than the decided version, as the pending change. Opens a
 * case that compares it with the published version.
 */
async function openReviewOfNewerVersion(
  tx: Executor,
  jobId: string,
  newerVersion: ContentColumns | null,
): Promise<void> {
  if (!newerVersion) return;
  await updatePosting(tx, jobId, { change: { ...newerVersion } });
  const publicJob = await requireLockedJob(tx, jobId);
  await openReview(tx, { ...publicJob, ...newerVersion } as StoredJob, publicJob);
}

/**
 * Grants an appeal: publishes the version that the appealed case was about. Later changes need
 * their own review.
 */
export async function grantJobAppeal(
  tx: Executor,
  job: StoredJob,
  decidedCase: StoredCase,
): Promise<void> {
  const content = getCaseContent(job, decidedCase);
  if (decidedCase.before) {
    // If the job differs from `before`, a later change has been published. The older version must
    // not replace that change.
    if (
      !canBeShownWithoutReview(job.state) ||
      !isDeepStrictEqual(createModerationContent(job), decidedCase.before)
    )
      return;
    await updateContent(tx, job.id, content);
    return openReviewOfNewerVersion(tx, job.id, getPendingChange(job));
  }
  if (canBeShownWithoutReview(job.state) || !getNextJobState(job.state, 'approve')) return;
  const currentContent = pickContentColumns(job);
  const changedContent =
    job.state === 'review' && !hasSameContent(currentContent, content) ? currentContent : null;
  await closeReview(tx, job.id);
  await updateContent(tx, job.id, content);
  await publishJob(tx, await requireLockedJob(tx, job.id));
  await openReviewOfNewerVersion(tx, job.id, getPendingChange(job) ?? changedContent);
}
