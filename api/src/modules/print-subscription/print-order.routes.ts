import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { doneResponseSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import {
  codeResponseSchema,
  codeQuerySchema,
  printOfferSchema,
  printOrderDraftRequestSchema,
  printOrderDraftSchema,
  printOrderSchema,
  printOrderValuesSchema,
} from '@gruenland/shared-contracts/api/print-subscription.schema.ts';

import { createIdempotentRequest } from '#idempotency/idempotency-key.ts';
import type { ViewerChecks } from '#access/viewers.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { PrintOrderService } from './print-order.service.ts';

export interface PrintOrderRouteOptions {
  readonly printOrders: PrintOrderService;
  readonly viewerChecks: ViewerChecks;
}

const tags = ['print subscription'];
const config = { rateLimit: rateLimits.token };

/** Endpoints to order a print subscription: enter data, review, place the order, confirmation. */
export const printOrderRoutes: FastifyPluginAsyncZod<PrintOrderRouteOptions> = async (
  app,
  options,
) => {
  await draftRoutes(app, options);
  await placingRoutes(app, options);
};

const draftRoutes: FastifyPluginAsyncZod<PrintOrderRouteOptions> = async (app, options) => {
  const { printOrders } = options;

  app.get(
    '/api/print-subscription/products',
    { schema: { tags, response: { 200: printOfferSchema } } },
    async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=60');
      return printOrders.offer();
    },
  );

  app.post(
    '/api/print-subscription/drafts',
    {
      schema: {
        tags,
        body: printOrderDraftRequestSchema,
        response: { 201: codeResponseSchema },
      },
      config,
    },
    async (request, reply) => {
      const idempotentRequest = createIdempotentRequest(request, 'visitor');
      return reply.code(201).send(await printOrders.draft(request.body, idempotentRequest));
    },
  );

  app.get(
    '/api/print-subscription/drafts',
    {
      schema: {
        tags,
        querystring: codeQuerySchema,
        response: { 200: printOrderDraftSchema },
      },
      config,
    },
    async (request) => printOrders.readDraft(request.query.code),
  );

  app.get(
    '/api/print-subscription/drafts/values',
    {
      schema: {
        tags,
        querystring: codeQuerySchema,
        response: { 200: printOrderValuesSchema },
      },
      config,
    },
    async (request) => printOrders.readDraftValues(request.query.code),
  );
};

const placingRoutes: FastifyPluginAsyncZod<PrintOrderRouteOptions> = async (app, options) => {
  const { printOrders, viewerChecks } = options;

  app.post(
    '/api/print-subscription/orders',
    {
      schema: {
        tags,
        description: 'Idempotent: placing the same draft again returns the same order.',
        body: codeQuerySchema,
        response: { 201: codeResponseSchema },
      },
      config: { rateLimit: rateLimits.register },
    },
    async (request, reply) => {
      const user = await viewerChecks.findUser(request);
      const placedOrder = await printOrders.place(request.body.code, user);
      return reply.code(201).send(placedOrder);
    },
  );

  app.post(
    '/api/print-subscription/vouchers',
    {
      schema: {
        tags,
        description: 'Sends the voucher of a gift; the code is in the order mail to the giver.',
        body: codeQuerySchema,
        response: { 200: doneResponseSchema },
      },
      config,
    },
    async (request) => {
      await printOrders.releaseVoucher(request.body.code);
      return { done: true } as const;
    },
  );

  app.get(
    '/api/print-subscription/orders',
    {
      schema: {
        tags,
        querystring: codeQuerySchema,
        response: { 200: printOrderSchema },
      },
      config,
    },
    async (request) => printOrders.readOrder(request.query.code),
  );
};
