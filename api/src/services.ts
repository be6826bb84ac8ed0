import type { Logger } from '@gruenland/shared-contracts/logger.ts';
import { createEventTasks, createEventServices } from '#event-services.ts';
import type { Config } from '#config.ts';
import type { ContentReader } from '#content/content-reader.ts';
import type { Database } from '#db/database.ts';
import { TaskRunner } from '#queue/task-runner.ts';
import type { TaskRunnerOptions } from '#queue/task-runner.ts';
import type { Mailer } from '#mail/mailer.ts';
import { createMaintenanceTask } from '#maintenance.ts';
import { createContentStories } from '#content/content-stories.ts';
import { moderationReview } from '#modules/events/submission/event-moderation-kind.ts';
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
import { createContractMailHandlers } from '#modules/contracts/contract-mails.service.ts';
import { createContractCaseService } from '#modules/contracts/staff/contract-case.service.ts';
import { createContractNotifications } from '#modules/contracts/staff/contract-notification.service.ts';
import { createContractService } from '#modules/contracts/contract.service.ts';
import { createFormDraftService } from '#modules/form-drafts/form-draft.service.ts';
import { createInterestsService } from '#modules/interests/interests.service.ts';
import { createAccountNewsletterService } from '#modules/newsletter/account-newsletter.service.ts';
import { createNewsletterMailHandlers } from '#modules/newsletter/newsletter-mails.service.ts';
import { createNewsletterService } from '#modules/newsletter/newsletter.service.ts';
import { printContractRepository } from '#modules/print-subscription/staff/declared-contracts.ts';
import { createServiceRequestService } from '#modules/print-subscription/staff/service-request.service.ts';
import { createPrintAccountService } from '#modules/print-subscription/print-account.service.ts';
import { runPrintLifecycle } from '#modules/print-subscription/print-lifecycle.ts';
import { endDeclaredContract } from '#modules/print-subscription/print-contract.ts';
import { createPrintMailHandlers } from '#modules/print-subscription/print-mails.service.ts';
import { createPrintOrderService } from '#modules/print-subscription/print-order.service.ts';
import { createPrivacyTasks, createPrivacyService } from '#modules/privacy/privacy.service.ts';
import { countTraderAds } from '#modules/ads/trader.repository.ts';
import { createProfileService } from '#modules/profile/profile.service.ts';
import { hashToken } from '#secrets/secret-token.ts';
import { findStoredUser } from '#modules/session/user.repository.ts';
import { createPersonalData } from '#personal-data.ts';
import { createStaffServices } from '#staff-services.ts';
import { createSavedItemServices } from '#saved-services.ts';
import { createEncryption } from '#secrets/encrypt.ts';
import { createIdSigner } from '#secrets/signed-id.ts';
import { createAccountMailHandlers } from '#modules/session/account-mails.service.ts';
import { createEmailChangeMailHandlers } from '#modules/session/email-change-mails.service.ts';
import { findFormerAddresses } from '#modules/session/email-change.repository.ts';
import { type PasswordCost } from '#modules/session/password.ts';
import type { MailLimit } from '#modules/session/mail-limit.ts';
import { createSessionServices } from '#session-services.ts';

export interface ServiceDependencies {
  readonly config: Config;
  readonly database: Database;
  readonly mailer: Mailer;
  readonly log: Logger;
  readonly photoStores: PhotoStores;
  readonly readContent: ContentReader;
  /** Tests set `passwordCost` and `taskRunnerOptions` to hash passwords and run tasks faster. */
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
  const { siteUrl, minimumWage } = config;
  const stories = createContentStories(deps.readContent);
  const shared = createSharedServices(deps);
  const session = createSessionServices({ ...deps, ...shared });
  const readerServices = createReaderServices(deps, shared, session.mailLimit);
  const eventDeps = { ...deps, ...shared, mailLimit: session.mailLimit, review: moderationReview };
  const events = createEventServices(eventDeps);
  const adServices = createAdServices({
    db,
    mailer,
    siteUrl,
    secureCookies: config.usesHttps,
    photoStores: deps.photoStores,
    viewers: session.viewers,
    mailLimit: session.mailLimit,
    ...shared,
  });
  const { mailLimit } = session;
  const jobs = createJobBoardServices({ db, mailer, siteUrl, minimumWage, mailLimit, ...shared });
  const lists = { ads: createPublicAdService(deps), jobPostings: jobs.services.jobPostings };
  const savedItemDeps = { db, mailer, siteUrl, stories, mailLimit, ...events, ...lists, ...shared };
  const savedItemServices = createSavedItemServices(savedItemDeps);
  const staff = createStaffServices({ ...deps, ...shared, db, stories, mailLimit });
  const taskRunner = new TaskRunner({
    db,
    log,
    handlers: {
      ...createAccountMailHandlers({ db, mailer, siteUrl }),
      ...createEmailChangeMailHandlers({ db, mailer, siteUrl }),
      ...createNewsletterMailHandlers({ db, mailer, siteUrl, hashToken, ...shared }),
      ...createContractTasks(deps, shared, mailLimit),
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
      ...savedItemServices.tasks,
      ...staff.tasks,
      maintenance: createMaintenanceTask(db, {
        ...readerServices.dailyTasks,
        ...adServices.dailyTasks,
        ...jobs.dailyTasks,
        ...staff.dailyTasks,
      }),
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
    ...savedItemServices.services,
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
    signedIds: createIdSigner(config.authSecrets),
    encryption: createEncryption(config.dataSecrets),
    /** Makes the task runner poll at once. Before the runner exists, a call has no effect. */
    notifyTaskRunner: () => wake(),
    setNotifyTaskRunner: (notifyTaskRunner: () => void) => {
      wake = notifyTaskRunner;
    },
  };
}

type SharedServices = ReturnType<typeof createSharedServices>;

/** Creates the handlers of the tasks that mail orders, vouchers and declarations. */
function createContractTasks(
  { config, database, mailer }: ServiceDependencies,
  shared: SharedServices,
  mailLimit: MailLimit,
) {
  const { siteUrl, publisher } = config;
  const dependencies = { db: database.drizzle, mailer, siteUrl, publisher, ...shared };
  return {
    ...createPrintMailHandlers({ ...dependencies, mayMailRecipient: mailLimit('gift-voucher') }),
    ...createContractMailHandlers({ ...dependencies, mayMail: mailLimit('contract-receipt') }),
    ...createContractNotifications({ ...dependencies, contracts: printContractRepository }),
  };
}

/** Creates services for signed-in readers: profile, newsletters, interests, contracts, export. */
function createReaderServices(
  { config, database, log }: ServiceDependencies,
  shared: SharedServices,
  mailLimit: MailLimit,
) {
  const db = database.drizzle;
  const { publisher } = config;
  const data = createPersonalData(db, config.authSecrets);
  const privacy = createPrivacyService({ db, data, findFormerAddresses, log, ...shared });
  const formDrafts = createFormDraftService(db);
  return {
    personalData: data,
    contentSlugs: createContentSlugService(db),
    profiles: createProfileService(db, countTraderAds),
    interests: createInterestsService(db),
    formDrafts,
    newsletters: createNewsletterService({
      db,
      hashToken,
      mayMail: mailLimit('newsletter'),
      ...shared,
    }),
    accountNewsletters: createAccountNewsletterService(db),
    printOrders: createPrintOrderService({
      db,
      mayMail: mailLimit('print-order'),
      mayGiveTo: (email, isScheduled) =>
        mailLimit(isScheduled ? 'scheduled-gift-order' : 'gift-order')(email),
      ...shared,
    }),
    printAccounts: createPrintAccountService({ db, ...shared }),
    serviceRequests: createServiceRequestService({ db, ...shared }),
    contractCases: createContractCaseService({ db, contracts: printContractRepository, ...shared }),
    contracts: createContractService({
      db,
      publisher,
      endContract: endDeclaredContract,
      ...shared,
    }),
    privacy,
    dailyTasks: {
      deleteDueAccounts: privacy.deleteDueAccounts,
      runPrintLifecycle: () => runPrintLifecycle(db),
    },
  };
}
