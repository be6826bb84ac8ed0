import { defineModule, routeGroup } from '#module/define-module.ts';
import { extend } from '#module/extension-point.ts';
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

/** Newsletters: subscriptions, issues, sending. */
export const newsletterModule = defineModule({
  name: 'newsletter',
  needs: { session: sessionModule },
  retention: newsletterRetentionRules,
  personalData: [createNewsletterPersonalData],
  mailSamples: createNewsletterMailSamples,
  create: (core, { session: { viewers, mailLimit } }) => {
    const { db } = core;
    const mayMail = mailLimit('newsletter');
    const newsletters = createNewsletterService({ ...core, hashToken, mayMail });
    const issues = createIssueService(core);
    const getEmail = (id: string) => findAccountEmail(db, id);
    return {
      routes: [
        routeGroup(newsletterRoutes, { newsletters }),
        routeGroup(accountNewsletterRoutes, {
          accountNewsletters: createAccountNewsletterService(db),
          viewers,
        }),
        routeGroup(newsletterSubscriberRoutes, {
          subscriberList: createSubscriberService(db),
          issues,
          viewers,
        }),
        routeGroup(issueRoutes, { issues, viewers }),
        routeGroup(issueSendingRoutes, { issues, viewers }),
      ],
      tasks: {
        ...createNewsletterMailHandlers({ ...core, hashToken }),
        ...createIssueSendingHandlers({ ...core, getEmail }),
      },
      dailyTasks: { endAbandonedDeliveries: () => endAbandonedDeliveries(db) },
      extensions: [extend(emailChangeHandlers, 'newsletter', moveSubscriptions)],
    };
  },
});
