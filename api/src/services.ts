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
import { createEventService } from '#modules/veranstaltungen/event.service.ts';
import { createReadsService } from '#modules/reads/reads.service.ts';
import { createHealthService } from '#modules/health/health.service.ts';
import { createIntakeService } from '#modules/intake/intake.service.ts';
import { expireAds } from '#modules/kleinanzeigen/ad-list.repository.ts';
import { createAdService } from '#modules/kleinanzeigen/ad.service.ts';
import { createCategoryService } from '#modules/kleinanzeigen/category.service.ts';
import { createConsentService } from '#modules/consent/consent.service.ts';
import { contractData } from '#modules/contracts/contract-data.ts';
import { createContractMails } from '#modules/contracts/contract-mails.service.ts';
import { createContractService } from '#modules/contracts/contract.service.ts';
import { interestsData } from '#modules/interests/interests-data.ts';
import { createInterestsService } from '#modules/interests/interests.service.ts';
import { createAccountNewsletterService } from '#modules/newsletter/account-newsletter.service.ts';
import { newsletterData } from '#modules/newsletter/newsletter-data.ts';
import { createNewsletterMails } from '#modules/newsletter/newsletter-mails.service.ts';
import { createNewsletterService } from '#modules/newsletter/newsletter.service.ts';
import { createPrintAccountService } from '#modules/print-subscription/print-account.service.ts';
import { endDeclaredContract } from '#modules/print-subscription/print-contract.ts';
import { printData } from '#modules/print-subscription/print-data.ts';
import { createPrintMails } from '#modules/print-subscription/print-mails.service.ts';
import { createPrintOrderService } from '#modules/print-subscription/print-order.service.ts';
import { createPrivacyJobs, createPrivacyService } from '#modules/privacy/privacy.service.ts';
import { profileData } from '#modules/profile/profile-data.ts';
import { createProfileService } from '#modules/profile/profile.service.ts';
import { hashToken, newSecretToken } from '#modules/session/secret-token.ts';
import { sessionData } from '#modules/session/session-data.ts';
import { findStoredUser } from '#modules/session/user.repository.ts';
import { createSeal } from '#secrets/seal.ts';
import { createSignedIds } from '#secrets/signed-id.ts';
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
import { createSessionStart } from '#modules/session/session-start.ts';
import { createPasskeyService } from '#modules/sign-in-ways/passkey.service.ts';
import { createProviderService } from '#modules/sign-in-ways/provider.service.ts';
import { createSecondFactorService } from '#modules/sign-in-ways/second-factor.service.ts';
import { createThrottle, mailRule } from '#modules/session/throttle.ts';
import type { Throttle } from '#modules/session/throttle.ts';
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
export function createServices(parts: ServiceParts) {
  const { config, database, mailer, log, jobOptions } = parts;
  const db = database.drizzle;
  const { siteUrl, publisher, authSecret: secret } = config;
  const stories = createContentStories(config.content);
  const tools = createTools(parts);
  const session = createSessionServices(parts, tools);
  const readers = createReaderServices(parts, tools, session.throttle);
  const jobs = new JobRunner({
    db,
    log,
    handlers: {
      ...createAccountMails({ db, mailer, siteUrl }),
      ...createEmailChangeMails({ db, mailer, siteUrl }),
      ...createNewsletterMails({ db, mailer, siteUrl, newToken: newSecretToken, ...tools }),
      ...createPrintMails({ db, mailer, siteUrl, publisher }),
      ...createContractMails({ db, mailer, publisher }),
      ...createFormMails({ db, stories, mailer }),
      ...createEntryMails({ db, mailer, siteUrl }),
      ...createPrivacyJobs({
        db,
        mailer,
        siteUrl,
        data: readers.personalData,
        findPerson: (id) => findStoredUser(db, { id }),
      }),
      maintenance: createMaintenance(db, [readers.privacy.deleteDue, () => expireAds(db)]),
    },
    ...jobOptions,
  });
  tools.wakeBy(() => jobs.wake());
  const { throttle } = session;
  return {
    ...session,
    ...readers,
    jobs,
    categories: createCategoryService(db),
    events: createEventService(db),
    ads: createAdService(db),
    intake: createIntakeService(db),
    reads: createReadsService(db, secret),
    submissions: createSubmissionService({ db, stories, wakeJobs: tools.wakeJobs }),
    surveys: createSurveyService({ db, stories, secret }),
    prizeDraws: createPrizeDrawService({ db, stories, throttle, wakeJobs: tools.wakeJobs }),
    consents: createConsentService(db),
    health: createHealthService(database, mailer),
  };
}

/** What several services need and none owns. */
function createTools({ config }: ServiceParts) {
  let wake = () => {};
  return {
    signedIds: createSignedIds(config.authSecret),
    seal: createSeal(config.dataSecret),
    /** Jobs are looked for at once; nothing happens before the runner is there. */
    wakeJobs: () => wake(),
    wakeBy: (wakeJobs: () => void) => {
      wake = wakeJobs;
    },
  };
}

type Tools = ReturnType<typeof createTools>;

/** Who somebody is, and how they prove it. */
function createSessionServices({ config, database }: ServiceParts, { wakeJobs, seal }: Tools) {
  const db = database.drizzle;
  const { siteUrl, authSecret: secret, partners } = config;
  const throttle = createThrottle(db, secret);
  const sessions = createSessionService(db);
  const accounts = createAccountService({ db, throttle, wakeJobs });
  const engine = createAuthEngine({ db, secret, siteUrl });
  const thirdParty = createThirdPartyService({ db, partners, siteUrl });
  const cookie = createSessionCookie(config.secure);
  const secondFactors = createSecondFactorService(db, seal);
  return {
    throttle,
    cookie,
    sessions,
    accounts,
    thirdParty,
    logins: createLoginService({
      db,
      engine,
      sessions,
      accounts,
      throttle,
      secondFactor: (userId, code) => secondFactors.check(userId, code),
    }),
    secondFactors,
    passkeys: createPasskeyService({ db, siteUrl }),
    providers: createProviderService({ db, siteUrl, provider: config.provider }),
    startSession: createSessionStart(cookie, sessions),
    seal,
    secureCookies: config.secure,
    passwords: createPasswordService({ db, throttle, wakeJobs }),
    emailChanges: createEmailChangeService({ db, throttle, wakeJobs }),
    security: createSecurityService(db),
    viewers: createViewers({ cookie, sessions, thirdParty }),
  };
}

/** What readers have: profile, newsletters, interests, contracts, their data. */
function createReaderServices(
  { config, database }: ServiceParts,
  tools: Tools,
  throttle: Throttle,
) {
  const db = database.drizzle;
  const { publisher } = config;
  // Chapters of the copy and steps of a deletion, in this order. Each module adds its own here.
  const personalData = [
    profileData(db),
    sessionData(db),
    newsletterData(db),
    interestsData(db),
    printData(db),
    contractData(db),
  ];
  return {
    personalData,
    profiles: createProfileService(db),
    interests: createInterestsService(db),
    newsletters: createNewsletterService({
      db,
      hashToken,
      mayMail: (email) => throttle.allows([mailRule(email)]),
      ...tools,
    }),
    accountNewsletters: createAccountNewsletterService(db),
    printOrders: createPrintOrderService({ db, ...tools }),
    printAccounts: createPrintAccountService({ db, ...tools }),
    contracts: createContractService({
      db,
      publisher,
      endContract: endDeclaredContract,
      ...tools,
    }),
    privacy: createPrivacyService({ db, data: personalData, ...tools }),
  };
}
