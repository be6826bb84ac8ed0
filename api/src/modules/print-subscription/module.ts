import { defineModule, createRouteGroup } from '#module/define-module.ts';
import { createExtension } from '#module/extension-point.ts';
import { emailChangeHandlers } from '#modules/session/interface.ts';
import { sessionModule } from '#modules/session/module.ts';

import { printAccountRoutes } from './print-account.routes.ts';
import { createPrintAccountService } from './print-account.service.ts';
import { runPrintLifecycle } from './print-lifecycle.ts';
import { createPrintMailSamples } from './print-mail-samples.ts';
import { createPrintMailHandlers } from './print-mails.service.ts';
import { printOrderRoutes } from './print-order.routes.ts';
import { createPrintOrderService } from './print-order.service.ts';
import { printRetentionRules } from './print-retention-rules.ts';
import { createSubscriptionPersonalData } from './print-subscription-data.ts';
import { claimSubscriptions } from './print-subscription.repository.ts';
import { orderRecordRoutes } from './staff/order-record.routes.ts';
import { serviceRequestRoutes } from './staff/service-request.routes.ts';
import { createServiceRequestService } from './staff/service-request.service.ts';

/** Handles orders of the printed magazine and later requests about these orders. */
export const printSubscriptionModule = defineModule({
  name: 'print-subscription',
  needs: { session: sessionModule },
  retention: printRetentionRules,
  personalData: [createSubscriptionPersonalData],
  mailSamples: createPrintMailSamples,
  create: (core, { session: { viewerChecks, mailLimit } }) => {
    const { publisher } = core.config;
    const printOrders = createPrintOrderService({
      ...core,
      tryCountMail: mailLimit('print-order'),
      mayReceiveVoucher: (email, isScheduled) =>
        mailLimit(isScheduled ? 'scheduled-gift-order' : 'gift-order')(email),
    });
    const serviceRequests = createServiceRequestService(core);
    const tryCountRecipientMail = mailLimit('gift-voucher');
    return {
      routes: [
        createRouteGroup(printOrderRoutes, { printOrders, viewerChecks }),
        createRouteGroup(printAccountRoutes, {
          printAccounts: createPrintAccountService(core),
          viewerChecks,
        }),
        createRouteGroup(serviceRequestRoutes, { serviceRequests, viewerChecks }),
        createRouteGroup(orderRecordRoutes, { serviceRequests, viewerChecks }),
      ],
      tasks: createPrintMailHandlers({ ...core, publisher, tryCountRecipientMail }),
      dailyTasks: { runPrintLifecycle: () => runPrintLifecycle(core.db) },
      extensions: [
        // Assigns to the account the contracts that were ordered with the old email address.
        createExtension(emailChangeHandlers, 'print-subscription', (tx, { userId, from }) =>
          claimSubscriptions(tx, userId, from),
        ),
      ],
    };
  },
});
