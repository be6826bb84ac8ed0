import { staffPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import {
  loadBankAccount,
  loadServiceRequests,
  loadServiceRequest,
  updateServiceRequest,
} from './service-requests/service-requests.loader.server.ts';
import { staffHandle } from './staff-handle.ts';

/** Routes of the staff pages for customer service: print orders and other service requests. */
export const serviceRequestRoutes: readonly RouteDefinition[] = [
  {
    id: 'service-requests',
    path: staffPaths.serviceRequests(),
    handle: staffHandle,
    loader: loadServiceRequests,
    view: () =>
      import(
        /* webpackChunkName: "route-service-requests--service-request--bank-account--contracts--contract" */ './service-requests/ServiceRequestsPage.tsx'
      ).then((m) => m.ServiceRequestsPage),
  },
  {
    id: 'service-request',
    path: '/_internal/redaktion/bestellungen/:vorgang',
    handle: staffHandle,
    loader: loadServiceRequest,
    action: updateServiceRequest,
    view: () =>
      import(
        /* webpackChunkName: "route-service-requests--service-request--bank-account--contracts--contract" */ './service-requests/ServiceRequestPage.tsx'
      ).then((m) => m.ServiceRequestPage),
  },
  {
    id: 'bank-account',
    path: '/_internal/redaktion/bestellungen/:vorgang/konto',
    handle: staffHandle,
    loader: loadBankAccount,
    view: () =>
      import(
        /* webpackChunkName: "route-service-requests--service-request--bank-account--contracts--contract" */ './service-requests/BankAccountPage.tsx'
      ).then((m) => m.BankAccountPage),
  },
];
