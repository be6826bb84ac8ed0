import { defineModule, createRouteGroup } from '#module/define-module.ts';
import { sessionModule } from '#modules/session/module.ts';

import { createInterestsPersonalData } from './interests-data.ts';
import { interestsRetentionRules } from './interests-retention-rules.ts';
import { interestsRoutes } from './interests.routes.ts';
import { createInterestsService } from './interests.service.ts';

/** Stores the topics that interest a signed-in reader. */
export const interestsModule = defineModule({
  name: 'interests',
  needs: { session: sessionModule },
  retention: interestsRetentionRules,
  personalData: [createInterestsPersonalData],
  create: ({ db }, { session: { viewerChecks } }) => ({
    routes: [
      createRouteGroup(interestsRoutes, { interests: createInterestsService(db), viewerChecks }),
    ],
  }),
});
