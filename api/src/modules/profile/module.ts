import { defineModule, routeGroup } from '#module/define-module.ts';
import { sessionModule } from '#modules/session/module.ts';

import { createProfilePersonalData } from './profile-data.ts';
import { profileRoutes } from './profile.routes.ts';
import { createProfileService } from './profile.service.ts';
import { traderEntryCounts } from './trader-entries.ts';

/** The profile of an account, with the details of traders. */
export const profileModule = defineModule({
  name: 'profile',
  needs: { session: sessionModule },
  personalData: [createProfilePersonalData],
  create: ({ db, extensions }, { session: { viewers } }) => {
    const counts = extensions.valuesOf(traderEntryCounts);
    const profiles = createProfileService(db, (tx, userId) => counts.ads(tx, userId));
    return { routes: [routeGroup(profileRoutes, { profiles, viewers })] };
  },
});
