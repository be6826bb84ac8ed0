import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { doneResponseSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import {
  idParamsSchema,
  serviceRequestDetailSchema,
  serviceRequestListSchema,
  serviceRequestQuerySchema,
  updateServiceRequestSchema,
} from '@gruenland/shared-contracts/api/staff-service-requests.schema.ts';

import { requireRole } from '#access/require-role.ts';
import type { ViewerChecks } from '#access/viewers.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { ServiceRequestService } from './service-request.service.ts';

const roles = ['customer-service'] as const;
const tags = ['staff'];
const config = { rateLimit: rateLimits.token };

/**
 * Endpoints for the staff page on which customer service handles requests about print
 * subscriptions.
 */
export const serviceRequestRoutes: FastifyPluginAsyncZod<{
  readonly serviceRequests: ServiceRequestService;
  readonly viewerChecks: ViewerChecks;
}> = async (app, { serviceRequests, viewerChecks }) => {
  app.get(
    '/api/staff/service-requests',
    {
      schema: {
        tags,
        querystring: serviceRequestQuerySchema,
        response: { 200: serviceRequestListSchema },
      },
    },
    async (request) => {
      await requireRole(viewerChecks, request, roles);
      return serviceRequests.list(request.query);
    },
  );
  app.get(
    '/api/staff/service-requests/:id',
    {
      schema: {
        tags,
        params: idParamsSchema,
        response: { 200: serviceRequestDetailSchema },
      },
    },
    async (request) => {
      await requireRole(viewerChecks, request, roles);
      return serviceRequests.read(request.params.id);
    },
  );
  app.post(
    '/api/staff/service-requests/:id/state',
    {
      schema: {
        tags,
        params: idParamsSchema,
        body: updateServiceRequestSchema,
        response: { 200: doneResponseSchema },
      },
      config,
    },
    async (request) => {
      const staffMember = await requireRole(viewerChecks, request, roles);
      await serviceRequests.updateServiceRequest(staffMember, request.params.id, request.body);
      return { done: true } as const;
    },
  );
};
