import { defineModule, createRouteGroup } from '#module/define-module.ts';
import { sessionModule } from '#modules/session/module.ts';

import { formDraftsRetentionRules } from './form-drafts-retention-rules.ts';
import { formDraftRoutes } from './form-draft.routes.ts';
import { createFormDraftPersonalData, createFormDraftService } from './form-draft.service.ts';

/** Stores the input of unfinished forms for signed-in readers. */
export const formDraftsModule = defineModule({
  name: 'form-drafts',
  needs: { session: sessionModule },
  retention: formDraftsRetentionRules,
  personalData: [createFormDraftPersonalData],
  create: ({ db }, { session: { viewerChecks } }) => ({
    routes: [
      createRouteGroup(formDraftRoutes, { formDrafts: createFormDraftService(db), viewerChecks }),
    ],
  }),
});
