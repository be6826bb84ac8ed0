import { defineModule, createRouteGroup } from '#module/define-module.ts';
import { createExtension } from '#module/extension-point.ts';
import { emailChangeHandlers } from '#modules/session/interface.ts';
import { sessionModule } from '#modules/session/module.ts';

import { moveSearches } from './move-searches.ts';
import { createSavedSearchPersonalData } from './saved-search-data.ts';
import { createSavedSearchMailSamples } from './saved-search-mail-samples.ts';
import { savedSearchRetentionRules } from './saved-search-retention-rules.ts';
import { createSavedSearchTasks, startSearchScheduler } from './saved-search-tasks.ts';
import { savedSearchRoutes } from './saved-search.routes.ts';
import { createSavedSearchService } from './saved-search.service.ts';
import { savedSearchKinds } from './search-kind.ts';
import { createSiteSearchKind } from './site-search-kind.ts';

/** Saves searches of readers and mails new hits. */
export const savedSearchesModule = defineModule({
  name: 'saved-searches',
  needs: { session: sessionModule },
  retention: savedSearchRetentionRules,
  personalData: [createSavedSearchPersonalData],
  mailSamples: createSavedSearchMailSamples,
  create: (core, { session: { viewerChecks, mailLimit } }) => {
    const kinds = core.extensions.getExtensions(savedSearchKinds);
    const tryCountMail = mailLimit('saved-search');
    const savedSearches = createSavedSearchService({ ...core, kinds, tryCountMail });
    const getListKinds = () => [kinds.ads, kinds.events, kinds.jobs];
    return {
      routes: [createRouteGroup(savedSearchRoutes, { savedSearches, viewerChecks })],
      tasks: createSavedSearchTasks({ ...core, kinds }),
      extensions: [
        createExtension(savedSearchKinds, 'site', createSiteSearchKind(getListKinds)),
        createExtension(emailChangeHandlers, 'saved-searches', moveSearches),
      ],
      start: () => startSearchScheduler(core.db),
    };
  },
});
