import { defineModule, createRouteGroup } from '#module/define-module.ts';
import {
  endDeclaredContract,
  printContractRepository,
} from '#modules/print-subscription/interface.ts';
import { printSubscriptionModule } from '#modules/print-subscription/module.ts';
import { sessionModule } from '#modules/session/module.ts';

import { createContractPersonalData } from './contract-data.ts';
import { createContractMailSamples } from './contract-mail-samples.ts';
import { createContractMailHandlers } from './contract-mails.service.ts';
import { contractRetentionRules } from './contract-retention-rules.ts';
import { contractRoutes } from './contract.routes.ts';
import { createContractService } from './contract.service.ts';
import { contractCaseRoutes } from './staff/contract-case.routes.ts';
import { createContractCaseService } from './staff/contract-case.service.ts';
import { createContractNotificationHandler } from './staff/contract-notification.service.ts';

/** Cancellations and withdrawals of contracts, and how customer service handles them. */
export const contractsModule = defineModule({
  name: 'contracts',
  needs: { session: sessionModule, printSubscription: printSubscriptionModule },
  retention: contractRetentionRules,
  personalData: [createContractPersonalData],
  mailSamples: createContractMailSamples,
  create: (core, { session: { viewerChecks, mailLimit } }) => {
    const { publisher } = core.config;
    const endContract = endDeclaredContract;
    const cases = { ...core, contracts: printContractRepository };
    return {
      routes: [
        createRouteGroup(contractRoutes, {
          contracts: createContractService({ ...core, publisher, endContract }),
        }),
        createRouteGroup(contractCaseRoutes, {
          contractCases: createContractCaseService(cases),
          viewerChecks,
        }),
      ],
      tasks: {
        ...createContractMailHandlers({ ...core, tryCountMail: mailLimit('contract-receipt') }),
        ...createContractNotificationHandler(cases),
      },
    };
  },
});
