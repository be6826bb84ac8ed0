import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { doneAnswerSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import {
  deskIdSchema,
  deskTaskDetailSchema,
  deskTaskListSchema,
  deskTaskQuerySchema,
  workOnTaskRequestSchema,
} from '@gruenland/shared-contracts/api/staff-service-requests.schema.ts';

import { requireRole } from '#modules/staff/require-role.ts';
import type { RequireViewer } from '#modules/viewers.ts';
import { problemResponses } from '#plugins/openapi.schema.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { OrderDeskService } from './service-request.service.ts';

const roles = ['leserservice'] as const;
const tags = ['redaktion'];
const config = { rateLimit: rateLimits.token };

/** The desk of the Leserservice: what readers sent about printed magazines. */
export const orderDeskRoutes: FastifyPluginAsyncZod<{
  readonly orderDesk: OrderDeskService;
  readonly viewers: RequireViewer;
}> = async (app, { orderDesk, viewers }) => {
  app.get(
    '/api/redaktion/bestellungen',
    {
      schema: {
        tags,
        querystring: deskTaskQuerySchema,
        response: { 200: deskTaskListSchema, ...problemResponses },
      },
    },
    async (request) => {
      await requireRole(viewers, request, roles);
      return orderDesk.list(request.query);
    },
  );
  app.get(
    '/api/redaktion/bestellungen/:id',
    {
      schema: {
        tags,
        params: deskIdSchema,
        response: { 200: deskTaskDetailSchema, ...problemResponses },
      },
    },
    async (request) => {
      await requireRole(viewers, request, roles);
      return orderDesk.read(request.params.id);
    },
  );
  app.post(
    '/api/redaktion/bestellungen/:id/stand',
    {
      schema: {
        tags,
        params: deskIdSchema,
        body: workOnTaskRequestSchema,
        response: { 200: doneAnswerSchema, ...problemResponses },
      },
      config,
    },
    async (request) => {
      const member = await requireRole(viewers, request, roles);
      await orderDesk.work(member, request.params.id, request.body);
      return { done: true } as const;
    },
  );
};
