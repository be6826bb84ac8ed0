import { defineModule, createRouteGroup } from '#module/define-module.ts';

import { consentRetentionRules } from './consent-retention-rules.ts';
import { consentRoutes } from './consent.routes.ts';
import { createConsentService } from './consent.service.ts';

/** Records what visitors have consented to. */
export const consentModule = defineModule({
  name: 'consent',
  retention: consentRetentionRules,
  create: ({ db }) => ({
    routes: [createRouteGroup(consentRoutes, { consents: createConsentService(db) })],
  }),
});
