import { defineModule, createRouteGroup } from '#module/define-module.ts';

import { articleViewsRetentionRules } from './article-views-retention-rules.ts';
import { articleViewRoutes } from './article-view.routes.ts';
import { createArticleViewService } from './article-view.service.ts';

/** Counts article views without storing data about readers. */
export const articleViewsModule = defineModule({
  name: 'article-views',
  retention: articleViewsRetentionRules,
  create: ({ db, config }) => {
    const articleViews = createArticleViewService(db, config.authSecrets[0]);
    return { routes: [createRouteGroup(articleViewRoutes, { articleViews })] };
  },
});
