import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import {
  deskBankSchema,
  deskIdSchema,
  deskPeriodSchema,
} from '@gruenland/shared-contracts/api/staff-service-requests.schema.ts';

import { requireRole } from '#modules/staff/require-role.ts';
import type { RequireViewer } from '#modules/viewers.ts';
import { fileResponse, problemResponses } from '#plugins/openapi.schema.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { OrderDeskService } from './service-request.service.ts';

const roles = ['leserservice'] as const;
const tags = ['redaktion'];
const config = { rateLimit: rateLimits.token };

/** What leaves the desk of the Leserservice: tables and accounts. Each call is noted. */
export const orderRecordRoutes: FastifyPluginAsyncZod<{
  readonly orderDesk: OrderDeskService;
  readonly viewers: RequireViewer;
}> = async (app, { orderDesk, viewers }) => {
  app.get(
    '/api/redaktion/bestellungen/tabelle.csv',
    {
      schema: {
        tags,
        querystring: deskPeriodSchema,
        response: { ...fileResponse('text/csv'), ...problemResponses },
      },
      config,
    },
    async (request, reply) => {
      const member = await requireRole(viewers, request, roles);
      const { von, bis } = request.query;
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="bestellungen-${von}-${bis}.csv"`)
        .header('cache-control', 'private, no-store')
        .send(await orderDesk.exportOrders(member, { von, bis }));
    },
  );
  app.post(
    '/api/redaktion/bestellungen/:id/konto',
    {
      schema: {
        tags,
        description: 'The account in full. Each call is noted in the audit log.',
        params: deskIdSchema,
        response: { 200: deskBankSchema, ...problemResponses },
      },
      config,
    },
    async (request) => {
      const member = await requireRole(viewers, request, roles);
      return orderDesk.bank(member, request.params.id);
    },
  );
};
