import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import {
  auditExportQuerySchema,
  auditLogPageSchema,
  auditQuerySchema,
  findAuditPersonRequestSchema,
  foundAuditPersonSchema,
} from '@gruenland/shared-contracts/api/staff-audit-log.schema.ts';

import { requireRole } from '#access/require-role.ts';
import type { ViewerChecks } from '#access/viewers.ts';
import { createFileResponse } from '#plugins/openapi.schema.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { AuditLogService } from './audit-log.service.ts';

const tags = ['staff'];
const config = { rateLimit: rateLimits.token };
/** Lists no roles: the role `admin` is always allowed, and no other role may read the audit log. */
const rolesBesidesAdmin = [] as const;

/** Endpoints that read the audit log, for administrators only. */
export const auditLogRoutes: FastifyPluginAsyncZod<{
  readonly auditLogs: AuditLogService;
  readonly viewerChecks: ViewerChecks;
}> = async (app, { auditLogs, viewerChecks }) => {
  app.get(
    '/api/staff/audit-log',
    {
      schema: {
        tags,
        querystring: auditQuerySchema,
        response: { 200: auditLogPageSchema },
      },
    },
    async (request) => {
      await requireRole(viewerChecks, request, rolesBesidesAdmin);
      return auditLogs.read(request.query);
    },
  );
  app.post(
    '/api/staff/audit-log/person',
    {
      schema: {
        tags,
        body: findAuditPersonRequestSchema,
        response: { 200: foundAuditPersonSchema },
      },
      config,
    },
    async (request) => {
      await requireRole(viewerChecks, request, rolesBesidesAdmin);
      return auditLogs.findPerson(request.body.email);
    },
  );
  app.get(
    '/api/staff/audit-log/table.csv',
    {
      schema: {
        tags,
        description: 'The same lines as a table. Each call is recorded in the audit log.',
        querystring: auditExportQuerySchema,
        response: { ...createFileResponse('text/csv') },
      },
      config,
    },
    async (request, reply) => {
      const staffMember = await requireRole(viewerChecks, request, rolesBesidesAdmin);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="protokoll.csv"')
        .header('cache-control', 'private, no-store')
        .send(await auditLogs.exportCsv(staffMember, request.query));
    },
  );
};
