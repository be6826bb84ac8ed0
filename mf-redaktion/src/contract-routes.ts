import { staffPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import {
  handleContractAction,
  loadContract,
  loadContracts,
} from './contracts/contracts.loader.server.ts';
import { staffHandle } from './staff-handle.ts';

/** Routes of the staff pages for cancellations and withdrawals. */
export const contractRoutes: readonly RouteDefinition[] = [
  {
    id: 'contracts',
    path: staffPaths.contracts(),
    handle: staffHandle,
    loader: loadContracts,
    view: () =>
      import(
        /* webpackChunkName: "route-service-requests--service-request--bank-account--contracts--contract" */ './contracts/ContractsPage.tsx'
      ).then((m) => m.ContractsPage),
  },
  {
    id: 'contract',
    path: '/_internal/redaktion/vertraege/:vorgang',
    handle: staffHandle,
    loader: loadContract,
    action: handleContractAction,
    view: () =>
      import(
        /* webpackChunkName: "route-service-requests--service-request--bank-account--contracts--contract" */ './contracts/ContractPage.tsx'
      ).then((m) => m.ContractPage),
  },
];
