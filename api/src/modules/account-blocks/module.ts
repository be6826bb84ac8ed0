import { defineModule, createRouteGroup } from '#module/define-module.ts';
import { adsModule } from '#modules/ads/module.ts';
import { jobBoardModule } from '#modules/job-board/module.ts';
import { sessionModule } from '#modules/session/module.ts';

import { createAccountBlockPersonalData } from './account-block-data.ts';
import { createAccountBlockMailSamples } from './account-block-mail-samples.ts';
import { createAccountBlockMailHandlers } from './account-block-mails.service.ts';
import { createBlockTasks } from './account-block.service.ts';
import { accountListRoutes } from './account-list.routes.ts';
import { createAccountListService } from './account-list.service.ts';

/** Lets staff find, block and unblock accounts. */
export const accountBlocksModule = defineModule({
  name: 'account-blocks',
  needs: { session: sessionModule, ads: adsModule, jobBoard: jobBoardModule },
  personalData: [createAccountBlockPersonalData],
  mailSamples: createAccountBlockMailSamples,
  create: (core, { session: { viewerChecks } }) => ({
    routes: [
      createRouteGroup(accountListRoutes, {
        accountList: createAccountListService(core),
        viewerChecks,
      }),
    ],
    tasks: { ...createAccountBlockMailHandlers(core), ...createBlockTasks(core.db) },
  }),
});
