import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import {
  bankAccountSchema,
  idParamsSchema,
  exportPeriodSchema,
} from '@gruenland/shared-contracts/api/staff-service-requests.schema.ts';

import { requireRole } from '#access/require-role.ts';
import type { ViewerChecks } from '#access/viewers.ts';
import { createFileResponse } from '#plugins/openapi.schema.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { ServiceRequestService } from './service-request.service.ts';

const roles = ['customer-service'] as const;
const tags = ['staff'];
const config = { rateLimit: rateLimits.token };

/**
 * Endpoints with which customer service exports orders and reads bank accounts. Each call is
 * recorded in the audit log.
 */
export const orderRecordRoutes: FastifyPluginAsyncZod<{
  readonly serviceRequests: ServiceRequestService;
  readonly viewerChecks: ViewerChecks;
}> = async (app, { serviceRequests, viewerChecks }) => {
  app.get(
    '/api/staff/service-requests/table.csv',
    {
      schema: {
        tags,
        querystring: exportPeriodSchema,
        response: { ...createFileResponse('text/csv') },
      },
      config,
    },
    async (request, reply) => {
      const staffMember = await requireRole(viewerChecks, request, roles);
      const { von, bis } = request.query;
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="bestellungen-${von}-${bis}.csv"`)
        .header('cache-control', 'private, no-store')
        .send(await serviceRequests.exportOrders(staffMember, { von, bis }));
    },
  );
  app.post(
    '/api/staff/service-requests/:id/bank-account',
    {
      schema: {
        tags,
        description: 'The full bank account. Each call is recorded in the audit log.',
        params: idParamsSchema,
        response: { 200: bankAccountSchema },
      },
      config,
    },
    async (request) => {
      const staffMember = await requireRole(viewerChecks, request, roles);
      return serviceRequests.readBankAccount(staffMember, request.params.id);
    },
  );
};
