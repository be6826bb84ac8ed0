import type { RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import {
  handleAreaAction,
  loadArea,
  loadOperations,
} from './operations/operations.loader.server.ts';

const staff = { layout: 'default', access: 'staff', robots: 'noindex' } as const;

/** Routes of the operations pages: releases, canaries and kill switches. */
export const operationsRoutes: readonly RouteDefinition[] = [
  {
    id: 'operations',
    path: '/_internal/redaktion/betrieb',
    handle: staff,
    loader: loadOperations,
    view: () =>
      import(
        /* webpackChunkName: "route-operations--operations-area" */ './operations/OperationsPage.tsx'
      ).then((m) => m.OperationsPage),
  },
  {
    id: 'operations-area',
    path: '/_internal/redaktion/betrieb/:bereich',
    handle: staff,
    loader: loadArea,
    action: handleAreaAction,
    view: () =>
      import(
        /* webpackChunkName: "route-operations--operations-area" */ './operations/AreaPage.tsx'
      ).then((m) => m.AreaPage),
  },
];
