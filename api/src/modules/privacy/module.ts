import { createPersonalData } from '#module/create-personal-data.ts';
import { defineModule, createRouteGroup } from '#module/define-module.ts';
import { findFormerEmailAddresses, findStoredUser } from '#modules/session/interface.ts';
import { sessionModule } from '#modules/session/module.ts';

import { createPrivacyMailSamples } from './privacy-mail-samples.ts';
import { privacyRetentionRules } from './privacy-retention-rules.ts';
import { privacyRoutes } from './privacy.routes.ts';
import { createPrivacyService, createPrivacyTasks } from './privacy.service.ts';

/** Lets users export all their data and delete their account. */
export const privacyModule = defineModule({
  name: 'privacy',
  needs: { session: sessionModule },
  retention: privacyRetentionRules,
  mailSamples: createPrivacyMailSamples,
  create: (core, { session: { viewerChecks } }) => {
    const data = createPersonalData(core.modules, core.db, core.config.authSecrets);
    const privacy = createPrivacyService({ ...core, data, findFormerEmailAddresses });
    return {
      routes: [createRouteGroup(privacyRoutes, { privacy, viewerChecks })],
      tasks: createPrivacyTasks({
        ...core,
        data,
        findFormerEmailAddresses,
        findPerson: (id) => findStoredUser(core.db, { id }),
      }),
      dailyTasks: { deleteDueAccounts: privacy.deleteDueAccounts },
    };
  },
});
