import type { RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import { changeRedirects, loadRedirects } from './redirects/redirects.loader.server.ts';

const staff = { layout: 'default', access: 'staff', robots: 'noindex' } as const;

/** The desk of the redirects. */
export const redirectDeskRoutes: readonly RouteDefinition[] = [
  {
    id: 'desk-redirects',
    path: '/_internal/redaktion/umleitungen',
    handle: staff,
    load: loadRedirects,
    act: changeRedirects,
    view: () =>
      import(
        /* webpackChunkName: "route-desk--desk-case--desk-draws--desk-draw--desk-forms--desk-form--desk-survey--desk-redirects" */ './redirects/RedirectsPage.tsx'
      ).then((m) => m.RedirectsPage),
  },
];
