import { staffPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import {
  handleAreaAction,
  loadArea,
  loadOperations,
} from './operations/operations.loader.server.ts';
import { staffHandle } from './staff-handle.ts';

/** Routes of the operations pages: releases, canaries and kill switches. */
export const operationsRoutes: readonly RouteDefinition[] = [
  {
    id: 'operations',
    path: staffPaths.operations(),
    handle: staffHandle,
    loader: loadOperations,
    view: () =>
      import(
        /* webpackChunkName: "route-operations--operations-area" */ './operations/OperationsPage.tsx'
      ).then((m) => m.OperationsPage),
  },
  {
    id: 'operations-area',
    path: '/_internal/redaktion/betrieb/:bereich',
    handle: staffHandle,
    loader: loadArea,
    action: handleAreaAction,
    view: () =>
      import(
        /* webpackChunkName: "route-operations--operations-area" */ './operations/AreaPage.tsx'
      ).then((m) => m.AreaPage),
  },
];
