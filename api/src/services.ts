import type { Logger } from '@gruenland/shared-contracts/logger.ts';

import { createEventTasks, createEventServices } from '#event-services.ts';
import type { Config } from '#config.ts';
import type { ContentReader } from '#content/content-reader.ts';
import type { Database } from '#db/database.ts';
import { TaskRunner } from '#queue/task-runner.ts';
import type { TaskRunnerOptions } from '#queue/task-runner.ts';
import type { Mailer } from '#mail/mailer.ts';
import { createMaintenanceTask } from '#maintenance.ts';
import { onEmailChanged } from '#on-email-changed.ts';
import { createContentStories } from '#modules/forms/content-stories.ts';
import { moderationReview } from '#modules/events/submission/event-moderation-kind.ts';
import { deleteOldEventDrafts } from '#modules/events/submission/own-event.repository.ts';
import { removeOldRegistrations } from '#modules/events/registration.repository.ts';
import { createArticleViewService } from '#modules/article-views/article-view.service.ts';
import { createHealthService } from '#modules/health/health.service.ts';
import { createTelemetryService } from '#modules/telemetry/telemetry.service.ts';
import { createAdService } from '#modules/ads/ad.service.ts';
import { findReplyTime } from '#modules/messages/reply-time.ts';
import { createJobBoardServices } from '#job-board-services.ts';
import { createAdServices } from '#ad-services.ts';
import type { PhotoStores } from '#modules/photos/open-photo-stores.ts';
import { createCategoryService } from '#modules/ads/category.service.ts';
import { createContentSlugService } from '#modules/content-slugs/content-slug.service.ts';
import { createConsentService } from '#modules/consent/consent.service.ts';
import { createContractMails } from '#modules/contracts/contract-mails.service.ts';
import { createContractCaseService } from '#modules/contracts/staff/contract-case.service.ts';
import { createContractNotifications } from '#modules/contracts/staff/contract-notification.service.ts';
import { createContractService } from '#modules/contracts/contract.service.ts';
import { createFormDraftService } from '#modules/form-drafts/form-draft.service.ts';
import { createInterestsService } from '#modules/interests/interests.service.ts';
import { createAccountNewsletterService } from '#modules/newsletter/account-newsletter.service.ts';
import { createNewsletterMails } from '#modules/newsletter/newsletter-mails.service.ts';
import { createNewsletterService } from '#modules/newsletter/newsletter.service.ts';
import { declaredPrintContracts } from '#modules/print-subscription/staff/declared-contracts.ts';
import { createServiceRequestService } from '#modules/print-subscription/staff/service-request.service.ts';
import { createPrintAccountService } from '#modules/print-subscription/print-account.service.ts';
import { runPrintLifecycle } from '#modules/print-subscription/print-lifecycle.ts';
import { endDeclaredContract } from '#modules/print-subscription/print-contract.ts';
import { createPrintMails } from '#modules/print-subscription/print-mails.service.ts';
import { createPrintOrderService } from '#modules/print-subscription/print-order.service.ts';
import { createPrivacyTasks, createPrivacyService } from '#modules/privacy/privacy.service.ts';
import { countTraderAds } from '#modules/ads/trader.repository.ts';
import { createProfileService } from '#modules/profile/profile.service.ts';
import { hashToken } from '#modules/session/secret-token.ts';
import { findStoredUser } from '#modules/session/user.repository.ts';
import { createPersonalData } from '#personal-data.ts';
import { createStaffServices } from '#staff-services.ts';
import { createSavedServices } from '#saved-services.ts';
import { createEncryption } from '#secrets/encrypt.ts';
import { createSignedIds } from '#secrets/signed-id.ts';
import { createAccountMails } from '#modules/session/account-mails.service.ts';
import { createAccountService } from '#modules/session/account.service.ts';
import { createAuthEngine } from '#modules/session/auth-engine.ts';
import { createEmailChangeMails } from '#modules/session/email-change-mails.service.ts';
import { findFormerAddresses } from '#modules/session/email-change.repository.ts';
import { createEmailChangeService } from '#modules/session/email-change.service.ts';
import { createLoginService } from '#modules/session/login.service.ts';
import { createPasswords, type PasswordCost } from '#modules/session/password.ts';
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

export interface ServiceDependencies {
  readonly config: Config;
  readonly database: Database;
  readonly mailer: Mailer;
  readonly log: Logger;
  readonly photoStores: PhotoStores;
  readonly readContent: ContentReader;
  /** Set by tests only, which hash passwords and run tasks faster. */
  readonly passwordCost?: PasswordCost;
  readonly taskRunnerOptions?: Pick<TaskRunnerOptions, 'pollMs' | 'backOffSeconds' | 'onEnd'>;
}

export type Services = ReturnType<typeof createServices>;

/** Creates the service for public ads, with the typical reply time of their sellers. */
const createPublicAdService = ({ config, database: { drizzle } }: ServiceDependencies) =>
  createAdService(drizzle, {
    siteUrl: config.siteUrl,
    getReplyTime: (seller) => findReplyTime(drizzle, seller),
  });

/** Composition root: builds every service and passes it the services and settings that it needs. */
export function createServices(deps: ServiceDependencies) {
  const { config, database, mailer, log, taskRunnerOptions } = deps;
  const db = database.drizzle;
  const { siteUrl, publisher, minimumWage } = config;
  const stories = createContentStories(deps.readContent);
  const shared = createSharedServices(deps);
  const session = createSessionServices(deps, shared);
  const readerServices = createReaderServices(deps, shared, session.throttle);
  const eventDeps = { ...deps, ...shared, throttle: session.throttle, review: moderationReview };
  const events = createEventServices(eventDeps);
  const adServices = createAdServices({
    db,
    mailer,
    siteUrl,
    secure: config.secure,
    photoStores: deps.photoStores,
    viewers: session.viewers,
    throttle: session.throttle,
    ...shared,
  });
  const { throttle } = session;
  const jobs = createJobBoardServices({ db, mailer, siteUrl, minimumWage, throttle, ...shared });
  const lists = { ads: createPublicAdService(deps), jobPostings: jobs.services.jobPostings };
  const savedDeps = { db, mailer, siteUrl, stories, throttle, ...events, ...lists, ...shared };
  const savedServices = createSavedServices(savedDeps);
  const staff = createStaffServices({ ...deps, ...shared, db, stories, throttle });
  const taskRunner = new TaskRunner({
    db,
    log,
    handlers: {
      ...createAccountMails({ db, mailer, siteUrl }),
      ...createEmailChangeMails({ db, mailer, siteUrl }),
      ...createNewsletterMails({ db, mailer, siteUrl, hashToken, ...shared }),
      ...createPrintMails({ db, mailer, siteUrl, publisher }),
      ...createContractMails({ db, mailer, publisher }),
      ...createContractNotifications({ db, mailer, siteUrl, contracts: declaredPrintContracts }),
      ...createPrivacyTasks({
        db,
        mailer,
        siteUrl,
        data: readerServices.personalData,
        findFormerAddresses,
        findPerson: (id) => findStoredUser(db, { id }),
      }),
      ...createEventTasks(eventDeps, events),
      ...adServices.mails,
      ...jobs.mails,
      ...savedServices.tasks,
      ...staff.tasks,
      maintenance: createMaintenanceTask(db, [
        ...readerServices.dailyTasks,
        () => removeOldRegistrations(db),
        () => deleteOldEventDrafts(db),
        ...adServices.dailyTasks,
        ...jobs.dailyTasks,
        ...savedServices.dailyTasks,
        ...staff.dailyTasks,
      ]),
    },
    ...taskRunnerOptions,
  });
  shared.setNotifyTaskRunner(() => taskRunner.wake());
  return {
    ...session,
    ...readerServices,
    ...events,
    ...adServices.services,
    ...jobs.services,
    ...savedServices.services,
    ...staff.services,
    ads: lists.ads,
    taskRunner,
    categories: createCategoryService(db),
    telemetry: createTelemetryService(db),
    articleViews: createArticleViewService(db, config.authSecrets[0]),
    consents: createConsentService(db),
    health: createHealthService(database, mailer),
  };
}

/** Creates services that several modules use. */
function createSharedServices({ config }: ServiceDependencies) {
  let wake = () => {};
  return {
    signedIds: createSignedIds(config.authSecrets),
    encryption: createEncryption(config.dataSecrets),
    /** Makes the task runner poll at once; does nothing before the runner exists. */
    notifyTaskRunner: () => wake(),
    setNotifyTaskRunner: (notifyTaskRunner: () => void) => {
      wake = notifyTaskRunner;
    },
  };
}

type SharedServices = ReturnType<typeof createSharedServices>;

/** Creates the services for sessions, sign-in and account security. */
function createSessionServices(
  { config, database, passwordCost }: ServiceDependencies,
  { notifyTaskRunner, encryption }: SharedServices,
) {
  const db = database.drizzle;
  const { siteUrl, partners, dataSecrets: secrets } = config;
  // The rate limit counters live for minutes, so a new first secret may reset them.
  const [secret] = config.authSecrets;
  const throttle = createThrottle(db, secret);
  const passwords = createPasswords(config.dataSecrets, passwordCost);
  const sessions = createSessionService(db);
  const accounts = createAccountService({ db, passwords, throttle, notifyTaskRunner });
  const engine = createAuthEngine({ db, passwords, secret, siteUrl });
  const thirdParty = createThirdPartyService({ db, partners, siteUrl });
  const cookie = createSessionCookie(config.secure);
  const changes = createSignInChanges(notifyTaskRunner);
  const secondFactors = createSecondFactorService({ db, encryption, secrets, changes });
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
      checkSecondFactor: (userId, code) => secondFactors.check(userId, code),
    }),
    secondFactors,
    passkeys: createPasskeyService({ db, siteUrl, changes }),
    providers: createProviderService({ db, siteUrl, provider: config.provider, changes }),
    providerCodes: {
      isRequired: async (userId: string) => (await secondFactors.state(userId)).on,
      check: async (userId: string, code: string) => {
        const rules = [{ name: 'provider-code', value: userId, max: 10 }];
        await throttle.attempt(rules);
        const usedCode = await secondFactors.check(userId, code);
        await throttle.removeAttempt(rules);
        return usedCode;
      },
    },
    startSession: createSessionStart(db, cookie, sessions),
    encryption,
    secureCookies: config.secure,
    passwords: createPasswordService({ db, passwords, throttle, notifyTaskRunner }),
    emailChanges: createEmailChangeService({
      db,
      throttle,
      emailChangeHandlers: onEmailChanged,
      notifyTaskRunner,
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

/** Creates services for signed-in readers: profile, newsletters, interests, contracts, export. */
function createReaderServices(
  { config, database }: ServiceDependencies,
  shared: SharedServices,
  throttle: Throttle,
) {
  const db = database.drizzle;
  const { publisher } = config;
  const personalData = createPersonalData(db, config.authSecrets);
  const privacy = createPrivacyService({ db, data: personalData, findFormerAddresses, ...shared });
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
      ...shared,
    }),
    accountNewsletters: createAccountNewsletterService(db),
    printOrders: createPrintOrderService({ db, ...shared }),
    printAccounts: createPrintAccountService({ db, ...shared }),
    serviceRequests: createServiceRequestService({ db, ...shared }),
    contractCases: createContractCaseService({ db, contracts: declaredPrintContracts, ...shared }),
    contracts: createContractService({
      db,
      publisher,
      endContract: endDeclaredContract,
      ...shared,
    }),
    privacy,
    dailyTasks: [privacy.deleteDueAccounts, formDrafts.removeOld, () => runPrintLifecycle(db)],
  };
}
