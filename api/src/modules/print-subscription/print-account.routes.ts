import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { doneResponseSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import {
  changePrintAddressRequestSchema,
  changePrintPaymentRequestSchema,
  pausePrintRequestSchema,
  printComplaintRequestSchema,
  printSubscriptionsSchema,
} from '@gruenland/shared-contracts/api/print-subscription.schema.ts';

import { createIdempotentRequest } from '#idempotency/idempotency-key.ts';
import type { ViewerChecks } from '#access/viewers.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { PrintAccountService } from './print-account.service.ts';

export interface PrintAccountRouteOptions {
  readonly printAccounts: PrintAccountService;
  readonly viewerChecks: ViewerChecks;
}

/** Endpoints for the print contracts of the signed-in user. */
export const printAccountRoutes: FastifyPluginAsyncZod<PrintAccountRouteOptions> = async (
  app,
  { printAccounts, viewerChecks },
) => {
  const tags = ['print subscription'];
  const doneResponses = { 200: doneResponseSchema };
  const config = { rateLimit: rateLimits.session };
  const basePath = '/api/account/print-subscriptions';

  app.get(
    basePath,
    { schema: { tags, response: { 200: printSubscriptionsSchema } } },
    async (request) => printAccounts.read((await viewerChecks.requireViewer(request)).user),
  );

  app.post(
    `${basePath}/address`,
    { schema: { tags, body: changePrintAddressRequestSchema, response: doneResponses }, config },
    async (request) => {
      await printAccounts.changeAddress(
        (await viewerChecks.requireViewer(request)).user,
        request.body,
      );
      return { done: true } as const;
    },
  );

  app.post(
    `${basePath}/pause`,
    { schema: { tags, body: pausePrintRequestSchema, response: doneResponses }, config },
    async (request) => {
      await printAccounts.pauseDelivery(
        (await viewerChecks.requireViewer(request)).user,
        request.body,
      );
      return { done: true } as const;
    },
  );

  app.post(
    `${basePath}/complaint`,
    { schema: { tags, body: printComplaintRequestSchema, response: doneResponses }, config },
    async (request) => {
      const { user } = await viewerChecks.requireViewer(request);
      await printAccounts.submitComplaint(
        user,
        request.body,
        createIdempotentRequest(request, user.id),
      );
      return { done: true } as const;
    },
  );

  app.post(
    `${basePath}/payment`,
    {
      schema: {
        tags,
        description: 'Requires authentication within the last 30 minutes.',
        body: changePrintPaymentRequestSchema,
        response: doneResponses,
      },
      config,
    },
    async (request) => {
      await printAccounts.changePayment(
        (await viewerChecks.requireFreshSession(request)).user,
        request.body,
      );
      return { done: true } as const;
    },
  );
};
