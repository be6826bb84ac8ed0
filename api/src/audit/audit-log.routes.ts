import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import {
  auditExportQuerySchema,
  auditPageSchema,
  auditQuerySchema,
  findAuditPersonRequestSchema,
  foundAuditPersonSchema,
} from '@gruenland/shared-contracts/api/staff-audit-log.schema.ts';

import { requireRole } from '#modules/staff/require-role.ts';
import type { RequireViewer } from '#modules/viewers.ts';
import { fileResponse, problemResponses } from '#plugins/openapi.schema.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { AuditDeskService } from './audit-log.service.ts';

const tags = ['redaktion'];
const config = { rateLimit: rateLimits.token };
/** `admin` has all roles; nobody else looks over everybody's shoulder. */
const adminAlone = [] as const;

/** The audit log, for the administrators. */
export const auditDeskRoutes: FastifyPluginAsyncZod<{
  readonly auditDesk: AuditDeskService;
  readonly viewers: RequireViewer;
}> = async (app, { auditDesk, viewers }) => {
  app.get(
    '/api/redaktion/protokoll',
    {
      schema: {
        tags,
        querystring: auditQuerySchema,
        response: { 200: auditPageSchema, ...problemResponses },
      },
    },
    async (request) => {
      await requireRole(viewers, request, adminAlone);
      return auditDesk.read(request.query);
    },
  );
  app.post(
    '/api/redaktion/protokoll/person',
    {
      schema: {
        tags,
        body: findAuditPersonRequestSchema,
        response: { 200: foundAuditPersonSchema, ...problemResponses },
      },
      config,
    },
    async (request) => {
      await requireRole(viewers, request, adminAlone);
      return auditDesk.findPerson(request.body.email);
    },
  );
  app.get(
    '/api/redaktion/protokoll/tabelle.csv',
    {
      schema: {
        tags,
        description: 'The same lines as a table. Each call is noted in the audit log.',
        querystring: auditExportQuerySchema,
        response: { ...fileResponse('text/csv'), ...problemResponses },
      },
      config,
    },
    async (request, reply) => {
      const member = await requireRole(viewers, request, adminAlone);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="protokoll.csv"')
        .header('cache-control', 'private, no-store')
        .send(await auditDesk.save(member, request.query));
    },
  );
};
