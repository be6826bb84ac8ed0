import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import { loadSearch } from '#pages/search/search.loader.server.ts';

export const routes: readonly RouteDefinition[] = [
  {
    id: 'search',
    path: paths.search(),
    handle: { layout: 'default', section: 'suche', robots: 'noindex' },
    loader: loadSearch,
    view: () =>
      import(/* webpackChunkName: "route-search" */ './pages/search/SearchPage.tsx').then(
        (m) => m.SearchPage,
      ),
  },
];
