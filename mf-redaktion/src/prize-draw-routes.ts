import type { RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import {
  handlePrizeDrawAction,
  loadPrizeDraw,
  loadPrizeDraws,
} from './prize-draws/prize-draws.loader.server.ts';
import { staffHandle } from './staff-handle.ts';

const rootPath = '/_internal/redaktion/gewinnspiele';

/** Routes of the staff pages for prize draws. */
export const prizeDrawRoutes: readonly RouteDefinition[] = [
  {
    id: 'prize-draws',
    path: rootPath,
    handle: staffHandle,
    loader: loadPrizeDraws,
    view: () =>
      import(
        /* webpackChunkName: "route-moderation--moderation-case--prize-draws--prize-draw--forms--form-answers--survey--redirects" */ './prize-draws/PrizeDrawsPage.tsx'
      ).then((m) => m.PrizeDrawsPage),
  },
  {
    id: 'prize-draw',
    path: `${rootPath}/:gewinnspiel`,
    handle: staffHandle,
    loader: loadPrizeDraw,
    action: handlePrizeDrawAction,
    view: () =>
      import(
        /* webpackChunkName: "route-moderation--moderation-case--prize-draws--prize-draw--forms--form-answers--survey--redirects" */ './prize-draws/PrizeDrawPage.tsx'
      ).then((m) => m.PrizeDrawPage),
  },
];
