import type { RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import { actOnArea, loadArea, loadOperations } from './operations/operations.loader.server.ts';

const staff = { layout: 'default', access: 'staff', robots: 'noindex' } as const;

/** The desk of the Betrieb: releases, trials, switches. */
export const operationsDeskRoutes: readonly RouteDefinition[] = [
  {
    id: 'desk-operations',
    path: '/_internal/redaktion/betrieb',
    handle: staff,
    load: loadOperations,
    view: () =>
      import(
        /* webpackChunkName: "route-desk-operations--desk-area" */ './operations/OperationsPage.tsx'
      ).then((m) => m.OperationsPage),
  },
  {
    id: 'desk-area',
    path: '/_internal/redaktion/betrieb/:bereich',
    handle: staff,
    load: loadArea,
    act: actOnArea,
    view: () =>
      import(
        /* webpackChunkName: "route-desk-operations--desk-area" */ './operations/AreaPage.tsx'
      ).then((m) => m.AreaPage),
  },
];
