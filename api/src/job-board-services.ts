import type { Drizzle, Executor } from '#db/database.ts';
import type { Mailer } from '#mail/mailer.ts';
import { createApplicationMailHandlers } from '#modules/job-board/applying/application-mails.service.ts';
import { createApplicationService } from '#modules/job-board/applying/application.service.ts';
import { createCvService } from '#modules/job-board/applying/cv.service.ts';
import { createReceivedApplicationService } from '#modules/job-board/applying/received-application.service.ts';
import { createJobService } from '#modules/job-board/job.service.ts';
import { createOwnJobService } from '#modules/job-board/placing/own-jobs.service.ts';
import { createPlacingService } from '#modules/job-board/placing/placing.service.ts';
import type { PlacingDependencies } from '#modules/job-board/placing/placing.service.ts';
import { endJobs, remindOfEndingJobs } from '#modules/job-board/placing/posting-lifecycle.ts';
import { createPostingMailHandlers } from '#modules/job-board/placing/posting-mails.service.ts';
import {} from '#modules/job-board/placing/posting.repository.ts';
import type { MailLimit } from '#modules/session/mail-limit.ts';
import { findStoredUser } from '#modules/session/user.repository.ts';
import type { Encryption } from '#secrets/encrypt.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

export interface JobBoardDependencies {
  readonly db: Drizzle;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly mailLimit: MailLimit;
  readonly signedIds: IdSigner;
  readonly encryption: Encryption;
  readonly minimumWage: PlacingDependencies['minimumWage'];
  readonly notifyTaskRunner: () => void;
}

const getEmail = async (db: Executor, id: string) =>
  (await findStoredUser(db, { id }))?.email ?? null;

/** Creates the services with which people read postings, apply for jobs and place postings. */
export function createJobBoardServices(dependencies: JobBoardDependencies) {
  const { db, mailLimit, siteUrl } = dependencies;
  return {
    services: {
      jobPostings: createJobService(db, siteUrl),
      applications: createApplicationService({
        ...dependencies,
        mayMail: mailLimit('job-application'),
      }),
      cvs: createCvService(dependencies),
      receivedApplications: createReceivedApplicationService(dependencies),
      placing: createPlacingService({ ...dependencies, mayMail: mailLimit('job-posting') }),
      ownJobs: createOwnJobService(db),
    },
    mails: {
      ...createApplicationMailHandlers({ ...dependencies, getEmail }),
      ...createPostingMailHandlers({ ...dependencies, getEmail }),
    },
    dailyTasks: {
      endJobs: () => endJobs(db),
      remindOfEndingJobs: () => remindOfEndingJobs(db),
    },
  };
}
