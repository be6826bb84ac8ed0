import type { Logger } from '@gruenland/shared-contracts/logger.ts';

import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { JobRunner } from '#jobs/job-runner.ts';
import type { JobRunnerOptions } from '#jobs/job-runner.ts';
import type { Mailer } from '#mail/mailer.ts';
import { createMaintenance } from '#maintenance.ts';
import { createContentStories } from '#modules/forms/content-stories.ts';
import { createEntryMails } from '#modules/forms/entry-mails.service.ts';
import { createPrizeDrawService } from '#modules/forms/prize-draw.service.ts';
import { createFormMails, createSubmissionService } from '#modules/forms/submission.service.ts';
import { createSurveyService } from '#modules/forms/survey.service.ts';
import { createHealthService } from '#modules/health/health.service.ts';
import { createIntakeService } from '#modules/intake/intake.service.ts';
import { createCategoryService } from '#modules/kleinanzeigen/category.service.ts';
import { createReadsService } from '#modules/reads/reads.service.ts';
import { createAccountMails } from '#modules/session/account-mails.service.ts';
import { createAccountService } from '#modules/session/account.service.ts';
import { createAuthEngine } from '#modules/session/auth-engine.ts';
import { createEmailChangeMails } from '#modules/session/email-change-mails.service.ts';
import { createEmailChangeService } from '#modules/session/email-change.service.ts';
import { createLoginService } from '#modules/session/login.service.ts';
import { createPasswordService } from '#modules/session/password.service.ts';
import { createSecurityService } from '#modules/session/security.service.ts';
import { createSessionCookie } from '#modules/session/session-cookie.ts';
import { createSessionService } from '#modules/session/session.service.ts';
import { createThirdPartyService } from '#modules/session/third-party.service.ts';
import { createThrottle } from '#modules/session/throttle.ts';
import { createViewers } from '#modules/session/viewer.ts';

export interface ServiceParts {
  readonly config: Config;
  readonly database: Database;
  readonly mailer: Mailer;
  readonly log: Logger;
  /** For tests that want quicker jobs. */
  readonly jobOptions?: Pick<JobRunnerOptions, 'pollMs' | 'backOffSeconds'>;
}

export type Services = ReturnType<typeof createServices>;

/** Builds every service and hands each the ones it needs; the only place that knows all. */
export function createServices({ config, database, mailer, log, jobOptions }: ServiceParts) {
  const db = database.drizzle;
  const { siteUrl, authSecret: secret, partners } = config;
  const stories = createContentStories(config.content);
  const jobs = new JobRunner({
    db,
    log,
    handlers: {
      ...createAccountMails({ db, mailer, siteUrl }),
      ...createEmailChangeMails({ db, mailer, siteUrl }),
      ...createFormMails({ db, stories, mailer }),
      ...createEntryMails({ db, mailer, siteUrl }),
      maintenance: createMaintenance(db),
    },
    ...jobOptions,
  });
  const throttle = createThrottle(db, secret);
  const sessions = createSessionService(db);
  const wakeJobs = () => jobs.wake();
  const accounts = createAccountService({ db, throttle, wakeJobs });
  const engine = createAuthEngine({ db, secret, siteUrl });
  const logins = createLoginService({ db, engine, sessions, accounts, throttle });
  const thirdParty = createThirdPartyService({ db, partners, siteUrl });
  const cookie = createSessionCookie(config.secure);
  return {
    jobs,
    cookie,
    sessions,
    accounts,
    logins,
    thirdParty,
    passwords: createPasswordService({ db, throttle, wakeJobs }),
    emailChanges: createEmailChangeService({ db, throttle, wakeJobs }),
    security: createSecurityService(db),
    viewers: createViewers({ cookie, sessions, thirdParty }),
    categories: createCategoryService(db),
    intake: createIntakeService(db),
    reads: createReadsService(db, secret),
    submissions: createSubmissionService({ db, stories, wakeJobs }),
    surveys: createSurveyService({ db, stories, secret }),
    prizeDraws: createPrizeDrawService({ db, stories, throttle, wakeJobs }),
    health: createHealthService(database, mailer),
  };
}
