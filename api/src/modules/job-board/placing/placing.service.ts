import { isDeepStrictEqual } from 'node:util';

import type {
  JobActRequest,
  JobHint,
  PlaceJobAnswer,
  PlaceJobRequest,
} from '@gruenland/shared-contracts/api/own-job-postings.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import type { Executor } from '#db/database.ts';
import type { CreatingCall } from '#idempotency/idempotency-key.ts';
import { once } from '#idempotency/once.ts';
import { enqueue } from '#queue/task.repository.ts';
import { objectTo } from '#modules/moderation/moderation.service.ts';
import { slugOf } from '#modules/places/slug-of.ts';
import { Problem } from '#problem.ts';

import { findJobById } from '../job-list.repository.ts';
import { insertJobs } from '../job-record.repository.ts';
import type { StoredJob } from '../job-record.repository.ts';
import { checkPay, wageToday } from './check-pay.ts';
import { checkText } from './check-text.ts';
import { checkTitle } from './check-title.ts';
import { contentOf } from './job-content.ts';
import type { ContentColumns } from './job-content.ts';
import { actOnJob } from './own-jobs.service.ts';
import { ownPosting } from './placer.ts';
import type { Placer } from './placer.ts';
import { isShown } from './posting-states.ts';
import { createPostingViews } from './posting-view.service.ts';
import type { PostingViewParts, PostingViews } from './posting-view.service.ts';
import { updateContent, updatePosting } from './posting.repository.ts';
import { lockedJob, openReview, stateAfter } from './review-job.ts';

/** Writing Stellen. Everything goes before the desk; guests confirm by mail first. */
export interface PlacingService extends PostingViews {
  /** @throws Problem `form.invalid` */
  place(
    request: PlaceJobRequest,
    placer: Placer,
    call: CreatingCall | null,
  ): Promise<PlaceJobAnswer>;
  /** What is shown stays until the desk has decided. @throws Problem `record.changed`, … */
  change(number: number, request: PlaceJobRequest, placer: Placer): Promise<PlaceJobAnswer>;
  /** @throws Problem `record.not-found`, `record.changed`, `record.state` */
  act(number: number, request: JobActRequest, placer: Placer): Promise<void>;
  /**
   * Sends the mail that confirms a guest's Stelle once more, to the same or another address.
   *
   * @throws Problem `record.not-found`, `record.state` for a confirmed one, `request.rate-limited`
   */
  readdress(number: number, email: string, placer: Placer): Promise<void>;
  /** Objects to the latest decision. @throws Problem `record.not-found`, `record.state` */
  appeal(number: number, text: string, placer: Placer): Promise<void>;
}

export interface PlacingParts extends PostingViewParts {
  /** Whether this address may be written to once more. */
  readonly mayMail: (email: string) => Promise<boolean>;
  readonly wakeJobs: () => void;
}

export function createPlacingService(parts: PlacingParts): PlacingService {
  const { db, signedIds, minimumWage, mayMail, wakeJobs } = parts;
  function hintsOf(request: PlaceJobRequest): JobHint[] {
    const { title, employerText, intro, tasks, profile, offer, contact } = request;
    const about = checkTitle(title);
    return [
      ...(about ? [about] : []),
      ...checkText([title, employerText, intro, tasks, profile, offer, contact]),
      ...checkPay(request, wageToday(minimumWage), minimumWage.source),
    ];
  }

  const answer = (job: StoredJob, code: string | null): PlaceJobAnswer => ({
    hints: [],
    slug: slugOf(job),
    code,
  });

  return {
    ...createPostingViews(parts),
    place: async (request, { user }, call) => {
      const email = user?.email ?? request.email ?? null;
      if (!email) {
        throw new Problem('form.invalid', {
          fields: { email: 'Bitte geben Sie Ihre E-Mail-Adresse ein.' },
        });
      }
      const content = await contentOf(db, request);
      const hints = request.hintsSeen ? [] : hintsOf(request);
      if (hints.length > 0) return { hints, slug: null, code: null };
      if (request.website || (!user && !(await mayMail(email)))) {
        return { hints: [], slug: null, code: null };
      }
      const id = await db.transaction((tx) =>
        once(tx, call, async () => (await insertPosting(tx, content, user, email)).id),
      );
      wakeJobs();
      const job = await findJobById(db, id);
      if (!job) throw new Problem('record.not-found');
      return answer(job, user ? null : signedIds.sign('job-state', id));
    },
    change: async (number, request, placer) => {
      const { id } = await ownPosting(db, signedIds, number, placer, 'edit');
      const content = await contentOf(db, request);
      const hints = request.hintsSeen ? [] : hintsOf(request);
      if (hints.length > 0) return { hints, slug: null, code: null };
      const job = await db.transaction(async (tx) => {
        const stored = await lockedJob(tx, id);
        if (stored.version !== request.version) throw new Problem('record.changed');
        await changePosting(tx, stored, content);
        return lockedJob(tx, id);
      });
      return answer(job, placer.code ?? null);
    },
    act: async (number, request, placer) => {
      const { id } = await ownPosting(db, signedIds, number, placer, 'edit');
      await db.transaction(async (tx) => {
        await actOnJob(tx, await lockedJob(tx, id), request, placer.user?.id ?? null);
      });
    },
    readdress: async (number, email, placer) => {
      const { id, state } = await ownPosting(db, signedIds, number, placer, 'see');
      if (state !== 'unbestaetigt') throw new Problem('record.state');
      if (!(await mayMail(email))) throw new Problem('request.rate-limited');
      await db.transaction(async (tx) => {
        if ((await lockedJob(tx, id)).state !== 'unbestaetigt') throw new Problem('record.state');
        await updatePosting(tx, id, { ownerEmail: email });
        await enqueue(tx, { kind: 'mail.job-posting', payload: { jobId: id, news: 'confirm' } });
      });
      wakeJobs();
    },
    appeal: async (number, text, placer) => {
      const { id } = await ownPosting(db, signedIds, number, placer, 'edit');
      await db.transaction((tx) => objectTo(tx, 'job', id, text));
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
  const state = user ? 'pruefung' : 'unbestaetigt';
  const [job] = await insertJobs(tx, [{ ...content, ...owner, state }]);
  if (!job) throw new Error('nothing was written');
  if (user) await openReview(tx, job, null);
  else {
    const payload = { jobId: job.id, news: 'confirm' as const };
    await enqueue(tx, { kind: 'mail.job-posting', payload });
  }
  return job;
}

/** Its new last day, where a running Stelle changes in nothing else: there is nothing to review. */
function onlyUntil(job: StoredJob, { validThrough, ...content }: ContentColumns): Date | null {
  if (job.state !== 'aktiv' && job.state !== 'pausiert') return null;
  const stored = job as unknown as Readonly<Record<string, unknown>>;
  const same = Object.entries(content).every(([name, value]) =>
    isDeepStrictEqual(value ?? null, stored[name] ?? null),
  );
  return same && validThrough instanceof Date ? validThrough : null;
}

/** What is shown waits beside; what is not is changed at once. Both go before the desk. */
async function changePosting(tx: Executor, job: StoredJob, content: ContentColumns): Promise<void> {
  const until = job.change === null ? onlyUntil(job, content) : null;
  if (until) {
    await updatePosting(tx, job.id, { validThrough: until });
    return;
  }
  if (isShown(job.state)) {
    await updatePosting(tx, job.id, { change: content });
    await openReview(tx, { ...job, ...content } as StoredJob, job);
    return;
  }
  const state = stateAfter(job, 'submit');
  await updateContent(tx, job.id, content, { state });
  if (state === 'pruefung') await openReview(tx, await lockedJob(tx, job.id), null);
}
