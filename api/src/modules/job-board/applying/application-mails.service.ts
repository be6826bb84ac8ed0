import { jobPaths } from '@gruenland/shared-contracts/job-paths.ts';

import type { Drizzle, Executor } from '#db/database.ts';
import type { TaskHandlers } from '#queue/task-kinds.ts';
import { createApplicationMail, createEmployerMail } from '#mail/application-mails.ts';
import { renderMail } from '#mail/mail-layout.ts';
import type { Mailer } from '#mail/mailer.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

import { findJobById } from '../job-list.repository.ts';
import { findApplication } from './application.repository.ts';

export interface ApplicationMailsDependencies {
  readonly db: Drizzle;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly signedIds: IdSigner;
  readonly getEmail: (db: Executor, userId: string) => Promise<string | null>;
}

/** Creates the task handlers that send mails to applicants and employers. */
export function createApplicationMailHandlers(
  dependencies: ApplicationMailsDependencies,
): Pick<TaskHandlers, 'mail.job-application' | 'mail.job-employer'> {
  const { db, mailer, siteUrl, signedIds, getEmail } = dependencies;
  const findApplicationAndJob = async (id: string) => {
    const application = await findApplication(db, id);
    const job = application && (await findJobById(db, application.postingId));
    return application && job ? { application, job } : null;
  };
  return {
    'mail.job-application': async ({ id, payload }) => {
      const applicationAndJob = await findApplicationAndJob(payload.applicationId);
      if (!applicationAndJob) return;
      const { application, job } = applicationAndJob;
      const code = signedIds.sign('job-application', application.id);
      const content = createApplicationMail(payload.notification, {
        name: application.name,
        title: job.title,
        employer: job.employer,
        url: siteUrl + jobPaths.application(code),
      });
      await mailer.send({ ...renderMail(content), to: application.email, id });
    },
    'mail.job-employer': async ({ id, payload }) => {
      const applicationAndJob = await findApplicationAndJob(payload.applicationId);
      if (!applicationAndJob) return;
      const { job } = applicationAndJob;
      const recipient = job.userId ? await getEmail(db, job.userId) : job.ownerEmail;
      if (!recipient) return;
      const content = createEmployerMail(payload.notification, {
        title: job.title,
        employer: job.contactPerson ?? job.employer,
        url: siteUrl + jobPaths.received(job.id),
      });
      await mailer.send({ ...renderMail(content), to: recipient, id });
    },
  };
}
