import type { EntryDecision } from '@gruenland/shared-contracts/api/moderation.ts';
import type { JobForm, JobStateAnswer } from '@gruenland/shared-contracts/api/own-job-postings.ts';

import type { Drizzle, Executor } from '#db/database.ts';
import { decisionView } from '#modules/moderation/decision-view.ts';
import { latestDecision } from '#modules/moderation/report.service.ts';
import { slugOf } from '#modules/places/slug-of.ts';
import type { SignedIds } from '#secrets/signed-id.ts';

import type { StoredJob } from '../job-record.repository.ts';
import { wageToday } from './check-pay.ts';
import type { MinimumWages } from './check-pay.ts';
import { formContent } from './job-content.ts';
import { ownPosting, rightOf } from './placer.ts';
import type { Placer } from './placer.ts';
import { actionsOf, afterPostingStep, isShown } from './posting-states.ts';
import { updatePosting } from './posting.repository.ts';
import { lockedJob, openReview, stateAfter, waitingChange } from './review-job.ts';

/** One's own Stelle: as the form shows it, how it stands, its confirmation. */
export interface PostingViews {
  /** For a new Stelle, or one of the placer's. @throws Problem `record.not-found` */
  form(placer: Placer, number?: number): Promise<JobForm>;
  /** How one's own Stelle stands. @throws Problem `record.not-found` for everybody else */
  state(number: number, placer: Placer): Promise<JobStateAnswer>;
  /** What the link in the mail asks for; again it changes nothing. */
  confirm(number: number, code: string): Promise<void>;
}

export interface PostingViewParts {
  readonly db: Drizzle;
  readonly signedIds: SignedIds;
  readonly minimumWage: MinimumWages;
}

export function createPostingViews({ db, signedIds, minimumWage }: PostingViewParts): PostingViews {
  return {
    form: async (placer, number) => {
      const job =
        number === undefined ? null : await ownPosting(db, signedIds, number, placer, 'edit');
      return {
        viewer: placer.user && { email: placer.user.email },
        minimumWage: { cents: wageToday(minimumWage), source: minimumWage.source },
        job: job && {
          slug: slugOf(job),
          version: job.version,
          state: job.state,
          content: formContent(waitingChange(job) ?? job),
        },
      };
    },
    confirm: async (number, code) => {
      const { id } = await ownPosting(db, signedIds, number, { user: null, code }, 'edit');
      await db.transaction(async (tx) => {
        const job = await lockedJob(tx, id);
        if (job.state !== 'unbestaetigt') return;
        await updatePosting(tx, id, { state: stateAfter(job, 'confirm') });
        await openReview(tx, job, null);
      });
    },
    state: async (number, placer) => {
      const job = await ownPosting(db, signedIds, number, placer, 'see');
      const { title, state, change, version } = job;
      const mine = rightOf(job, placer, signedIds) === 'edit';
      return {
        slug: slugOf(job),
        title,
        state,
        version,
        changing: change !== null,
        mayConfirm: mine && state === 'unbestaetigt',
        actions: mine ? actionsOf(state) : [],
        editable: mine && (isShown(state) || afterPostingStep(state, 'submit') !== null),
        decision: mine ? await decisionAbout(db, job) : null,
      };
    },
  };
}

/** The decision against a Stelle or a change of it, unless it is being looked at again. */
export async function decisionAbout(db: Executor, job: StoredJob): Promise<EntryDecision | null> {
  if (job.state === 'pruefung' || job.state === 'unbestaetigt') return null;
  const decided = await latestDecision(db, 'job', job.id);
  return decided && decisionView(decided);
}
