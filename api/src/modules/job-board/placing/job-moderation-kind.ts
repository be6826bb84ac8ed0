import { jobPaths } from '@gruenland/shared-contracts/job-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';

import type { Executor } from '#db/database.ts';
import type { ModerationKind, StoredCase } from '#modules/moderation/interface.ts';
import { createEntrySlug } from '#places/entry-slug.ts';
import { signEmailBoundCode } from '#secrets/email-bound-code.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

import { findJob, findJobById } from '../job-list.repository.ts';
import { isJobOwner } from '../job-owner.ts';
import { isHiddenByAccountBlock } from './hide-jobs.ts';
import { approveJob, grantJobAppeal, rejectJob } from './decide-job.ts';
import { createModerationContent } from './moderation-content.ts';
import { pickContentColumns } from './job-content.ts';
import { getNextJobState, canBeShownWithoutReview } from './posting-states.ts';
import { updatePosting } from './posting.repository.ts';
import { requireLockedJob, requireNextState } from './review-job.ts';

export interface JobModerationDependencies {
  readonly signedIds: IdSigner;
  readonly getEmail: (db: Executor, userId: string) => Promise<string | null>;
}

const requireJob = (tx: Executor, { subjectId }: StoredCase) => requireLockedJob(tx, subjectId);

/** Creates the functions that moderation calls for jobs. */
export function createJobModerationKind({
  signedIds,
  getEmail,
}: JobModerationDependencies): ModerationKind {
  return {
    kind: 'job',
    label: 'Ihre Stelle',
    approve: async (tx, decidedCase) =>
      approveJob(tx, await requireJob(tx, decidedCase), decidedCase),
    reject: async (tx, decidedCase) =>
      rejectJob(tx, await requireJob(tx, decidedCase), decidedCase),
    grantAppeal: async (tx, decidedCase) =>
      grantJobAppeal(tx, await requireJob(tx, decidedCase), decidedCase),
    denyAppeal: async (tx, { subjectId }) => {
      const job = await requireLockedJob(tx, subjectId);
      if (job.state !== 'blocked' || isHiddenByAccountBlock(job)) return;
      await updatePosting(tx, job.id, { state: requireNextState(job, 'reject') });
    },
    block: async (tx, subjectId) => {
      const job = await findJobById(tx, subjectId, true);
      // If an account block already hides the job, the state stays the same. `endedAt` then marks
      // the moderator's block, which outlasts the account block.
      const state =
        job && (isHiddenByAccountBlock(job) ? job.state : getNextJobState(job.state, 'block'));
      if (!job || !state) return null;
      await updatePosting(tx, job.id, { state, endedAt: new Date() });
      const proposal = { ...pickContentColumns(job) };
      return { title: job.title, content: createModerationContent(job), proposal };
    },
    isOwnedBy: async (db, subjectId, person) => {
      const job = await findJobById(db, subjectId);
      return job !== null && isJobOwner(person, job);
    },
    findAffectedPerson: async (db, subjectId) => {
      const job = await findJobById(db, subjectId);
      const email = job?.userId ? await getEmail(db, job.userId) : (job?.ownerEmail ?? null);
      if (!job || !email) return null;
      const page = job.userId
        ? paths.accountPage('jobboerse')
        : `${jobPaths.success(createEntrySlug(job))}?code=${signEmailBoundCode(signedIds, 'job-edit', job.id, job.ownerEmail)}`;
      return { email, name: job.contactPerson ?? job.employer, page };
    },
    findTarget: async (db, path) => {
      const number = Number(/^\/jobs\/[^/]*?(\d{1,9})$/u.exec(path)?.[1]);
      const job = number > 0 ? await findJob(db, number) : null;
      return job && canBeShownWithoutReview(job.state) ? { id: job.id, title: job.title } : null;
    },
  };
}
