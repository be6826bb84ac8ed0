import { jobPaths } from '@gruenland/shared-contracts/job-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';

import type { Executor } from '#db/database.ts';
import type { ModerationKind, StoredCase } from '#modules/moderation/moderation-kind.ts';
import { slugOf } from '#modules/places/slug-of.ts';
import { addressedCode } from '#secrets/addressed-code.ts';
import type { SignedIds } from '#secrets/signed-id.ts';

import { findJob, findJobById } from '../job-list.repository.ts';
import { isOwner } from '../job-owner.ts';
import { isHeldWithAccount } from './blocked-account.ts';
import { approveJob, grantJob, rejectJob } from './decide-job.ts';
import { contentForDesk } from './desk-content.ts';
import { contentColumns } from './job-content.ts';
import { afterPostingStep, isShown } from './posting-states.ts';
import { updatePosting } from './posting.repository.ts';
import { lockedJob, stateAfter } from './review-job.ts';

export interface JobKindParts {
  readonly signedIds: SignedIds;
  readonly emailOf: (db: Executor, userId: string) => Promise<string | null>;
}

const jobOf = (tx: Executor, { subjectId }: StoredCase) => lockedJob(tx, subjectId);

/** Stellen as entries of the desk. */
export function jobKind({ signedIds, emailOf }: JobKindParts): ModerationKind {
  return {
    kind: 'job',
    label: 'Ihre Stelle',
    approve: async (tx, decided) => approveJob(tx, await jobOf(tx, decided), decided),
    reject: async (tx, decided) => rejectJob(tx, await jobOf(tx, decided), decided),
    grantAppeal: async (tx, decided) => grantJob(tx, await jobOf(tx, decided), decided),
    denyAppeal: async (tx, { subjectId }) => {
      const job = await lockedJob(tx, subjectId);
      if (job.state !== 'gesperrt' || isHeldWithAccount(job)) return;
      await updatePosting(tx, job.id, { state: stateAfter(job, 'reject') });
    },
    block: async (tx, subjectId) => {
      const job = await findJobById(tx, subjectId, true);
      // One that is away with its owner's account does not come back with it then.
      const state =
        job && (isHeldWithAccount(job) ? job.state : afterPostingStep(job.state, 'block'));
      if (!job || !state) return null;
      await updatePosting(tx, job.id, { state, endedAt: new Date() });
      const proposal = { ...contentColumns(job) };
      return { title: job.title, content: contentForDesk(job), proposal };
    },
    isOf: async (db, subjectId, person) => {
      const job = await findJobById(db, subjectId);
      return job !== null && isOwner(person, job);
    },
    concerned: async (db, subjectId) => {
      const job = await findJobById(db, subjectId);
      const email = job?.userId ? await emailOf(db, job.userId) : (job?.ownerEmail ?? null);
      if (!job || !email) return null;
      const page = job.userId
        ? paths.accountPage('jobboerse')
        : `${jobPaths.success(slugOf(job))}?code=${addressedCode(signedIds, 'job-edit', job.id, job.ownerEmail)}`;
      return { email, name: job.contactPerson ?? job.employer, page };
    },
    target: async (db, path) => {
      const number = Number(/^\/jobs\/[^/]*?(\d{1,9})$/u.exec(path)?.[1]);
      const job = number > 0 ? await findJob(db, number) : null;
      return job && isShown(job.state) ? { id: job.id, title: job.title } : null;
    },
  };
}
