import { isDeepStrictEqual } from 'node:util';

import type {
  JobActionRequest,
  JobHint,
  PlaceJobResponse,
  PlaceJobRequest,
} from '@gruenland/shared-contracts/api/own-job-postings.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import type { Executor } from '#db/database.ts';
import type { IdempotentRequest } from '#idempotency/idempotency-key.ts';
import { withIdempotency } from '#idempotency/with-idempotency.ts';
import { enqueueTask } from '#queue/task.repository.ts';
import { fileAppeal } from '#modules/moderation/interface.ts';
import { createEntrySlug } from '#places/entry-slug.ts';
import { Problem } from '#problem.ts';

import { findJobById } from '../job-list.repository.ts';
import { insertJobs } from '../job-record.repository.ts';
import type { StoredJob } from '../job-record.repository.ts';
import { findPayHints, getTodaysMinimumWageCents } from './find-pay-hints.ts';
import { findTextHints } from './find-text-hints.ts';
import { findTitleHint } from './find-title-hint.ts';
import { toContentColumns } from './job-content.ts';
import type { ContentColumns } from './job-content.ts';
import { applyJobAction } from './own-jobs.service.ts';
import { requireOwnJob } from './job-access.ts';
import type { Caller } from './job-access.ts';
import { canBeShownWithoutReview } from './posting-states.ts';
import { createPostingViewService } from './posting-view.service.ts';
import type { PostingViewDependencies, PostingViewService } from './posting-view.service.ts';
import { updateContent, updatePosting } from './posting.repository.ts';
import { requireLockedJob, openReview, requireNextState } from './review-job.ts';

/**
 * Creates and changes jobs. A moderator reviews every version, unless only the end date of a
 * running job changes. A guest's job is reviewed after the guest has confirmed the email address.
 */
export interface PlacingService extends PostingViewService {
  /** Places a job. @throws Problem `form.invalid`, `request.rate-limited` */
  place(
    request: PlaceJobRequest,
    caller: Caller,
    idempotentRequest: IdempotentRequest | null,
  ): Promise<PlaceJobResponse>;
  /**
   * Saves a change. The published version stays public until the decision.
   * @throws Problem `form.invalid`, `record.changed`, `record.state`
   */
  change(number: number, request: PlaceJobRequest, caller: Caller): Promise<PlaceJobResponse>;
  /**
   * Applies the owner's action to the job. @throws Problem `record.not-found`, `record.changed`,
   * `record.state`
   */
  applyAction(number: number, request: JobActionRequest, caller: Caller): Promise<void>;
  /**
   * Sends the confirmation mail of a guest's job again, to the same or another email address.
   *
   * @throws Problem `record.not-found`, `record.state` if the job is confirmed,
   *   `request.rate-limited`
   */
  resendConfirmation(number: number, email: string, caller: Caller): Promise<void>;
  /** Appeals against the latest decision. @throws Problem `record.not-found`, `record.state` */
  appeal(number: number, text: string, caller: Caller): Promise<void>;
}

export interface PlacingDependencies extends PostingViewDependencies {
  /** Counts a mail to an email address. @returns whether the mail may be sent */
  readonly tryCountMail: (email: string) => Promise<boolean>;
  readonly notifyTaskRunner: () => void;
}

const toPlaceJobResponse = (job: StoredJob, code: string | null): PlaceJobResponse => ({
  hints: [],
  slug: createEntrySlug(job),
  code,
});

export function createPlacingService(dependencies: PlacingDependencies): PlacingService {
  const { db, signedIds, minimumWage, tryCountMail, notifyTaskRunner } = dependencies;
  function collectHints(request: PlaceJobRequest): JobHint[] {
    const { title, employerText, intro, duties, profile, offer, contact } = request;
    const titleHint = findTitleHint(title);
    return [
      ...(titleHint ? [titleHint] : []),
      ...findTextHints([title, employerText, intro, duties, profile, offer, contact]),
      ...findPayHints(request, getTodaysMinimumWageCents(minimumWage), minimumWage.source),
    ];
  }

  return {
    ...createPostingViewService(dependencies),
    place: async (request, { user }, idempotentRequest) => {
      const email = user?.email ?? request.email ?? null;
      if (!email) {
        throw new Problem('form.invalid', {
          fields: { email: 'Bitte geben Sie Ihre E-Mail-Adresse ein.' },
        });
      }
      const content = await toContentColumns(db, request);
      const hints = request.hintsSeen ? [] : collectHints(request);
      if (hints.length > 0) return { hints, slug: null, code: null };
      if (request.website) return { hints: [], slug: null, code: null };
      if (!user && !(await tryCountMail(email))) throw new Problem('request.rate-limited');
      const id = await db.transaction((tx) =>
        withIdempotency(
          tx,
          idempotentRequest,
          async () => (await insertPosting(tx, content, user, email)).id,
        ),
      );
      notifyTaskRunner();
      const job = await findJobById(db, id);
      if (!job) throw new Problem('record.not-found');
      return toPlaceJobResponse(job, user ? null : signedIds.sign('job-state', id));
    },
    change: async (number, request, caller) => {
      const { id } = await requireOwnJob(db, signedIds, number, caller, 'edit');
      const content = await toContentColumns(db, request);
      const hints = request.hintsSeen ? [] : collectHints(request);
      if (hints.length > 0) return { hints, slug: null, code: null };
      const job = await db.transaction(async (tx) => {
        const lockedJob = await requireLockedJob(tx, id);
        if (lockedJob.version !== request.version) throw new Problem('record.changed');
        await changePosting(tx, lockedJob, content);
        return requireLockedJob(tx, id);
      });
      return toPlaceJobResponse(job, caller.code ?? null);
    },
    applyAction: async (number, request, caller) => {
      const { id } = await requireOwnJob(db, signedIds, number, caller, 'edit');
      await db.transaction(async (tx) => {
        await applyJobAction(tx, await requireLockedJob(tx, id), request, caller.user?.id ?? null);
      });
    },
    resendConfirmation: async (number, email, caller) => {
      const { id, state } = await requireOwnJob(db, signedIds, number, caller, 'see');
      if (state !== 'unconfirmed') throw new Problem('record.state');
      if (!(await tryCountMail(email))) throw new Problem('request.rate-limited');
      await db.transaction(async (tx) => {
        if ((await requireLockedJob(tx, id)).state !== 'unconfirmed')
          throw new Problem('record.state');
        await updatePosting(tx, id, { ownerEmail: email });
        await enqueueTask(tx, {
          kind: 'mail.job-posting',
          payload: { jobId: id, notification: 'confirm' },
        });
      });
      notifyTaskRunner();
    },
    appeal: async (number, text, caller) => {
      const { id } = await requireOwnJob(db, signedIds, number, caller, 'edit');
      await db.transaction((tx) => fileAppeal(tx, 'job', id, text));
    },
  };
}

async function insertPosting(
  tx: Executor,
  content: ContentColumns,
  user: User | null,
  email: string,
): Promise<StoredJob> {
  const owner = user ? { userId: user.id } : { ownerEmail: email };
  const state = user ? 'review' : 'unconfirmed';
  const [job] = await insertJobs(tx, [{ ...content, ...owner, state }]);
  if (!job) throw new Error('the database returned no inserted job');
  if (user) await openReview(tx, job, null);
  else {
    const payload = { jobId: job.id, notification: 'confirm' as const };
    await enqueueTask(tx, { kind: 'mail.job-posting', payload });
  }
  return job;
}

/**
 * Returns the new end date if a change concerns only the end date of a running job, otherwise null.
 * Such a change needs no review.
 */
function getNewEndDate(job: StoredJob, { validThrough, ...content }: ContentColumns): Date | null {
  if (job.state !== 'active' && job.state !== 'paused') return null;
  const storedColumns = job as unknown as Readonly<Record<string, unknown>>;
  const isContentSame = Object.entries(content).every(([name, value]) =>
    isDeepStrictEqual(value ?? null, storedColumns[name] ?? null),
  );
  return isContentSame && validThrough instanceof Date ? validThrough : null;
}

/**
 * Saves a change. A change of only the end date applies at once. Any other change needs a review. A
 * published job keeps its content until the decision.
 */
async function changePosting(tx: Executor, job: StoredJob, content: ContentColumns): Promise<void> {
  const newEndDate = job.change === null ? getNewEndDate(job, content) : null;
  if (newEndDate) {
    await updatePosting(tx, job.id, { validThrough: newEndDate });
    return;
  }
  if (canBeShownWithoutReview(job.state)) {
    await updatePosting(tx, job.id, { change: content });
    await openReview(tx, { ...job, ...content } as StoredJob, job);
    return;
  }
  const state = requireNextState(job, 'submit');
  await updateContent(tx, job.id, content, { state });
  if (state === 'review') await openReview(tx, await requireLockedJob(tx, job.id), null);
}
