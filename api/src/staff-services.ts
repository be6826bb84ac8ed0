import { createAuditDeskService } from '#audit/audit-log.service.ts';
import type { Config } from '#config.ts';
import type { ContentRead } from '#content/content-read.ts';
import type { Drizzle } from '#db/database.ts';
import type { Mailer } from '#mail/mailer.ts';
import { createAccountBlockMails } from '#modules/account-blocks/account-block-mails.service.ts';
import { createBlockClock } from '#modules/account-blocks/account-block.service.ts';
import { createAccountDesk } from '#modules/account-blocks/account-list.service.ts';
import type { ContentStories } from '#modules/forms/content-stories.ts';
import { createMeasureService } from '#modules/operations/kill-switch.service.ts';
import { createBlockKeys } from '#modules/forms/block-keys.ts';
import { createContentForms } from '#modules/forms/content-forms.ts';
import { createFormFileService } from '#modules/forms/files/form-file.service.ts';
import { createFormDeskService } from '#modules/forms/staff/form-answers.service.ts';
import { createDrawDeskService } from '#modules/forms/drawing/draw.service.ts';
import { createWinnerMails } from '#modules/forms/drawing/winner-mails.service.ts';
import { createEntryMails } from '#modules/forms/entry-mails.service.ts';
import { createPrizeDrawService } from '#modules/forms/prize-draw.service.ts';
import { createFormMails, createSubmissionService } from '#modules/forms/submission.service.ts';
import { createSurveyService } from '#modules/forms/survey.service.ts';
import {
  createIssueSending,
  tidyDeliveries,
} from '#modules/newsletter/issues/issue-sending.service.ts';
import { createIssueService } from '#modules/newsletter/issues/issue.service.ts';
import { createRedirectService } from '#modules/redirects/redirect.service.ts';
import { createSubscriberDeskService } from '#modules/newsletter/staff/subscriber.service.ts';
import type { Throttle } from '#modules/session/throttle.ts';
import { findStoredUser } from '#modules/session/user.repository.ts';
import type { Seal } from '#secrets/encrypt.ts';
import type { SignedIds } from '#secrets/signed-id.ts';

export interface RedaktionParts {
  readonly config: Config;
  readonly db: Drizzle;
  readonly mailer: Mailer;
  readonly signedIds: SignedIds;
  readonly seal: Seal;
  readonly stories: ContentStories;
  readonly readContent: ContentRead;
  readonly throttle: Throttle;
  readonly wakeJobs: () => void;
}

/** What the content system asks readers for, and the desks where the Redaktion works it off. */
export function createRedaktionServices({ config, ...parts }: RedaktionParts) {
  const { db, mailer, stories } = parts;
  const { siteUrl, authSecrets: secrets } = config;
  const addressOf = async (id: string) => (await findStoredUser(db, { id }))?.email ?? null;
  const nameOf = async (id: string) => (await findStoredUser(db, { id }))?.displayName ?? null;
  const keys = createBlockKeys(db, createContentForms(parts.readContent));
  const contentForms = keys.keyed;
  return {
    services: {
      submissions: createSubmissionService(parts),
      formFiles: createFormFileService(parts),
      surveys: createSurveyService({ db, stories, secrets, keys }),
      prizeDraws: createPrizeDrawService({ ...parts, keys }),
      formDesk: createFormDeskService({ db, contentForms, seal: parts.seal }),
      drawDesk: createDrawDeskService({ ...parts, contentForms, nameOf }),
      redirects: createRedirectService(db, stories),
      measures: createMeasureService(db),
      accountDesk: createAccountDesk(parts),
      auditDesk: createAuditDeskService(db),
      subscriberDesk: createSubscriberDeskService(db),
      issues: createIssueService({ ...parts, siteUrl }),
    },
    jobs: {
      ...createAccountBlockMails({ db, mailer, siteUrl }),
      ...createBlockClock(db),
      ...createFormMails({ db, stories, mailer }),
      ...createEntryMails({ db, mailer, siteUrl }),
      ...createWinnerMails({ db, mailer, siteUrl }),
      ...createIssueSending({ ...parts, siteUrl, addressOf }),
    },
    daily: [() => tidyDeliveries(db)],
  };
}
