import { defineModule, createRouteGroup } from '#module/define-module.ts';
import { redirectsModule } from '#modules/redirects/module.ts';

import { contentSlugRoutes } from './content-slug.routes.ts';
import { createContentSlugService } from './content-slug.service.ts';
import { contentSlugsRetentionRules } from './content-slugs-retention-rules.ts';
import { startSlugFeed } from './slug-feed.ts';

/** Remembers which story was last published under a slug. */
export const contentSlugsModule = defineModule({
  name: 'content-slugs',
  needs: { redirects: redirectsModule },
  retention: contentSlugsRetentionRules,
  create: ({ config, db, readContent, log }) => ({
    routes: [createRouteGroup(contentSlugRoutes, { contentSlugs: createContentSlugService(db) })],
    ...(config.search.updatesIndex && { start: () => startSlugFeed(readContent, db, log).close }),
  }),
});
