import { jobPaths } from '@gruenland/shared-contracts/job-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';

import type { Drizzle, Executor } from '#db/database.ts';
import type { TaskHandlers } from '#queue/task-kinds.ts';
import { createPostingMail } from '#mail/application-mails.ts';
import { renderMail } from '#mail/mail-layout.ts';
import type { Mailer } from '#mail/mailer.ts';
import { createEntrySlug } from '#places/entry-slug.ts';
import { signEmailBoundCode } from '#secrets/email-bound-code.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

import { findJobById } from '../job-list.repository.ts';

export interface PostingMailsDependencies {
  readonly db: Drizzle;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly signedIds: IdSigner;
  readonly getEmail: (db: Executor, userId: string) => Promise<string | null>;
}

const dateFormat = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'long',
  timeZone: 'Europe/Berlin',
});

/** Creates the task handler that sends mails to the owner of a job. */
export function createPostingMailHandlers(
  dependencies: PostingMailsDependencies,
): Pick<TaskHandlers, 'mail.job-posting'> {
  const { db, mailer, siteUrl, signedIds, getEmail } = dependencies;
  return {
    'mail.job-posting': async ({ id, payload }) => {
      const job = await findJobById(db, payload.jobId);
      const recipient = job?.userId ? await getEmail(db, job.userId) : (job?.ownerEmail ?? null);
      if (!job || !recipient) return;
      // Skips mails that no longer apply because the job was renewed, filled or deleted after the
      // mail was queued.
      const hasEnded = job.validThrough <= new Date();
      if (
        payload.notification === 'ending' &&
        (hasEnded || !['active', 'paused'].includes(job.state))
      )
        return;
      if (payload.notification === 'ended' && job.state !== 'expired') return;
      const slug = createEntrySlug(job);
      const code = signEmailBoundCode(signedIds, 'job-edit', job.id, job.ownerEmail);
      const content = createPostingMail(payload.notification, {
        title: job.title,
        name: job.contactPerson ?? job.employer,
        pageUrl: siteUrl + paths.job(slug),
        manageUrl: `${siteUrl}${jobPaths.success(slug)}?code=${code}`,
        lastDayText: dateFormat.format(job.validThrough),
      });
      await mailer.send({ ...renderMail(content), to: recipient, id });
    },
  };
}
