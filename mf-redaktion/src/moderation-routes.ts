import { staffPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import {
  decideCase,
  loadCase,
  loadQueue,
  rejectCases,
} from './moderation/moderation.loader.server.ts';
import { staffHandle } from './staff-handle.ts';

/** Routes of the moderation pages. */
export const moderationRoutes: readonly RouteDefinition[] = [
  {
    id: 'moderation',
    path: staffPaths.moderationQueue(),
    handle: staffHandle,
    loader: loadQueue,
    action: rejectCases,
    view: () =>
      import(
        /* webpackChunkName: "route-moderation--moderation-case--prize-draws--prize-draw--forms--form-answers--survey--redirects" */ './moderation/QueuePage.tsx'
      ).then((m) => m.QueuePage),
  },
  {
    id: 'moderation-case',
    path: '/_internal/redaktion/:fall',
    handle: staffHandle,
    loader: loadCase,
    action: decideCase,
    view: () =>
      import(
        /* webpackChunkName: "route-moderation--moderation-case--prize-draws--prize-draw--forms--form-answers--survey--redirects" */ './moderation/CasePage.tsx'
      ).then((m) => m.CasePage),
  },
];
