import type { RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import { findPerson, loadAudit } from './audit/audit.loader.server.ts';

const staff = { layout: 'default', access: 'staff', robots: 'noindex' } as const;

/** The audit log, for the administrators. */
export const auditDeskRoutes: readonly RouteDefinition[] = [
  {
    id: 'desk-audit',
    path: '/_internal/redaktion/protokoll',
    handle: staff,
    load: loadAudit,
    act: findPerson,
    view: () =>
      import(/* webpackChunkName: "route-desk-audit" */ './audit/AuditPage.tsx').then(
        (m) => m.AuditPage,
      ),
  },
];
