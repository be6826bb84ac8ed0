import { defineModule, createRouteGroup } from '#module/define-module.ts';
import { createExtension } from '#module/extension-point.ts';
import { emailChangeHandlers, findAccountEmail } from '#modules/session/interface.ts';
import { sessionModule } from '#modules/session/module.ts';
import { hashToken } from '#secrets/secret-token.ts';

import { accountNewsletterRoutes } from './account-newsletter.routes.ts';
import { createAccountNewsletterService } from './account-newsletter.service.ts';
import {
  createIssueSendingHandlers,
  endAbandonedDeliveries,
} from './issues/issue-sending.service.ts';
import { issueRoutes, issueSendingRoutes } from './issues/issue.routes.ts';
import { createIssueService } from './issues/issue.service.ts';
import { moveSubscriptions } from './move-subscriptions.ts';
import { createNewsletterPersonalData } from './newsletter-data.ts';
import { createNewsletterMailSamples } from './newsletter-mail-samples.ts';
import { createNewsletterMailHandlers } from './newsletter-mails.service.ts';
import { newsletterRetentionRules } from './newsletter-retention-rules.ts';
import { newsletterRoutes } from './newsletter.routes.ts';
import { createNewsletterService } from './newsletter.service.ts';
import { newsletterSubscriberRoutes } from './staff/subscriber.routes.ts';
import { createSubscriberService } from './staff/subscriber.service.ts';

/** Manages newsletter subscriptions and sends newsletter issues. */
export const newsletterModule = defineModule({
  name: 'newsletter',
  needs: { session: sessionModule },
  retention: newsletterRetentionRules,
  personalData: [createNewsletterPersonalData],
  mailSamples: createNewsletterMailSamples,
  create: (core, { session: { viewerChecks, mailLimit } }) => {
    const { db } = core;
    const tryCountMail = mailLimit('newsletter');
    const newsletters = createNewsletterService({ ...core, hashToken, tryCountMail });
    const issues = createIssueService(core);
    const getEmail = (id: string) => findAccountEmail(db, id);
    return {
      routes: [
        createRouteGroup(newsletterRoutes, { newsletters }),
        createRouteGroup(accountNewsletterRoutes, {
          accountNewsletters: createAccountNewsletterService(db),
          viewerChecks,
        }),
        createRouteGroup(newsletterSubscriberRoutes, {
          subscriberList: createSubscriberService(db),
          issues,
          viewerChecks,
        }),
        createRouteGroup(issueRoutes, { issues, viewerChecks }),
        createRouteGroup(issueSendingRoutes, { issues, viewerChecks }),
      ],
      tasks: {
        ...createNewsletterMailHandlers({ ...core, hashToken }),
        ...createIssueSendingHandlers({ ...core, getEmail }),
      },
      dailyTasks: { endAbandonedDeliveries: () => endAbandonedDeliveries(db) },
      extensions: [createExtension(emailChangeHandlers, 'newsletter', moveSubscriptions)],
    };
  },
});
