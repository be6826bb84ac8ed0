import { staffPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import { handleRedirectAction, loadRedirects } from './redirects/redirects.loader.server.ts';
import { staffHandle } from './staff-handle.ts';

/** Routes of the staff page for redirects. */
export const redirectRoutes: readonly RouteDefinition[] = [
  {
    id: 'redirects',
    path: staffPaths.redirects(),
    handle: staffHandle,
    loader: loadRedirects,
    action: handleRedirectAction,
    view: () =>
      import(
        /* webpackChunkName: "route-moderation--moderation-case--prize-draws--prize-draw--forms--form-answers--survey--redirects" */ './redirects/RedirectsPage.tsx'
      ).then((m) => m.RedirectsPage),
  },
];
