import type { RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import { loadBank, loadOrders, loadOrderTask, workOnTask } from './orders/orders.loader.server.ts';

const staff = { layout: 'default', access: 'staff', robots: 'noindex' } as const;

/** The desk of the Leserservice: orders and wishes about contracts. */
export const orderDeskRoutes: readonly RouteDefinition[] = [
  {
    id: 'desk-orders',
    path: '/_internal/redaktion/bestellungen',
    handle: staff,
    load: loadOrders,
    view: () =>
      import(
        /* webpackChunkName: "route-desk-orders--desk-order--desk-order-bank--desk-contracts--desk-contract" */ './orders/OrdersPage.tsx'
      ).then((m) => m.OrdersPage),
  },
  {
    id: 'desk-order',
    path: '/_internal/redaktion/bestellungen/:vorgang',
    handle: staff,
    load: loadOrderTask,
    act: workOnTask,
    view: () =>
      import(
        /* webpackChunkName: "route-desk-orders--desk-order--desk-order-bank--desk-contracts--desk-contract" */ './orders/OrderTaskPage.tsx'
      ).then((m) => m.OrderTaskPage),
  },
  {
    id: 'desk-order-bank',
    path: '/_internal/redaktion/bestellungen/:vorgang/konto',
    handle: staff,
    load: loadBank,
    view: () =>
      import(
        /* webpackChunkName: "route-desk-orders--desk-order--desk-order-bank--desk-contracts--desk-contract" */ './orders/BankPage.tsx'
      ).then((m) => m.BankPage),
  },
];
