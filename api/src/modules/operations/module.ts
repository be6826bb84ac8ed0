import { defineModule, createRouteGroup } from '#module/define-module.ts';
import { sessionModule } from '#modules/session/module.ts';

import { killSwitchRoutes } from './kill-switch.routes.ts';
import { createKillSwitchService } from './kill-switch.service.ts';
import { operationsRetentionRules } from './operations-retention-rules.ts';

/** Lets operators switch areas off, stop canaries and request rollbacks. */
export const operationsModule = defineModule({
  name: 'operations',
  needs: { session: sessionModule },
  retention: operationsRetentionRules,
  create: ({ db }, { session: { viewerChecks } }) => ({
    routes: [
      createRouteGroup(killSwitchRoutes, {
        killSwitches: createKillSwitchService(db),
        viewerChecks,
      }),
    ],
  }),
});
