import { defineModule, createRouteGroup } from '#module/define-module.ts';
import { sessionModule } from '#modules/session/module.ts';

import { redirectRoutes } from './redirect.routes.ts';
import { createRedirectService } from './redirect.service.ts';
import { redirectsRetentionRules } from './redirects-retention-rules.ts';

/** Lets editors define redirects. */
export const redirectsModule = defineModule({
  name: 'redirects',
  needs: { session: sessionModule },
  retention: redirectsRetentionRules,
  create: ({ db, stories }, { session: { viewerChecks } }) => ({
    routes: [
      createRouteGroup(redirectRoutes, {
        redirects: createRedirectService(db, stories),
        viewerChecks,
      }),
    ],
  }),
});
