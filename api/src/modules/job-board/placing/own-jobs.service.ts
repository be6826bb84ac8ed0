import type { ModerationDecision } from '@gruenland/shared-contracts/api/moderation.ts';
import type {
  JobAction,
  OwnJob,
  OwnJobs,
} from '@gruenland/shared-contracts/api/own-job-postings.ts';
import { jobLimits } from '@gruenland/shared-contracts/api/own-job-postings.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import { recordAudit } from '#audit/audit.ts';
import type { Drizzle, Executor } from '#db/database.ts';
import { createEntrySlug } from '#places/entry-slug.ts';
import { Problem } from '#problem.ts';

import { isJobOwner } from '../job-owner.ts';
import type { StoredJob } from '../job-record.repository.ts';
import { listActions, getNextJobState } from './posting-states.ts';
import { findDecisions } from './posting-view.service.ts';
import { findOwnJobs, updatePosting } from './posting.repository.ts';
import { closeReview, requireLockedJob } from './review-job.ts';

/** Lists a user's jobs and applies the user's actions to them. */
export interface OwnJobService {
  list(user: User, page: number): Promise<Pick<OwnJobs, 'jobs' | 'pages'>>;
  /**
   * Applies an action to a job of the user. @throws Problem `record.not-found`, `record.changed`,
   * `record.state`
   */
  applyAction(user: User, id: string, action: JobAction, version: number): Promise<void>;
}

const dayMs = 86_400_000;

/**
 * Applies an owner's action to a job. The caller must have checked that the user owns the job.
 * @throws Problem `record.changed`, `record.state`
 */
export async function applyJobAction(
  tx: Executor,
  job: StoredJob,
  { action, version }: { readonly action: JobAction; readonly version: number },
  actor: string | null,
): Promise<void> {
  if (job.version !== version) throw new Problem('record.changed');
  const state = getNextJobState(job.state, action);
  if (!state) throw new Problem('record.state');
  const hasEnded = job.validThrough <= new Date();
  const startsNewPeriod = state === 'active' && (action === 'renew' || hasEnded);
  await updatePosting(tx, job.id, {
    state,
    endedAt: state === 'active' || state === 'paused' ? null : new Date(),
    ...(startsNewPeriod && { validThrough: new Date(Date.now() + jobLimits.runDays * dayMs) }),
  });
  if (state === 'deleted') await closeReview(tx, job.id);
  await recordAudit(tx, { action: `job.${action}`, actor, subject: `job:${job.id}` });
}

function toOwnJob(
  { job, applications }: Awaited<ReturnType<typeof findOwnJobs>>['ownJobs'][number],
  decision: ModerationDecision | null,
): OwnJob {
  return {
    id: job.id,
    slug: createEntrySlug(job),
    title: job.title,
    place: job.place,
    state: job.state,
    version: job.version,
    validThrough: job.validThrough.toISOString(),
    publishedAt: job.publishedAt?.toISOString() ?? null,
    changing: job.change !== null,
    applications,
    actions: listActions(job.state),
    decision,
  };
}

export function createOwnJobService(db: Drizzle): OwnJobService {
  return {
    list: async (user, page) => {
      const { ownJobs, pages } = await findOwnJobs(db, user, page);
      const decisions = await findDecisions(
        db,
        ownJobs.map(({ job }) => job),
      );
      return {
        pages,
        jobs: ownJobs.map((ownJob) => toOwnJob(ownJob, decisions.get(ownJob.job.id) ?? null)),
      };
    },
    applyAction: async (user, id, action, version) => {
      await db.transaction(async (tx) => {
        const job = await requireLockedJob(tx, id);
        if (!isJobOwner(user, job)) throw new Problem('record.not-found');
        await applyJobAction(tx, job, { action, version }, user.id);
      });
    },
  };
}
