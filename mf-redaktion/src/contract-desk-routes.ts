import type { RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import {
  handleContract,
  loadContract,
  loadContracts,
} from './contracts/contracts.loader.server.ts';

const staff = { layout: 'default', access: 'staff', robots: 'noindex' } as const;

/** The desk of Kündigungen and Widerrufe. */
export const contractDeskRoutes: readonly RouteDefinition[] = [
  {
    id: 'desk-contracts',
    path: '/_internal/redaktion/vertraege',
    handle: staff,
    load: loadContracts,
    view: () =>
      import(
        /* webpackChunkName: "route-desk-orders--desk-order--desk-order-bank--desk-contracts--desk-contract" */ './contracts/ContractsPage.tsx'
      ).then((m) => m.ContractsPage),
  },
  {
    id: 'desk-contract',
    path: '/_internal/redaktion/vertraege/:vorgang',
    handle: staff,
    load: loadContract,
    act: handleContract,
    view: () =>
      import(
        /* webpackChunkName: "route-desk-orders--desk-order--desk-order-bank--desk-contracts--desk-contract" */ './contracts/ContractPage.tsx'
      ).then((m) => m.ContractPage),
  },
];
