import type { Drizzle, Executor } from '#db/database.ts';
import type { Mailer } from '#mail/mailer.ts';
import { createApplicationMails } from '#modules/job-board/applying/application-mails.service.ts';
import { removeOldApplications } from '#modules/job-board/applying/application.repository.ts';
import { createApplicationService } from '#modules/job-board/applying/application.service.ts';
import { createCvService } from '#modules/job-board/applying/cv.service.ts';
import { createReceivedService } from '#modules/job-board/applying/received.service.ts';
import { createJobService } from '#modules/job-board/job.service.ts';
import { createOwnJobService } from '#modules/job-board/placing/own-jobs.service.ts';
import { createPlacingService } from '#modules/job-board/placing/placing.service.ts';
import type { PlacingParts } from '#modules/job-board/placing/placing.service.ts';
import { endJobs, remindOfEndingJobs } from '#modules/job-board/placing/posting-clock.ts';
import { createPostingMails } from '#modules/job-board/placing/posting-mails.service.ts';
import {
  emptyDeletedJobs,
  removeUnconfirmedJobs,
} from '#modules/job-board/placing/posting.repository.ts';
import { mailRule } from '#modules/session/throttle.ts';
import type { Throttle } from '#modules/session/throttle.ts';
import { findStoredUser } from '#modules/session/user.repository.ts';
import type { Seal } from '#secrets/encrypt.ts';
import type { SignedIds } from '#secrets/signed-id.ts';

export interface JobServiceParts {
  readonly db: Drizzle;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly throttle: Throttle;
  readonly signedIds: SignedIds;
  readonly seal: Seal;
  readonly minimumWage: PlacingParts['minimumWage'];
  readonly wakeJobs: () => void;
}

const emailOf = async (db: Executor, id: string) =>
  (await findStoredUser(db, { id }))?.email ?? null;

/** The Jobbörse: what is in it, who applies, who places. */
export function createJobServices(parts: JobServiceParts) {
  const { db, throttle, siteUrl } = parts;
  const mayMail = (email: string) => throttle.allows([mailRule(email)]);
  return {
    services: {
      jobPostings: createJobService(db, siteUrl),
      applications: createApplicationService({ ...parts, mayMail }),
      cvs: createCvService(parts),
      receivedApplications: createReceivedService(parts),
      placing: createPlacingService({ ...parts, mayMail }),
      ownJobs: createOwnJobService(db),
    },
    mails: {
      ...createApplicationMails({ ...parts, emailOf }),
      ...createPostingMails({ ...parts, emailOf }),
    },
    daily: [
      () => endJobs(db),
      () => remindOfEndingJobs(db),
      () => removeOldApplications(db),
      () => removeUnconfirmedJobs(db),
      () => emptyDeletedJobs(db),
    ],
  };
}
