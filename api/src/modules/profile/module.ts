import { defineModule, createRouteGroup } from '#module/define-module.ts';
import { sessionModule } from '#modules/session/module.ts';

import { createProfilePersonalData } from './profile-data.ts';
import { profileRoutes } from './profile.routes.ts';
import { createProfileService } from './profile.service.ts';
import { traderEntryCounters } from './trader-entries.ts';

/** Lets users read and change their profile, including the details of traders. */
export const profileModule = defineModule({
  name: 'profile',
  needs: { session: sessionModule },
  personalData: [createProfilePersonalData],
  create: ({ db, extensions }, { session: { viewerChecks } }) => {
    const counts = extensions.getExtensions(traderEntryCounters);
    const profiles = createProfileService(db, (tx, userId) => counts.ads(tx, userId));
    return { routes: [createRouteGroup(profileRoutes, { profiles, viewerChecks })] };
  },
});
