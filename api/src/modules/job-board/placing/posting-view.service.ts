import { getBerlinDay } from '@gruenland/shared-contracts/german-calendar.ts';
import type { ModerationDecision } from '@gruenland/shared-contracts/api/moderation.ts';
import type {
  JobForm,
  JobStateResponse,
} from '@gruenland/shared-contracts/api/own-job-postings.ts';

import type { Drizzle, Executor } from '#db/database.ts';
import { toDecisionView, findLatestDecisions } from '#modules/moderation/interface.ts';
import { createEntrySlug } from '#places/entry-slug.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

import type { StoredJob } from '../job-record.repository.ts';
import { getNextMinimumWage, getTodaysMinimumWageCents } from './find-pay-hints.ts';
import type { MinimumWages } from './find-pay-hints.ts';
import { toFormContent } from './job-content.ts';
import { requireOwnJob, getAccessLevel } from './job-access.ts';
import type { Caller } from './job-access.ts';
import { listActions, getNextJobState, canBeShownWithoutReview } from './posting-states.ts';
import { updatePosting } from './posting.repository.ts';
import { requireLockedJob, openReview, requireNextState, getPendingChange } from './review-job.ts';

/** Returns the form values and state of the caller's own job, and confirms a guest's job. */
export interface PostingViewService {
  /**
   * Returns form values for a new job, or for the caller's job with this number. @throws Problem
   * `record.not-found`
   */
  readForm(caller: Caller, number?: number): Promise<JobForm>;
  /**
   * Returns the state of the caller's own job. @throws Problem `record.not-found` if the caller has
   * no access
   */
  state(number: number, caller: Caller): Promise<JobStateResponse>;
  /** Confirms a guest's job with the code from the mail. Repeated calls have no further effect. */
  confirm(number: number, code: string): Promise<void>;
}

export interface PostingViewDependencies {
  readonly db: Drizzle;
  readonly signedIds: IdSigner;
  readonly minimumWage: MinimumWages;
}

export function createPostingViewService({
  db,
  signedIds,
  minimumWage,
}: PostingViewDependencies): PostingViewService {
  return {
    readForm: async (caller, number) => {
      const job =
        number === undefined ? null : await requireOwnJob(db, signedIds, number, caller, 'edit');
      return {
        viewer: caller.user && { email: caller.user.email },
        minimumWage: {
          cents: getTodaysMinimumWageCents(minimumWage),
          next: getNextMinimumWage(minimumWage, getBerlinDay(new Date())),
          source: minimumWage.source,
        },
        job: job && {
          slug: createEntrySlug(job),
          version: job.version,
          state: job.state,
          content: toFormContent(getPendingChange(job) ?? job),
        },
      };
    },
    confirm: async (number, code) => {
      const { id } = await requireOwnJob(db, signedIds, number, { user: null, code }, 'edit');
      await db.transaction(async (tx) => {
        const job = await requireLockedJob(tx, id);
        if (job.state !== 'unconfirmed') return;
        await updatePosting(tx, id, { state: requireNextState(job, 'confirm') });
        await openReview(tx, job, null);
      });
    },
    state: async (number, caller) => {
      const job = await requireOwnJob(db, signedIds, number, caller, 'see');
      const { title, state, change, version } = job;
      const canEdit = getAccessLevel(job, caller, signedIds) === 'edit';
      return {
        slug: createEntrySlug(job),
        title,
        state,
        version,
        changing: change !== null,
        mayConfirm: canEdit && state === 'unconfirmed',
        actions: canEdit ? listActions(state) : [],
        editable:
          canEdit && (canBeShownWithoutReview(state) || getNextJobState(state, 'submit') !== null),
        decision: canEdit ? ((await findDecisions(db, [job])).get(job.id) ?? null) : null,
      };
    },
  };
}

/**
 * Returns the latest decision against each job or its change, by job id. Leaves out jobs that are
 * unconfirmed or under review.
 */
export async function findDecisions(
  db: Executor,
  jobs: readonly StoredJob[],
): Promise<ReadonlyMap<string, ModerationDecision>> {
  const decidedIds = jobs
    .filter(({ state }) => state !== 'review' && state !== 'unconfirmed')
    .map(({ id }) => id);
  const decidedCases = await findLatestDecisions(db, 'job', decidedIds);
  return new Map(
    [...decidedCases].map(([id, decidedCase]) => [id, toDecisionView(decidedCase)] as const),
  );
}
