import type { RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import { actOnDraw, loadDraw, loadDraws } from './draws/draws.loader.server.ts';

const staff = { layout: 'default', access: 'staff', robots: 'noindex' } as const;
const root = '/_internal/redaktion/gewinnspiele';

/** The desk of the prize draws. */
export const drawDeskRoutes: readonly RouteDefinition[] = [
  {
    id: 'desk-draws',
    path: root,
    handle: staff,
    load: loadDraws,
    view: () =>
      import(
        /* webpackChunkName: "route-desk--desk-case--desk-draws--desk-draw--desk-forms--desk-form--desk-survey--desk-redirects" */ './draws/DrawsPage.tsx'
      ).then((m) => m.DrawsPage),
  },
  {
    id: 'desk-draw',
    path: `${root}/:gewinnspiel`,
    handle: staff,
    load: loadDraw,
    act: actOnDraw,
    view: () =>
      import(
        /* webpackChunkName: "route-desk--desk-case--desk-draws--desk-draw--desk-forms--desk-form--desk-survey--desk-redirects" */ './draws/DrawPage.tsx'
      ).then((m) => m.DrawPage),
  },
];
