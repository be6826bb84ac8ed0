import { staffPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import { findPerson, loadAudit } from './audit/audit.loader.server.ts';
import { staffHandle } from './staff-handle.ts';

/** Routes of the audit log, for administrators. */
export const auditRoutes: readonly RouteDefinition[] = [
  {
    id: 'audit',
    path: staffPaths.auditLog(),
    handle: staffHandle,
    loader: loadAudit,
    action: findPerson,
    view: () =>
      import(/* webpackChunkName: "route-audit" */ './audit/AuditPage.tsx').then(
        (m) => m.AuditPage,
      ),
  },
];
