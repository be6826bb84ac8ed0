import { defineModule, createRouteGroup } from '#module/define-module.ts';
import { sessionModule } from '#modules/session/module.ts';

import { auditLogRetentionRules } from './audit-log-retention-rules.ts';
import { auditLogRoutes } from './audit-log.routes.ts';
import { createAuditLogService } from './audit-log.service.ts';

/** Lets administrators read the audit log. */
export const auditLogModule = defineModule({
  name: 'audit-log',
  needs: { session: sessionModule },
  retention: auditLogRetentionRules,
  create: ({ db }, { session: { viewerChecks } }) => ({
    routes: [
      createRouteGroup(auditLogRoutes, { auditLogs: createAuditLogService(db), viewerChecks }),
    ],
  }),
});
