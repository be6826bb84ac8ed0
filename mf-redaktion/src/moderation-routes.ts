import type { RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import {
  decideCase,
  loadCase,
  loadQueue,
  rejectSeveral,
} from './moderation/moderation.loader.server.ts';

const staff = { layout: 'default', access: 'staff', robots: 'noindex' } as const;

/** The desk of the moderation. */
export const moderationRoutes: readonly RouteDefinition[] = [
  {
    id: 'desk',
    path: '/_internal/redaktion',
    handle: staff,
    load: loadQueue,
    act: rejectSeveral,
    view: () =>
      import(
        /* webpackChunkName: "route-desk--desk-case--desk-draws--desk-draw--desk-forms--desk-form--desk-survey--desk-redirects" */ './moderation/QueuePage.tsx'
      ).then((m) => m.QueuePage),
  },
  {
    id: 'desk-case',
    path: '/_internal/redaktion/:fall',
    handle: staff,
    load: loadCase,
    act: decideCase,
    view: () =>
      import(
        /* webpackChunkName: "route-desk--desk-case--desk-draws--desk-draw--desk-forms--desk-form--desk-survey--desk-redirects" */ './moderation/CasePage.tsx'
      ).then((m) => m.CasePage),
  },
];
