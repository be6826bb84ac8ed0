import type { RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import { findPerson, loadAudit } from './audit/audit.loader.server.ts';

const staff = { layout: 'default', access: 'staff', robots: 'noindex' } as const;

/** Routes of the audit log, for administrators. */
export const auditRoutes: readonly RouteDefinition[] = [
  {
    id: 'audit',
    path: '/_internal/redaktion/protokoll',
    handle: staff,
    loader: loadAudit,
    action: findPerson,
    view: () =>
      import(/* webpackChunkName: "route-audit" */ './audit/AuditPage.tsx').then(
        (m) => m.AuditPage,
      ),
  },
];
