import { createAuditLogService } from '#modules/audit-log/audit-log.service.ts';
import type { Config } from '#config.ts';
import type { ContentReader } from '#content/content-reader.ts';
import type { Drizzle } from '#db/database.ts';
import type { Mailer } from '#mail/mailer.ts';
import { createAccountBlockMailHandlers } from '#modules/account-blocks/account-block-mails.service.ts';
import { createBlockTasks } from '#modules/account-blocks/account-block.service.ts';
import { createAccountListService } from '#modules/account-blocks/account-list.service.ts';
import type { ContentStories } from '#content/content-stories.ts';
import { createKillSwitchService } from '#modules/operations/kill-switch.service.ts';
import { createBlockKeys } from '#modules/forms/block-keys.ts';
import { createContentFormsReader } from '#modules/forms/content-forms.ts';
import { createFormFileService } from '#modules/forms/files/form-file.service.ts';
import { createStaffFormService } from '#modules/forms/staff/form-answers.service.ts';
import { createStaffDrawService } from '#modules/forms/drawing/draw.service.ts';
import { createWinnerMailHandlers } from '#modules/forms/drawing/winner-mails.service.ts';
import { createEntryMailHandlers } from '#modules/forms/entry-mails.service.ts';
import { createPrizeDrawService } from '#modules/forms/prize-draw.service.ts';
import {
  createFormMailHandlers,
  createSubmissionService,
} from '#modules/forms/submission.service.ts';
import { createSurveyService } from '#modules/forms/survey.service.ts';
import {
  createIssueSendingHandlers,
  endAbandonedDeliveries,
} from '#modules/newsletter/issues/issue-sending.service.ts';
import { createIssueService } from '#modules/newsletter/issues/issue.service.ts';
import { createAreaTelemetryReader } from '#modules/telemetry/area-telemetry.routes.ts';
import { createRedirectService } from '#modules/redirects/redirect.service.ts';
import { createSubscriberService } from '#modules/newsletter/staff/subscriber.service.ts';
import type { MailLimit } from '#modules/session/mail-limit.ts';
import { findStoredUser } from '#modules/session/user.repository.ts';
import type { Encryption } from '#secrets/encrypt.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

export interface StaffServiceDependencies {
  readonly config: Config;
  readonly db: Drizzle;
  readonly mailer: Mailer;
  readonly signedIds: IdSigner;
  readonly encryption: Encryption;
  readonly stories: ContentStories;
  readonly readContent: ContentReader;
  readonly mailLimit: MailLimit;
  readonly notifyTaskRunner: () => void;
}

/** Creates the services for content forms and for the staff area. */
export function createStaffServices({ config, ...dependencies }: StaffServiceDependencies) {
  const { db, mailer, stories, mailLimit } = dependencies;
  const { siteUrl, authSecrets: secrets } = config;
  const getEmail = async (id: string) => (await findStoredUser(db, { id }))?.email ?? null;
  const getName = async (id: string) => (await findStoredUser(db, { id }))?.displayName ?? null;
  const keys = createBlockKeys(db, createContentFormsReader(dependencies.readContent));
  const contentForms = keys.readWithKeys;
  return {
    services: {
      submissions: createSubmissionService({ ...dependencies, mayMail: mailLimit('content-form') }),
      formFiles: createFormFileService(dependencies),
      surveys: createSurveyService({ db, stories, secrets, keys }),
      prizeDraws: createPrizeDrawService({
        ...dependencies,
        keys,
        mayMail: mailLimit('prize-draw'),
      }),
      staffForms: createStaffFormService({ db, contentForms, encryption: dependencies.encryption }),
      staffDraws: createStaffDrawService({ ...dependencies, contentForms, getName }),
      redirects: createRedirectService(db, stories),
      killSwitches: createKillSwitchService(db),
      readAreaTelemetry: createAreaTelemetryReader(db),
      accountList: createAccountListService(dependencies),
      auditLogs: createAuditLogService(db),
      subscriberList: createSubscriberService(db),
      issues: createIssueService({ ...dependencies, siteUrl }),
    },
    tasks: {
      ...createAccountBlockMailHandlers({ db, mailer, siteUrl }),
      ...createBlockTasks(db),
      ...createFormMailHandlers({ db, stories, mailer }),
      ...createEntryMailHandlers({ db, mailer, siteUrl }),
      ...createWinnerMailHandlers({ db, mailer, siteUrl }),
      ...createIssueSendingHandlers({ ...dependencies, siteUrl, getEmail }),
    },
    dailyTasks: { endAbandonedDeliveries: () => endAbandonedDeliveries(db) },
  };
}
