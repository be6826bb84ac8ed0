import type { Logger } from '@gruenland/shared-contracts/logger.ts';

import { createCalendarJobs, createCalendarServices } from '#event-services.ts';
import type { Config } from '#config.ts';
import type { ContentRead } from '#content/content-read.ts';
import type { Database } from '#db/database.ts';
import { JobRunner } from '#queue/task-runner.ts';
import type { JobRunnerOptions } from '#queue/task-runner.ts';
import type { Mailer } from '#mail/mailer.ts';
import { createMaintenance } from '#maintenance.ts';
import { followAddress } from '#on-email-changed.ts';
import { createContentStories } from '#modules/forms/content-stories.ts';
import { deskReview } from '#modules/events/submission/event-kind.ts';
import { deleteOldEventDrafts } from '#modules/events/submission/own-event.repository.ts';
import { removeOldRegistrations } from '#modules/events/registration.repository.ts';
import { createReadsService } from '#modules/article-views/article-view.service.ts';
import { createHealthService } from '#modules/health/health.service.ts';
import { createIntakeService } from '#modules/telemetry/telemetry.service.ts';
import { createAdService } from '#modules/ads/ad.service.ts';
import { replyTime } from '#modules/messages/reply-time.ts';
import { createJobServices } from '#job-board-services.ts';
import { createMarketServices } from '#ad-services.ts';
import type { PhotoPlaces } from '#modules/photos/open-photos.ts';
import { createCategoryService } from '#modules/ads/category.service.ts';
import { createContentSlugService } from '#modules/content-slugs/content-slug.service.ts';
import { createConsentService } from '#modules/consent/consent.service.ts';
import { createContractMails } from '#modules/contracts/contract-mails.service.ts';
import { createContractDesk } from '#modules/contracts/staff/contract-case.service.ts';
import { createContractNews } from '#modules/contracts/staff/contract-notification.service.ts';
import { createContractService } from '#modules/contracts/contract.service.ts';
import { createFormDraftService } from '#modules/form-drafts/form-draft.service.ts';
import { createInterestsService } from '#modules/interests/interests.service.ts';
import { createAccountNewsletterService } from '#modules/newsletter/account-newsletter.service.ts';
import { createNewsletterMails } from '#modules/newsletter/newsletter-mails.service.ts';
import { createNewsletterService } from '#modules/newsletter/newsletter.service.ts';
import { declaredPrintContracts } from '#modules/print-subscription/staff/declared-contracts.ts';
import { createOrderDesk } from '#modules/print-subscription/staff/service-request.service.ts';
import { createPrintAccountService } from '#modules/print-subscription/print-account.service.ts';
import { keepPrintClock } from '#modules/print-subscription/print-clock.ts';
import { endDeclaredContract } from '#modules/print-subscription/print-contract.ts';
import { createPrintMails } from '#modules/print-subscription/print-mails.service.ts';
import { createPrintOrderService } from '#modules/print-subscription/print-order.service.ts';
import { createPrivacyJobs, createPrivacyService } from '#modules/privacy/privacy.service.ts';
import { countTraderAds } from '#modules/ads/trader.repository.ts';
import { createProfileService } from '#modules/profile/profile.service.ts';
import { hashToken } from '#modules/session/secret-token.ts';
import { findStoredUser } from '#modules/session/user.repository.ts';
import { createPersonalData } from '#personal-data.ts';
import { createRedaktionServices } from '#staff-services.ts';
import { createSavedServices } from '#saved-services.ts';
import { createSeal } from '#secrets/encrypt.ts';
import { createSignedIds } from '#secrets/signed-id.ts';
import { createAccountMails } from '#modules/session/account-mails.service.ts';
import { createAccountService } from '#modules/session/account.service.ts';
import { createAuthEngine } from '#modules/session/auth-engine.ts';
import { createEmailChangeMails } from '#modules/session/email-change-mails.service.ts';
import { findFormerAddresses } from '#modules/session/email-change.repository.ts';
import { createEmailChangeService } from '#modules/session/email-change.service.ts';
import { createLoginService } from '#modules/session/login.service.ts';
import { createPasswords } from '#modules/session/password.ts';
import { createSignInChanges } from '#modules/session/sign-in-changes.service.ts';
import { createPasswordService } from '#modules/session/password.service.ts';
import { createSecurityService } from '#modules/session/security.service.ts';
import { createSessionCookie } from '#modules/session/session-cookie.ts';
import { createSessionService } from '#modules/session/session.service.ts';
import { createThirdPartyService } from '#modules/session/third-party.service.ts';
import { createSessionStart } from '#modules/session/session-start.ts';
import { createPasskeyService } from '#modules/auth-methods/passkey.service.ts';
import { createProviderService } from '#modules/auth-methods/provider.service.ts';
import { createSecondFactorService } from '#modules/auth-methods/second-factor.service.ts';
import { createThrottle, mailRule } from '#modules/session/throttle.ts';
import type { Throttle } from '#modules/session/throttle.ts';
import { createViewers } from '#modules/session/viewer.ts';

export interface ServiceParts {
  readonly config: Config;
  readonly database: Database;
  readonly mailer: Mailer;
  readonly log: Logger;
  readonly photoPlaces: PhotoPlaces;
  readonly readContent: ContentRead;
  /** For tests that want quicker jobs. */
  readonly jobOptions?: Pick<JobRunnerOptions, 'pollMs' | 'backOffSeconds' | 'onEnd'>;
}

export type Services = ReturnType<typeof createServices>;

/** Ads as everybody reads them, with how soon their sellers answer messages. */
const openAds = ({ config, database: { drizzle } }: ServiceParts) =>
  createAdService(drizzle, {
    siteUrl: config.siteUrl,
    replyTime: (seller) => replyTime(drizzle, seller),
  });

/** Builds every service and hands each the ones it needs; the only place that knows all. */
export function createServices(parts: ServiceParts) {
  const { config, database, mailer, log, jobOptions } = parts;
  const db = database.drizzle;
  const { siteUrl, publisher, minimumWage } = config;
  const stories = createContentStories(parts.readContent);
  const tools = createTools(parts);
  const session = createSessionServices(parts, tools);
  const readers = createReaderServices(parts, tools, session.throttle);
  const calendarParts = { ...parts, ...tools, throttle: session.throttle, review: deskReview };
  const calendar = createCalendarServices(calendarParts);
  const market = createMarketServices({
    db,
    mailer,
    siteUrl,
    secure: config.secure,
    photoPlaces: parts.photoPlaces,
    viewers: session.viewers,
    throttle: session.throttle,
    ...tools,
  });
  const { throttle } = session;
  const jobMarket = createJobServices({ db, mailer, siteUrl, minimumWage, throttle, ...tools });
  const lists = { ads: openAds(parts), jobPostings: jobMarket.services.jobPostings };
  const savedParts = { db, mailer, siteUrl, stories, throttle, ...calendar, ...lists, ...tools };
  const saved = createSavedServices(savedParts);
  const redaktion = createRedaktionServices({ ...parts, ...tools, db, stories, throttle });
  const jobs = new JobRunner({
    db,
    log,
    handlers: {
      ...createAccountMails({ db, mailer, siteUrl }),
      ...createEmailChangeMails({ db, mailer, siteUrl }),
      ...createNewsletterMails({ db, mailer, siteUrl, hashToken, ...tools }),
      ...createPrintMails({ db, mailer, siteUrl, publisher }),
      ...createContractMails({ db, mailer, publisher }),
      ...createContractNews({ db, mailer, siteUrl, contracts: declaredPrintContracts }),
      ...createPrivacyJobs({
        db,
        mailer,
        siteUrl,
        data: readers.personalData,
        findFormerAddresses,
        findPerson: (id) => findStoredUser(db, { id }),
      }),
      ...createCalendarJobs(calendarParts, calendar),
      ...market.mails,
      ...jobMarket.mails,
      ...saved.jobs,
      ...redaktion.jobs,
      maintenance: createMaintenance(db, [
        ...readers.daily,
        () => removeOldRegistrations(db),
        () => deleteOldEventDrafts(db),
        ...market.daily,
        ...jobMarket.daily,
        ...saved.daily,
        ...redaktion.daily,
      ]),
    },
    ...jobOptions,
  });
  tools.wakeBy(() => jobs.wake());
  return {
    ...session,
    ...readers,
    ...calendar,
    ...market.services,
    ...jobMarket.services,
    ...saved.services,
    ...redaktion.services,
    ads: lists.ads,
    jobs,
    categories: createCategoryService(db),
    intake: createIntakeService(db),
    reads: createReadsService(db, config.authSecrets[0]),
    consents: createConsentService(db),
    health: createHealthService(database, mailer),
  };
}

/** What several services need and none owns. */
function createTools({ config }: ServiceParts) {
  let wake = () => {};
  return {
    signedIds: createSignedIds(config.authSecrets),
    seal: createSeal(config.dataSecrets),
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
  const { siteUrl, partners } = config;
  // Counters of minutes and nothing that is kept: they begin anew with another secret.
  const [secret] = config.authSecrets;
  const throttle = createThrottle(db, secret);
  const passwords = createPasswords(config.dataSecrets);
  const sessions = createSessionService(db);
  const accounts = createAccountService({ db, passwords, throttle, wakeJobs });
  const engine = createAuthEngine({ db, passwords, secret, siteUrl });
  const thirdParty = createThirdPartyService({ db, partners, siteUrl });
  const cookie = createSessionCookie(config.secure);
  const changes = createSignInChanges(wakeJobs);
  const { dataSecrets: secrets } = config;
  const secondFactors = createSecondFactorService({ db, seal, secrets, changes });
  return {
    throttle,
    cookie,
    sessions,
    accounts,
    thirdParty,
    logins: createLoginService({
      db,
      engine,
      passwords,
      sessions,
      accounts,
      throttle,
      secondFactor: (userId, code) => secondFactors.check(userId, code),
    }),
    secondFactors,
    passkeys: createPasskeyService({ db, siteUrl, changes }),
    providers: createProviderService({ db, siteUrl, provider: config.provider, changes }),
    providerCodes: {
      asks: async (userId: string) => (await secondFactors.state(userId)).on,
      check: async (userId: string, code: string) => {
        const rules = [{ name: 'provider-code', value: userId, max: 10 }];
        await throttle.attempt(rules);
        const shown = await secondFactors.check(userId, code);
        await throttle.forgive(rules);
        return shown;
      },
    },
    startSession: createSessionStart(db, cookie, sessions),
    seal,
    secureCookies: config.secure,
    passwords: createPasswordService({ db, passwords, throttle, wakeJobs }),
    emailChanges: createEmailChangeService({
      db,
      throttle,
      follow: followAddress,
      wakeJobs,
    }),
    security: createSecurityService(db),
    viewers: createViewers({
      cookie,
      sessions,
      thirdParty,
      staffSecondFactor: config.staffSecondFactor,
    }),
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
  const personalData = createPersonalData(db, config.authSecrets);
  const privacy = createPrivacyService({
    db,
    data: personalData,
    findFormerAddresses,
    ...tools,
  });
  const formDrafts = createFormDraftService(db);
  return {
    personalData,
    contentSlugs: createContentSlugService(db),
    profiles: createProfileService(db, countTraderAds),
    interests: createInterestsService(db),
    formDrafts,
    newsletters: createNewsletterService({
      db,
      hashToken,
      mayMail: (email) => throttle.allows([mailRule(email)]),
      ...tools,
    }),
    accountNewsletters: createAccountNewsletterService(db),
    printOrders: createPrintOrderService({ db, ...tools }),
    printAccounts: createPrintAccountService({ db, ...tools }),
    orderDesk: createOrderDesk({ db, ...tools }),
    contractDesk: createContractDesk({ db, contracts: declaredPrintContracts, ...tools }),
    contracts: createContractService({
      db,
      publisher,
      endContract: endDeclaredContract,
      ...tools,
    }),
    privacy,
    daily: [privacy.deleteDue, formDrafts.removeOld, () => keepPrintClock(db)],
  };
}
