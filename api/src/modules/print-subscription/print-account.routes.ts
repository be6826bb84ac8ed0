import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { doneAnswerSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import {
  changePrintAddressRequestSchema,
  changePrintPaymentRequestSchema,
  pausePrintRequestSchema,
  printComplaintRequestSchema,
  printSubscriptionsSchema,
} from '@gruenland/shared-contracts/api/print-subscription.schema.ts';

import { createIdempotentRequest } from '#idempotency/idempotency-key.ts';
import type { ViewerChecks } from '#access/viewers.ts';
import { problemResponses } from '#plugins/openapi.schema.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { PrintAccountService } from './print-account.service.ts';

export interface PrintAccountRouteOptions {
  readonly printAccounts: PrintAccountService;
  readonly viewers: ViewerChecks;
}

/** Endpoints for the print contracts of the signed-in user. */
export const printAccountRoutes: FastifyPluginAsyncZod<PrintAccountRouteOptions> = async (
  app,
  { printAccounts, viewers },
) => {
  const tags = ['print subscription'];
  const doneResponses = { 200: doneAnswerSchema, ...problemResponses };
  const config = { rateLimit: rateLimits.session };
  const basePath = '/api/account/print-subscriptions';

  app.get(
    basePath,
    { schema: { tags, response: { 200: printSubscriptionsSchema, ...problemResponses } } },
    async (request) => printAccounts.read((await viewers.require(request)).user),
  );

  app.post(
    `${basePath}/address`,
    { schema: { tags, body: changePrintAddressRequestSchema, response: doneResponses }, config },
    async (request) => {
      await printAccounts.changeAddress((await viewers.require(request)).user, request.body);
      return { done: true } as const;
    },
  );

  app.post(
    `${basePath}/pause`,
    { schema: { tags, body: pausePrintRequestSchema, response: doneResponses }, config },
    async (request) => {
      await printAccounts.pause((await viewers.require(request)).user, request.body);
      return { done: true } as const;
    },
  );

  app.post(
    `${basePath}/complaint`,
    { schema: { tags, body: printComplaintRequestSchema, response: doneResponses }, config },
    async (request) => {
      const { user } = await viewers.require(request);
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
        (await viewers.requireFreshSession(request)).user,
        request.body,
      );
      return { done: true } as const;
    },
  );
};
