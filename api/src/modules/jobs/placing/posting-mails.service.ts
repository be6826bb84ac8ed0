import { jobPaths } from '@gruenland/shared-contracts/job-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';

import type { Drizzle, Executor } from '#db/database.ts';
import type { JobHandlers } from '#jobs/job-kinds.ts';
import { postingMail } from '#mail/application-mails.ts';
import { renderMail } from '#mail/mail-layout.ts';
import type { Mailer } from '#mail/mailer.ts';
import { slugOf } from '#modules/places/slug-of.ts';
import type { SignedIds } from '#secrets/signed-id.ts';

import { findJobById } from '../job-list.repository.ts';

export interface PostingMailsParts {
  readonly db: Drizzle;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly signedIds: SignedIds;
  readonly emailOf: (db: Executor, userId: string) => Promise<string | null>;
}

/** The job that writes to who placed a Stelle. */
export function createPostingMails(
  parts: PostingMailsParts,
): Pick<JobHandlers, 'mail.job-posting'> {
  const { db, mailer, siteUrl, signedIds, emailOf } = parts;
  return {
    'mail.job-posting': async ({ id, payload }) => {
      const job = await findJobById(db, payload.jobId);
      const to = job?.userId ? await emailOf(db, job.userId) : (job?.ownerEmail ?? null);
      if (!job || !to) return;
      const slug = slugOf(job);
      const code = signedIds.sign('job-edit', job.id);
      const content = postingMail(payload.news, {
        title: job.title,
        name: job.contactPerson ?? job.employer,
        page: siteUrl + paths.job(slug),
        manage: `${siteUrl}${jobPaths.success(slug)}?code=${code}`,
      });
      await mailer.send({ ...renderMail(content), to, id });
    },
  };
}
